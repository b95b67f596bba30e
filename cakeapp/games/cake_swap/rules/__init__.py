"""The rules of Cake Swap: state, moves, what is refused, what may be known, what things are worth."""
