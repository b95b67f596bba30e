"""What helps beside a printed Cake Swap: score sheet, turns, helpers, the owner's copy."""
