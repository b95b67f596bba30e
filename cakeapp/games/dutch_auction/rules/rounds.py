"""The course of a round around the two turns: setting aside, the bids, the restock, the vote, the new hands.

A step that needs a deck shuffled stops, and goes on from there once chance has done it.
"""

from bisect import insort

from cakeapp.core.game import CHANCE, Event, Log, shown
from cakeapp.games.dutch_auction.rules.codes import NAME, names, total
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.scoring import result
from cakeapp.games.dutch_auction.rules.state import ACT, ADD, ASIDE, DISPLAY, DRAW, END, HAND, OWN_DECK, VOTE, State


def set_up(state: State, cards: tuple[int, ...], log: Log) -> None:
    state.decks = list(cards[:OWN_DECK]), list(cards[OWN_DECK : 2 * OWN_DECK])
    state.auction_deck = list(cards[2 * OWN_DECK :])
    if log is not None:
        for seat, deck in enumerate(state.decks):
            dealt = {"cards": names(sorted(deck))}
            log.append(Event("deal", seat, {"count": OWN_DECK}, dealt, frozenset({seat}), reveals=True))
    fill_display(state, log)
    draw(state, 0, log)


def set_aside(state: State, seat: int, card: int, log: Log) -> None:
    state.hands[seat].remove(card)
    state.decks[seat].insert(0, card)
    state.aside[seat] = card
    if log is not None:
        log.append(Event("aside", seat, {}, {"card": NAME[card]}, frozenset({seat})))
    ask_aside(state, seat + 1, log)


def ask_aside(state: State, first: int, log: Log) -> None:
    """The next seat with a choice, from the first on; when there is none the bids are shown."""
    state.phase = ASIDE
    for seat in range(first, 2):
        if len(state.hands[seat]) > 1:
            state.actor = seat
            return
    state.bids, state.hands = state.hands, ([], [])
    if log is not None:
        for seat, bid in enumerate(state.bids):
            log.append(shown("bid", seat, reveals=True, cards=names(bid), total=total(bid)))
    compare(state, log)


def compare(state: State, log: Log) -> None:
    """The higher bid goes first; tied bids grow by a card each as long as anybody has one."""
    first, second = map(total, state.bids)
    if first == second and (any(state.decks) or any(state.discards)):
        if log is not None:
            log.append(shown("tied", total=first))
        add_cards(state, 0, log)
        return
    if first != second:
        state.loser = 0 if first < second else 1
    else:
        state.loser = 1 - state.loser
    state.phase = ACT
    state.actor = 1 - state.loser
    if log is not None:
        log.append(shown("won", state.actor, totals=(first, second)))


def add_cards(state: State, first: int, log: Log) -> None:
    """From the first seat on, each adds the top card of the own deck, if there is one."""
    state.phase = ADD
    for seat in range(first, 2):
        if needs_shuffle(state, seat):
            return
        deck, bid = state.decks[seat], state.bids[seat]
        if deck:
            card = deck.pop(0)
            insort(bid, card)
            state.aside[seat] = None
            if log is not None:
                log.append(shown("add", seat, reveals=True, card=NAME[card], total=total(bid)))
    compare(state, log)


def needs_shuffle(state: State, seat: int) -> bool:
    """A card is wanted: if that takes a shuffle, chance is to act."""
    if state.decks[seat] or not state.discards[seat]:
        return False
    state.actor, state.wanting = CHANCE, seat
    return True


def shuffle(state: State, seat: int, cards: tuple[int, ...], log: Log) -> None:
    state.decks[seat][:] = cards
    state.discards[seat].clear()
    if log is not None:
        log.append(shown("shuffle", seat, count=len(cards)))
    (add_cards if state.phase == ADD else draw)(state, seat, log)


def restock(state: State, log: Log) -> None:
    """An untouched display loses its first card; then it closes up and is filled again."""
    if len(state.display) == state.laid:
        card = state.display.pop(1)
        insort(state.auction_discards, card)
        if log is not None:
            log.append(shown("unsold", card=NAME[card]))
    fill_display(state, log)
    if state.auction_deck:
        draw(state, 0, log)
    elif state.display:
        state.phase, state.actor = VOTE, 0
    else:
        end(state, log)


def fill_display(state: State, log: Log) -> None:
    before, deck = state.display, state.auction_deck
    cards = list(before.values())
    new = deck[: DISPLAY - len(cards)]
    del deck[: len(new)]
    state.display = dict(enumerate(cards + new, 1))
    state.laid = len(state.display)
    if log is not None and list(before) != list(range(1, len(cards) + 1)):
        log.append(shown("slide", cards=names(cards)))
    if log is not None and new:
        log.append(shown("restock", reveals=True, cards=names(new)))


def vote(state: State, seat: int, choice: str, log: Log) -> None:
    if log is not None:
        log.append(Event("vote", seat, {}, {"vote": choice}, frozenset({seat})))
    if seat == 0:
        state.vote, state.actor = choice, 1
        return
    votes = state.vote, choice
    state.vote = ""
    if log is not None:
        log.append(shown("votes", reveals=True, votes=votes))
    if votes == ("stop", "stop"):
        end(state, log)
    else:
        draw(state, 0, log)


def draw(state: State, first: int, log: Log) -> None:
    """From the first seat on, each fills the hand from the top of the own deck, as far as the cards go."""
    state.phase = DRAW
    for seat in range(first, 2):
        hand, deck = state.hands[seat], state.decks[seat]
        drawn = deck[: HAND - len(hand)]
        if drawn:
            del deck[: len(drawn)]
            hand += drawn
            hand.sort()
            state.aside[seat] = None
            if log is not None:
                secret = {"cards": names(drawn)}
                log.append(Event("draw", seat, {"count": len(drawn)}, secret, frozenset({seat}), reveals=True))
        if len(hand) < HAND and needs_shuffle(state, seat):
            return
    ask_aside(state, 0, log)


def end(state: State, log: Log) -> None:
    """Both players lay open all that they own."""
    state.phase, state.actor = END, None
    state.aside = [None, None]
    if log is not None:
        owned = owned_by_seat(state)
        log.append(shown("end", reveals=True, owned=owned, scores=result(owned, CARDS).scores))


def owned_by_seat(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(names(sorted([*state.decks[seat], *state.discards[seat], *state.cashed[seat]])) for seat in range(2))
