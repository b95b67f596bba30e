"""What lies at a lot, as somebody at the table sees it."""

from typing import NamedTuple

from cakeapp.core.say import Say
from cakeapp.games.top_cake.rules.components import FACES
from cakeapp.games.top_cake.rules.state import BID, CLOSED, NEW_CAKES
from cakeapp.games.top_cake.rules.state import HALF as HALF_POINT
from cakeapp.games.top_cake.rules.view import View

HALF = "half"  # the face of the first player card


class CardAtLot(NamedTuple):
    seat: int
    face: str  # empty where it is hidden
    closed: bool = False
    stuck: bool = False  # left there by a tie


def spoken(face: str) -> Say | str:
    """A bidding card: numbers are called by what is printed on them."""
    return Say(f"top_cake.card.{face}") if face in ("S", "R", HALF) else face


def at_lot(view: View, lot: int, half: int | None = None) -> list[CardAtLot]:
    """Cards of tied rounds first; `half` is the lot where the first player card is meant to go."""
    found = [CardAtLot(bid.seat, FACES[bid.card or 0], stuck=True) for bid in view.stuck if bid.lot == lot]
    found += [
        CardAtLot(bid.seat, "" if bid.card is None else FACES[bid.card], bid.facing == CLOSED)
        for bid in view.bids
        if bid.lot == lot
    ]
    if lot == half:
        found.append(CardAtLot(view.starter, HALF))
    return found


def carried(view: View) -> tuple[int, ...]:
    """The lots that wait since an earlier round."""
    new = NEW_CAKES + (view.round > 1) if view.phase in (BID, HALF_POINT) else 0
    return view.row[: len(view.row) - new]
