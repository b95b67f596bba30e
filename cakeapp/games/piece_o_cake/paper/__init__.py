"""What helps beside a printed Piece o' Cake: score sheet, turns, helpers, the owner's copy."""
