"""Why a move of Dutch Auction cannot be made."""

from collections import Counter
from typing import Any

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import Move
from cakeapp.core.say import Say, listed
from cakeapp.games.dutch_auction.rules.codes import ALL_CARDS, PLAIN, POWERS, STEP, SUIT, SUITS, names
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, SETUP, State


def wrong_move(state: State, move: Move) -> Say:
    if state.phase == ASIDE:
        return wrong_aside(move)
    if state.phase == ACT:
        return wrong_action(state, state.seat, move)
    return Say("dutch_auction.refusal.vote")


def spoken(card: int) -> Say:
    """A card as players call it."""
    printed = CARDS[card // STEP].said
    return printed if card == PLAIN[card] else Say("dutch_auction.card.turned", card=printed, suit=suit(card))


def suit(card: int) -> Say:
    """That it has now."""
    return Say(f"dutch_auction.suit.{SUITS[SUIT[card]]}")


def wrong_aside(move: Move) -> Say:
    if move.verb != "aside":
        return Say("dutch_auction.refusal.aside")
    return Say("dutch_auction.refusal.not_in_hand", card=spoken(move.args[0]))


def wrong_action(state: State, seat: int, move: Move) -> Say:
    if move.verb == "buy":
        return wrong_buy(state, seat, *move.args)
    if move.verb == "power":
        return wrong_power(state, seat, *move.args)
    return Say("dutch_auction.refusal.clear" if move.verb == "done" else "dutch_auction.refusal.act")


def wrong_buy(state: State, seat: int, cost: int, paid: tuple[int, ...]) -> Say:
    if cost not in state.display:
        return Say("dutch_auction.refusal.no_lot", cost=cost)
    if len(paid) != cost:
        return Say("dutch_auction.refusal.payment", count=cost, paid=len(paid))
    missing = Counter(paid) - Counter(state.bids[seat])
    if missing:
        return Say("dutch_auction.refusal.not_yours", cards=listed(list(map(spoken, missing.elements())), "comma"))
    return Say("dutch_auction.refusal.last_card")


def wrong_power(state: State, seat: int, power: int, action: str, *what: Any) -> Say:
    bid = state.bids[seat]
    if power not in POWERS:
        return Say("dutch_auction.refusal.no_power", card=spoken(power))
    if power not in bid:
        return Say("dutch_auction.refusal.not_in_bid", card=spoken(power))
    if bid.count(power) == state.used.count(power):
        return Say("dutch_auction.refusal.used", card=spoken(power))
    if action == "take":
        return wrong_take(state, seat, power, *what)
    card = what[0]
    if action == "steal":
        if seat == state.loser:
            return Say("dutch_auction.refusal.loser")
        if card not in state.bids[1 - seat]:
            return Say("dutch_auction.refusal.not_theirs", card=spoken(card))
        return other_suit(power, card)
    if card not in bid:
        return Say("dutch_auction.refusal.not_in_bid", card=spoken(card))
    if card == power and bid.count(card) == 1:
        return Say("dutch_auction.refusal.itself")
    if SUIT[card] != SUIT[power]:
        return other_suit(power, card)
    return Say("dutch_auction.refusal.same_suit", card=spoken(card))


def wrong_take(state: State, seat: int, power: int, place: str, what: int) -> Say:
    if place == "display":
        if what not in state.display:
            return Say("dutch_auction.refusal.no_lot", cost=what)
        return other_suit(power, state.display[what])
    if what not in (state.discards[seat] if place == "own" else state.auction_discards):
        return Say(f"dutch_auction.refusal.not_in_{place}", card=spoken(what))
    return other_suit(power, what)


def other_suit(power: int, card: int) -> Say:
    return Say("dutch_auction.refusal.other_suit", power=spoken(power), suit=suit(power), card=spoken(card))


def impossible(state: State, move: Move) -> Say | None:
    """Why chance cannot have decided this."""
    if state.loser < 0:
        return None if move.verb == "tiebreak" else Say("dutch_auction.refusal.tiebreak")
    if state.phase == SETUP:
        if move.verb != "deck":
            return Say("dutch_auction.refusal.deal")
        wrong = wrong_pile(names(move.args), names(ALL_CARDS))
        return wrong and Say("dutch_auction.refusal.deck", count=len(ALL_CARDS), why=wrong)
    if move.verb != "shuffle" or move.args[0] != state.wanting:
        return Say("dutch_auction.refusal.shuffle", seat=state.wanting)
    wrong = wrong_pile(names(move.args[1]), names(state.discards[state.wanting]))
    return wrong and Say("dutch_auction.refusal.new_deck", seat=state.wanting, why=wrong)
