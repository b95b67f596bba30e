"""Looks behind the scenes of Dutch Auction for the contract suite."""

from collections import Counter
from random import Random

from cakeapp.core.sheet import Entry
from cakeapp.games.dutch_auction.rules.codes import NAME, PLAIN
from cakeapp.games.dutch_auction.rules.rounds import owned_by_seat
from cakeapp.games.dutch_auction.rules.state import State


def components(state: State) -> Counter[str]:
    by_seat = [state.hands, state.decks, state.discards, state.bids, state.cashed]
    piles = [
        state.auction_deck,
        state.auction_discards,
        state.display.values(),
        *(pile for two in by_seat for pile in two),
    ]
    return Counter(NAME[PLAIN[card]] for pile in piles for card in pile)


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    hidden = [other.auction_deck]
    for owner in (0, 1):
        over = state.phase == "end"
        if owner == seat or over:
            known_top = 0 if state.aside[owner] is None else 1
            rest = other.decks[owner][known_top:]
            rng.shuffle(rest)
            other.decks[owner][known_top:] = rest
        else:
            hidden += [other.hands[owner], other.decks[owner]]
            if not state.recall:
                hidden.append(other.discards[owner])
    pool = [card for pile in hidden for card in pile]
    rng.shuffle(pool)
    for pile in hidden:
        pile[:] = [pool.pop() for _ in pile]
    for owner in (0, 1):
        other.hands[owner].sort()
        other.discards[owner].sort()
        if state.aside[owner] is not None:
            other.aside[owner] = other.decks[owner][0]
    if state.vote and seat != 0:
        other.vote = rng.choice(["go", "stop"])
    return other


def swap_a_little(state: State, rng: Random) -> State:
    """Two cards that lie hidden change places."""
    other = state.copy()
    hidden = [other.auction_deck, *other.hands, *other.decks, *(() if state.recall else other.discards)]
    places = [(pile, at) for pile in hidden for at in range(len(pile))]
    if len(places) > 1:
        (one, here), (two, there) = rng.sample(places, 2)
        one[here], two[there] = two[there], one[here]
    for owner in (0, 1):
        other.hands[owner].sort()
        other.discards[owner].sort()
        if state.aside[owner] is not None:
            other.aside[owner] = other.decks[owner][0]
    return other


def final_entries(state: State) -> list[Entry]:
    return [Entry(seat, "card", (card,)) for seat, own in enumerate(owned_by_seat(state)) for card in own]


def most_touches(state: State) -> int:
    """One a card."""
    return sum(map(len, owned_by_seat(state)))


def may_be_missing(said: str) -> bool:
    return said.startswith("No card of player")  # all of them were paid and lost
