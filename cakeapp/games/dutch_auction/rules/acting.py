"""A player's turn: buying with cards of the bid, and using the power cards in it."""

from bisect import insort
from typing import Any

from cakeapp.core.game import Log, shown
from cakeapp.games.dutch_auction.rules.codes import NAME, PLAIN, SUIT, SUITS, changed, names
from cakeapp.games.dutch_auction.rules.state import State


def leave(state: State, bid: list[int], card: int) -> bool:
    """A card leaves the bid; of two alike the used one goes. True if it was used."""
    bid.remove(card)
    if card not in state.used:
        return False
    state.used.remove(card)
    return True


def buy(state: State, seat: int, cost: int, paid: tuple[int, ...], log: Log) -> None:
    bought = state.display.pop(cost)
    if log is not None:
        kept = names(card for card in paid if SUIT[card] == SUIT[bought])
        lost = names(card for card in paid if SUIT[card] != SUIT[bought])
        log.append(shown("buy", seat, cost=cost, card=NAME[bought], kept=kept, lost=lost))
    bid, own = state.bids[seat], state.discards[seat]
    for card in paid:
        leave(state, bid, card)
        insort(own if SUIT[card] == SUIT[bought] else state.auction_discards, PLAIN[card])
    insort(own, bought)


def use(state: State, seat: int, args: tuple[Any, ...], log: Log) -> None:
    """The power card itself is marked as used last: until then a card like it that is used is told from it."""
    power, action, *what = args
    bid = state.bids[seat]
    if action == "cash":
        cash(state, seat, power, what[0], log)
    elif action == "suit":
        change(state, seat, power, what[0], what[1], log)
    elif action == "take":
        take(state, seat, power, what[0], what[1], log)
    else:
        state.bids[1 - seat].remove(what[0])
        insort(bid, what[0])
        if log is not None:
            log.append(shown("steal", seat, power=NAME[power], card=NAME[what[0]]))
    insort(state.used, power)


def cash(state: State, seat: int, power: int, card: int, log: Log) -> None:
    leave(state, state.bids[seat], card)
    insort(state.cashed[seat], PLAIN[card])
    if log is not None:
        log.append(shown("cash", seat, power=NAME[power], card=NAME[card]))


def change(state: State, seat: int, power: int, card: int, suit: int, log: Log) -> None:
    bid, becomes = state.bids[seat], changed(card, suit)
    if leave(state, bid, card):
        insort(state.used, becomes)
    insort(bid, becomes)
    if log is not None:
        told: dict[str, Any] = {"card": NAME[card], "suit": SUITS[suit], "becomes": NAME[becomes]}
        log.append(shown("suit", seat, power=NAME[power], **told))


def take(state: State, seat: int, power: int, place: str, what: int, log: Log) -> None:
    """From the display the card is named by its cost. Closed discards show one of their cards by it."""
    if place == "display":
        card = state.display.pop(what)
    else:
        card = what
        (state.discards[seat] if place == "own" else state.auction_discards).remove(card)
    insort(state.bids[seat], card)
    if log is not None:
        reveals = place == "own" and not state.recall
        told: dict[str, Any] = {"power": NAME[power], "place": place, "card": NAME[card]}
        if place == "display":
            told["cost"] = what
        log.append(shown("take", seat, reveals, **told))


def put_away(state: State, seat: int, log: Log) -> None:
    """What is left of the bid goes to the own discards."""
    bid, own = state.bids[seat], state.discards[seat]
    if log is not None:
        log.append(shown("done", seat, cards=names(bid)))
    own += [PLAIN[card] for card in bid]
    own.sort()
    bid.clear()
    state.used.clear()
