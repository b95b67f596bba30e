"""The table of Cookie Plate: all there is to see, where it lies, and what fingers mean."""
