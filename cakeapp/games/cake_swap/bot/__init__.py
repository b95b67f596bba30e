"""What a good player of Cake Swap knows, its tuned numbers, and its reasons in words."""
