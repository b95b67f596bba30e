"""A game in use: whose turn it is, the handover, hint, log and result."""
