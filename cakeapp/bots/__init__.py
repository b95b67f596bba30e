"""Players made of code: they see what a seat may see, and think in slices. No game is named here."""
