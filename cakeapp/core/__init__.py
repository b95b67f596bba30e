"""The rules core: what a game is, the table it is played at, and the record that is kept of it."""
