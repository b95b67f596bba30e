"""What a good player of Dutch Auction knows, its tuned numbers, and its reasons in words."""
