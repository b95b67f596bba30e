"""The widgets of the table of Cake Swap, placed by hand for every size."""
