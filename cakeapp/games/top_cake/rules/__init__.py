"""The rules of Top Cake: state, moves, what is refused, what may be known, what things are worth."""
