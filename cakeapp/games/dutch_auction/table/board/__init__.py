"""The widgets of the table of Dutch Auction, placed by hand for every size."""
