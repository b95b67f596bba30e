"""Take the Cake at the table: what a finger means, where things lie, what is told. No Kivy but in `board`."""
