"""How long words stay, so that they can be read at the pace that the settings wish."""

PACES = {"quick": (0.03, 1.0), "steady": (0.06, 2.0), "slow": (0.096, 3.2)}  # seconds a letter, and at least


def reading_time(words: str, pace: str) -> float:
    """Seconds; none where there is nothing to read."""
    a_letter, least = PACES[pace]
    return max(least, a_letter * len(words)) if words else 0.0
