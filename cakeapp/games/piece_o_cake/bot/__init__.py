"""What a good player of Piece o' Cake knows, its tuned numbers, and its reasons in words."""
