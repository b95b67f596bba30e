"""The rules of Dutch Auction: state, moves, what is refused, what may be known, what things are worth."""
