"""The rules of Cookie Plate: state, moves, what is refused, what may be known, what things are worth."""
