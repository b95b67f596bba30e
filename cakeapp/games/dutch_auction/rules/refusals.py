"""Why a move of Dutch Auction cannot be made, in a sentence."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.dutch_auction.rules.codes import ALL_CARDS, PLAIN, POWERS, STEP, SUIT, SUITS, names
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, SETUP, State


def refuse(state: State, move: Move, legal: Sequence[Move]) -> str:
    if state.actor is None:
        return "The game is over."
    if state.actor == CHANCE:
        return impossible(state, move)
    if move in legal:
        return ""
    if state.phase == ASIDE:
        return wrong_aside(move)
    if state.phase == ACT:
        return wrong_action(state, state.actor, move)
    return "The auction deck is empty; vote to stop or to go on."


def spoken(card: int) -> str:
    """A card as players call it."""
    printed = CARDS[card // STEP]
    called = f"{printed.suit} {'power card' if printed.power else printed.bid}"
    return called if card == PLAIN[card] else f"{called} that is now {SUITS[SUIT[card]]}"


def wrong_aside(move: Move) -> str:
    if move.verb != "aside":
        return "First set aside one card of your hand."
    return f"You have no {spoken(move.args[0])} in your hand."


def wrong_action(state: State, seat: int, move: Move) -> str:
    if move.verb == "buy":
        return wrong_buy(state, seat, *move.args)
    if move.verb == "power":
        return wrong_power(state, seat, *move.args)
    if move.verb == "done":
        return "You lost the bid, so the card at cost 1 has to be bought or taken before you are done."
    return "It is your turn to buy and to use power cards, until you are done."


def wrong_buy(state: State, seat: int, cost: int, paid: tuple[int, ...]) -> str:
    if cost not in state.display:
        return f"No card lies at cost {cost}."
    if len(paid) != cost:
        return f"The card at cost {cost} is paid with exactly {cost} of your cards, not with {len(paid)}."
    missing = Counter(paid) - Counter(state.bids[seat])
    if missing:
        return f"Your bid does not hold these cards too: {', '.join(map(spoken, missing.elements()))}."
    return "You lost the bid: a card has to stay for the card at cost 1, which you must buy or take."


def wrong_power(state: State, seat: int, power: int, action: str, *what: Any) -> str:
    bid = state.bids[seat]
    if power not in POWERS:
        return f"The {spoken(power)} has no power."
    if power not in bid:
        return f"Your bid holds no {spoken(power)}."
    if bid.count(power) == state.used.count(power):
        return f"The {spoken(power)} has been used; each power card can be used once while it lies in the bid."
    if action == "take":
        return wrong_take(state, seat, power, *what)
    card = what[0]
    if action == "steal":
        if seat == state.loser:
            return "Only the winner of the bid can steal."
        if card not in state.bids[1 - seat]:
            return f"Your opponent's bid holds no {spoken(card)}."
        return wrong_suit(power, card)
    if card not in bid:
        return f"Your bid holds no {spoken(card)}."
    if card == power and bid.count(card) == 1:
        return "A power card acts on another card, not on itself."
    return wrong_suit(power, card) or f"The {spoken(card)} has that suit already."


def wrong_take(state: State, seat: int, power: int, place: str, what: int) -> str:
    if place == "display":
        if what not in state.display:
            return f"No card lies at cost {what}."
        return wrong_suit(power, state.display[what])
    if what not in (state.discards[seat] if place == "own" else state.auction_discards):
        whose = "Your own discards hold" if place == "own" else "The auction discards hold"
        return f"{whose} no {spoken(what)}."
    return wrong_suit(power, what)


def wrong_suit(power: int, card: int) -> str:
    if SUIT[card] == SUIT[power]:
        return ""
    return f"The {spoken(power)} acts on {SUITS[SUIT[power]]} cards only, not on the {spoken(card)}."


def impossible(state: State, move: Move) -> str:
    """Why chance cannot have decided this."""
    if state.loser < 0:
        return "" if move.verb == "tiebreak" else "Chance first names the seat that wins a bid that cannot be settled."
    if state.phase == SETUP:
        if move.verb != "deck":
            return "Chance now deals the cards."
        wrong = wrong_pile(names(move.args), names(ALL_CARDS))
        return wrong and f"The deck must be all {len(ALL_CARDS)} cards of the game: {wrong}."
    if move.verb != "shuffle" or move.args[0] != state.wanting:
        return f"Chance now shuffles the discards of seat {state.wanting} into a new deck."
    wrong = wrong_pile(names(move.args[1]), names(state.discards[state.wanting]))
    return wrong and f"The new deck must be all the discards of seat {state.wanting}: {wrong}."
