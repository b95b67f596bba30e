"""What a good player of Take the Cake knows, its tuned numbers, and its reasons in words."""
