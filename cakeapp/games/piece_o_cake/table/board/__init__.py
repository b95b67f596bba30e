"""The widgets of the table of Piece o' Cake, placed by hand for every size."""
