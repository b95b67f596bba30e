"""Why one play of a file is not brought in though the file is."""

from cakeapp.core.errors import CakeError
from cakeapp.core.say import Say

OTHER_GAME, UNSCORED, FRACTION, TWICE, DAMAGED = "other_game", "unscored", "fraction", "twice", "damaged"


class LeftOut(CakeError):
    """`why` is one of the words above."""

    def __init__(self, why: str) -> None:
        super().__init__(Say(f"data.left_out.{why}", count=1))
        self.why = why
