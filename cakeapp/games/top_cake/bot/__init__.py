"""What a good player of Top Cake knows, its tuned numbers, and its reasons in words."""
