"""What a good player of Cookie Plate knows."""
