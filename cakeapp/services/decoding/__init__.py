"""What comes from outside becomes typed values here, each with its bounds; everybody behind trusts them."""
