"""The events of Top Cake."""

from collections.abc import Iterator, Sequence

from cakeapp.core.game import Event, shown
from cakeapp.core.scoring import points_of
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, ids
from cakeapp.games.top_cake.rules.hands import SNATCH, Cards, faces
from cakeapp.games.top_cake.rules.judging import Verdict
from cakeapp.games.top_cake.rules.scoring import score_lines
from cakeapp.games.top_cake.rules.state import CLOSED, NEW_CAKES, State

Owned = tuple[tuple[int, str], ...]  # bidding cards with their seats


def told_bid(state: State, seat: int, lot: int, facing: int, card: int) -> Event:
    """Told before the card is played."""
    at, face = LAYERS[lot].id, FACES[card]
    if facing == CLOSED:
        seen_by = frozenset([seat]) if state.recall else frozenset[int]()
        return Event("bid", seat, {"lot": at, "facing": "down"}, {"card": face}, seen_by)
    return shown("bid", seat, lot=at, facing="up", card=face)


def told_row(state: State) -> Iterator[Event]:
    """The row of a round that begins."""
    carried = len(state.row) - NEW_CAKES - (state.round > 1)
    yield shown("round", state.starter, round=state.round, carried=ids(state.row[:carried]))
    cakes = state.row[carried : carried + NEW_CAKES]
    yield shown("cakes", reveals=True, cards=ids(cakes))
    for topper in state.row[carried + NEW_CAKES :]:
        yield shown("topper", reveals=True, card=LAYERS[topper].id)


def told_lot(state: State, lot: int, laid: Sequence[Cards], verdict: Verdict, staying: Cards | None) -> Iterator[Event]:
    """The judging of a lot, told while its cards still lie there; `staying` is None when the lot is gone."""
    at = LAYERS[lot].id
    turned = tuple((seat, FACES[card]) for seat, where, facing, card in state.bids if (where, facing) == (lot, CLOSED))
    if turned:
        yield shown("turn_up", lot=at, reveals=True, cards=turned)
    if verdict.cancelled:
        yield shown("cancel", lot=at, cards=owned(laid, verdict.cancelled))
    yield shown("judge", verdict.winner, lot=at, why=verdict.why, half_points=tuple(verdict.bids))
    if verdict.winner is not None:
        yield shown("win", verdict.winner, lot=at)
    elif staying is None:
        yield shown("leave", lot=at)
    else:
        yield shown("carry", lot=at, cards=owned(laid, staying))
    if spent := owned(laid, SNATCH):
        yield shown("spend", lot=at, cards=spent)
    if back := owned(laid, ~(SNATCH | (staying or 0))):
        yield shown("take_back", lot=at, cards=back)


def told_end(state: State) -> Iterator[Event]:
    """The end of a game, told while tied lots still lie on the table."""
    for lot in state.row:
        yield shown("leave", lot=LAYERS[lot].id)
        back = tuple((seat, FACES[card]) for seat, where, _, card in state.stuck if where == lot)
        if back:
            yield shown("take_back", lot=LAYERS[lot].id, cards=back)
    for seat, stacks in enumerate(state.stacks):
        yield shown("score", seat, points=points_of(score_lines(stacks, LAYERS)))


def owned(laid: Sequence[Cards], wanted: Cards) -> Owned:
    return tuple((seat, face) for seat, cards in enumerate(laid) for face in faces(cards & wanted))
