"""What helps beside a printed Dutch Auction: score sheet, turns, helpers, the owner's copy."""
