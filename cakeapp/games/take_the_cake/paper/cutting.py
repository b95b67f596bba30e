"""The eight ways in which two cut cards can cut a centre; for the companion."""

from collections.abc import Sequence
from typing import NamedTuple

from cakeapp.core.errors import NotationError
from cakeapp.core.say import Say
from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, QUARTERS, CutCard, turned


class Cut(NamedTuple):
    card: str
    degrees: int  # turned clockwise
    grid: tuple[str, ...]  # a word of colours a row

    def pieces(self) -> dict[str, list[int]]:
        """The places of each piece, 0 to 15, row by row."""
        colours = "".join(self.grid)
        return {colour: [at for at, one in enumerate(colours) if one == colour] for colour in COLOURS}


def eight_cuts(one: str, other: str, cards: Sequence[CutCard] = CUTS) -> list[Cut]:
    """Each of the two cards, by id, in its four orientations."""
    if one == other:
        raise NotationError(Say("take_the_cake.cutting.twice", card=one))
    grids = {card.id: card.grid for card in cards}
    for name in (one, other):
        if name not in grids:
            raise NotationError(Say("take_the_cake.cutting.none", found=repr(name)))
    return [Cut(name, 90 * quarters, turned(grids[name], quarters)) for name in (one, other) for quarters in QUARTERS]
