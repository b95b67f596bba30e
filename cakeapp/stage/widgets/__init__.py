"""What every table is made of: things to touch, places to put them, words."""
