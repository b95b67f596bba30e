"""The rules of Piece o' Cake: state, moves, what is refused, what may be known, what things are worth."""
