"""What helps beside a printed Take the Cake: score sheet, turns, helpers, the owner's copy."""
