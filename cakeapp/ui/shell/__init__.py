"""Everything around a game in use: home, new game, score, history, settings."""
