"""What may be known of a game, and the games that it may be."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from cakeapp.core.cards import shuffled
from cakeapp.games.top_cake.rules.hands import in_order
from cakeapp.games.top_cake.rules.scoring import Stack
from cakeapp.games.top_cake.rules.state import CLOSED, OPEN, LaidCard, State


class Bid(NamedTuple):
    """A bidding card on the table; its card is None where its face is hidden."""

    seat: int
    lot: int
    facing: int
    card: int | None


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    players: int
    recall: bool
    stay: bool
    phase: int
    actor: int | None
    starter: int
    round: int
    turn: int
    facing: int
    cakes_to_come: tuple[int, ...]  # rising, like the toppers: their order is hidden
    toppers_to_come: tuple[int, ...]
    row: tuple[int, ...]
    stuck: tuple[Bid, ...]
    bids: tuple[Bid, ...]  # in the order they were played
    hands: tuple[tuple[int, ...] | None, ...]  # None where hidden
    hand_sizes: tuple[int, ...]
    unplayed: tuple[tuple[int, ...], ...]  # cards that are in a hand or lie face down: this is no secret
    spent: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    stacks: tuple[tuple[Stack, ...], ...]
    tin: tuple[int, ...]


def see(state: State, seat: int | None) -> View:
    unplayed = list(state.hands)
    for owner, _, facing, card in state.bids:
        if facing == CLOSED:
            unplayed[owner] |= 1 << card
    reader = seat if state.recall else None
    return View(
        seat=seat,
        players=state.players,
        recall=state.recall,
        stay=state.stay,
        phase=state.phase,
        actor=state.actor,
        starter=state.starter,
        round=state.round,
        turn=state.turn,
        facing=state.facing,
        cakes_to_come=tuple(sorted(state.cakes)),
        toppers_to_come=tuple(sorted(state.toppers)),
        row=state.row,
        stuck=tuple(Bid(*laid) for laid in state.stuck),
        bids=tuple(
            Bid(owner, lot, facing, card if facing == OPEN or owner == reader else None)
            for owner, lot, facing, card in state.bids
        ),
        hands=tuple(
            in_order(hand) if owner == seat or hand in (0, unplayed[owner]) else None
            for owner, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(map(int.bit_count, state.hands)),
        unplayed=tuple(map(in_order, unplayed)),
        spent=state.spent,
        won=tuple(state.won),
        stacks=tuple(state.stacks),
        tin=state.tin,
    )


def imagine(view: View, rng: Random) -> State:
    state = State(view.players, view.recall, view.stay)
    state.phase, state.actor, state.starter = view.phase, view.actor, view.starter
    state.round, state.turn, state.facing = view.round, view.turn, view.facing
    state.cakes = tuple(shuffled(view.cakes_to_come, rng))
    state.toppers = tuple(shuffled(view.toppers_to_come, rng))
    state.row, state.lots = view.row, tuple(sorted(view.row))
    state.spent, state.won, state.stacks, state.tin = view.spent, list(view.won), list(view.stacks), view.tin
    hidden = [imagined_faces(view, seat, rng) for seat in range(view.players)]
    state.stuck = tuple(with_face(bid, hidden) for bid in view.stuck)
    state.bids = [with_face(bid, hidden) for bid in view.bids]
    state.hands = [sum(1 << card for card in left) for left in hidden]
    return state


def imagined_faces(view: View, seat: int, rng: Random) -> list[int]:
    """What a seat has in hand, then the faces hidden from the viewer; where the hand is known, so is their set."""
    seen = [bid.card for bid in view.bids if bid.seat == seat and bid.facing == CLOSED]
    hand = view.hands[seat]
    if hand is None:
        return shuffled(view.unplayed[seat], rng)
    return [*hand, *shuffled([card for card in view.unplayed[seat] if card not in hand and card not in seen], rng)]


def with_face(bid: Bid, hidden: list[list[int]]) -> LaidCard:
    """The card of a bid; a hidden one is taken from what its seat has hidden."""
    seat, lot, facing, card = bid
    return seat, lot, facing, hidden[seat].pop() if card is None else card
