"""What a table shows, as data: things with their looks and names, and where they lie. No Kivy, and no game's name."""
