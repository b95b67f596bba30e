"""The widgets of the table of Top Cake, placed by hand for every size."""
