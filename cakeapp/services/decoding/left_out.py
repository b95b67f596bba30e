"""Why one play of a file is not brought in though the file is."""

from cakeapp.core.errors import CakeError

OTHER_GAME, UNSCORED, FRACTION, TWICE, DAMAGED = "other_game", "unscored", "fraction", "twice", "damaged"


class LeftOut(CakeError):
    """One of the words above, for which there is a text."""
