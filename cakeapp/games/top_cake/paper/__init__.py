"""What helps beside a printed Top Cake: score sheet, turns, helpers, the owner's copy."""
