"""What helps beside a printed Cookie Plate: score sheet, turns, the owner's copy."""
