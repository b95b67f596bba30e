"""The rules of Take the Cake: state, moves, what is refused, what may be known, what things are worth."""
