"""What may be known of a game, and the games that it may be."""

from dataclasses import dataclass
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.games.dutch_auction.rules.codes import total
from cakeapp.games.dutch_auction.rules.state import DISPLAY, END, VOTE, State

Cards = tuple[int, ...]  # the numbers of `codes`, sorted


@dataclass(frozen=True, slots=True)
class View:
    """What is kept by seat has an entry for each; None stands for cards that are not to be seen."""

    seat: int | None
    recall: bool
    actor: int | None
    phase: str
    loser: int  # of the last bid, or who wins the first if it cannot be settled; -1: not yet named
    wanting: int
    display: tuple[int | None, ...]  # by cost, from 1; None: a gap
    laid: int
    auction_deck: int
    auction_discards: Cards
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    decks: tuple[Cards | None, ...]  # what is in them, not in which order
    deck_sizes: tuple[int, ...]
    has_aside: tuple[bool, ...]  # the top card of the deck was set aside
    aside: int | None  # what lies so on the own deck
    discards: tuple[Cards | None, ...]
    discard_sizes: tuple[int, ...]
    bids: tuple[Cards, ...]
    totals: tuple[int, ...]  # of the bids
    used: Cards  # power cards in the acting player's bid
    cashed: tuple[Cards, ...]
    vote: str  # what seat 0 voted, for herself, while seat 1 is asked
    unseen: Cards  # everything hidden here: auction deck and all piles that are None


def see(state: State, seat: int | None) -> View:
    over = state.phase == END
    own = [over or seat == owner for owner in (0, 1)]
    shown = [mine or state.recall for mine in own]
    unseen = state.auction_deck.copy()
    for owner in (0, 1):
        if not own[owner]:
            unseen += state.hands[owner] + state.decks[owner]
        if not shown[owner]:
            unseen += state.discards[owner]
    return View(
        seat=seat,
        recall=state.recall,
        actor=state.actor,
        phase=state.phase,
        loser=state.loser,
        wanting=state.wanting,
        display=tuple([state.display.get(cost) for cost in range(1, DISPLAY + 1)]),
        laid=state.laid,
        auction_deck=len(state.auction_deck),
        auction_discards=tuple(state.auction_discards),
        hands=open_piles(state.hands, own),
        hand_sizes=tuple(map(len, state.hands)),
        decks=open_piles(state.decks, own),
        deck_sizes=tuple(map(len, state.decks)),
        has_aside=tuple([card is not None for card in state.aside]),
        aside=None if seat is None else state.aside[seat],
        discards=open_piles(state.discards, shown),
        discard_sizes=tuple(map(len, state.discards)),
        bids=tuple(map(tuple, state.bids)),
        totals=tuple(map(total, state.bids)),
        used=tuple(state.used),
        cashed=tuple(map(tuple, state.cashed)),
        vote=state.vote if seat == 0 else "",
        unseen=tuple(sorted(unseen)),
    )


def open_piles(piles: tuple[list[int], list[int]], shown: list[bool]) -> tuple[Cards | None, ...]:
    return tuple([tuple(sorted(pile)) if seen else None for pile, seen in zip(piles, shown)])


def imagine(view: View, rng: Random) -> State:
    state = State(view.recall)
    state.actor, state.phase, state.loser, state.wanting = view.actor, view.phase, view.loser, view.wanting
    state.display = {cost: card for cost, card in enumerate(view.display, 1) if card is not None}
    state.laid, state.auction_discards = view.laid, list(view.auction_discards)
    first, second = view.bids
    state.bids = list(first), list(second)
    first, second = view.cashed
    state.cashed = list(first), list(second)
    state.used = list(view.used)
    pool = shuffled(view.unseen, rng)
    state.hands = fill(view.hands, view.hand_sizes, pool)
    state.decks = fill(view.decks, view.deck_sizes, pool)
    state.discards = fill(view.discards, view.discard_sizes, pool)
    state.auction_deck = pool
    for owner, deck in enumerate(state.decks):
        deck[:] = shuffled(deck, rng)
        if view.has_aside[owner]:
            if owner == view.seat:
                deck.sort(key=lambda card: card != view.aside)
            state.aside[owner] = deck[0]
    state.vote = view.vote
    if view.phase == VOTE and view.actor == 1 and view.seat != 0:
        state.vote = rng.choice(("go", "stop"))
    return state


def fill(piles: tuple[Cards | None, ...], sizes: tuple[int, ...], pool: list[int]) -> tuple[list[int], list[int]]:
    """The piles seen as they are, the others from the pool."""
    filled = []
    for seen, size in zip(piles, sizes):
        filled.append(list(seen) if seen is not None else sorted(pool[:size]))
        if seen is None:
            del pool[:size]
    first, second = filled
    return first, second
