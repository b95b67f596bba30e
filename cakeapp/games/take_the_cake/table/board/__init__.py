"""The widgets of the table of Take the Cake, placed by hand for every size."""
