"""Why a move, in words, from the numbers by which it is chosen."""

from cakeapp.core.game import Move, after
from cakeapp.core.say import Said, Say, Value, listed, sentences
from cakeapp.games.dutch_auction.bot.value import (
    APPEAL,
    VP,
    expected_bid,
    in_play,
    odds,
    own_points,
    rates,
    rounds_left,
)
from cakeapp.games.dutch_auction.rules.codes import POWERS, SUIT, SUITS, VALUE, total
from cakeapp.games.dutch_auction.rules.refusals import spoken, suit
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.state import ASIDE, State
from cakeapp.games.dutch_auction.rules.view import View

RULES = DutchAuction()


def why(state: State, view: View, move: Move) -> Said:
    """For the seat to move. Of what the other holds only what the view shows is told."""
    seat = state.seat
    if state.phase == ASIDE:
        return why_aside(state, view, seat, move.args[0])
    if move.verb == "vote":
        return why_vote(state, seat, move.args[0])
    if move.verb == "done":
        return why_done(state, seat)
    gain = own_points(after(RULES, state, move), seat) - own_points(state, seat)
    if move.verb == "buy":
        return why_buy(state, seat, move.args, gain)
    return why_power(state, seat, move.args, gain)


def why_aside(state: State, view: View, seat: int, card: int) -> Said:
    """The other's bid is expected from all cards not seen, as nobody knows which of them she has."""
    left = total(state.hands[seat]) - total([card])
    chance = odds(left, expected_bid(view.unseen))
    kept = [other for other in state.hands[seat] if other in POWERS]
    if card in POWERS:
        reason = Say("dutch_auction.reason.aside_power")
    elif kept and all(SUIT[other] != SUIT[card] for other in kept):
        reason = Say("dutch_auction.reason.aside_useless")
    elif VP[card] > VALUE[card]:
        reason = Say("dutch_auction.reason.aside_worth", points=points(VP[card]))
    else:
        reason = Say("dutch_auction.reason.aside_others")
    wins = round(100 * chance)
    return sentences(Say("dutch_auction.reason.aside", card=spoken(card), bid=left, count=wins), reason)


def why_vote(state: State, seat: int, choice: str) -> Say:
    """With no lots to come all that is unseen is the other's, so it is known who is ahead."""
    lead = own_points(state, seat) - own_points(state, 1 - seat)
    stands = ("ahead" if lead > 0 else "behind") if lead else "level"
    return Say(f"dutch_auction.reason.{stands}_{choice}")


def why_done(state: State, seat: int) -> Say:
    if not state.display:
        return Say("dutch_auction.reason.done_sold")
    cost = min(state.display)
    if len(state.bids[seat]) < cost:
        return Say("dutch_auction.reason.done_poor")
    return Say("dutch_auction.reason.done_enough", card=spoken(state.display[cost]))


def why_buy(state: State, seat: int, args: tuple[int, tuple[int, ...]], gain: int) -> Said:
    cost, paid = args
    card = state.display[cost]
    lost = [spoken(one) for one in paid if SUIT[one] != SUIT[card]]
    told: dict[str, Value] = {"card": spoken(card), "change": change(gain)}
    if lost:
        buys = Say("dutch_auction.reason.buy_losing", lost=listed(lost), **told)
    else:
        buys = Say("dutch_auction.reason.buy_keeping", suit=suit(card), **told)
    if seat == state.loser and cost == 1:
        return sentences(buys, Say("dutch_auction.reason.buy_clearing"))
    return with_future(buys, state, seat, card)


def why_power(state: State, seat: int, args: tuple[object, ...], gain: int) -> Said:
    power, action, *what = args
    assert isinstance(power, int)
    told: dict[str, Value] = {"power": spoken(power)}
    if action == "take":
        place, named = what
        assert isinstance(named, int)
        card = state.display[named] if place == "display" else named
        if place == "own":
            return Say("dutch_auction.reason.take_own", card=spoken(card), **told)
        takes = Say(f"dutch_auction.reason.take_{place}", card=spoken(card), change=change(gain), **told)
        return with_future(takes, state, seat, card)
    acted, *suits = what
    assert isinstance(acted, int)
    told["card"] = spoken(acted)
    if action == "steal" and VP[acted]:
        return Say("dutch_auction.reason.steal", change=change(gain), points=points(VP[acted]), **told)
    if action == "steal":
        return Say("dutch_auction.reason.steal_use", change=change(gain), **told)
    if action == "cash":
        return Say("dutch_auction.reason.cash", points=points(VP[acted]), **told)
    becomes = Say(f"dutch_auction.suit.{SUITS[int(str(suits[0]))]}")
    return Say("dutch_auction.reason.suit", suit=becomes, **told)


def with_future(told: Say, state: State, seat: int, card: int) -> Said:
    """And what the card will still bring, where that is what it is bought for."""
    brings = rates(rounds_left(state))[len(in_play(state, seat))] * APPEAL[card]
    if brings < 1:
        return told
    use = "power" if card in POWERS else "bid"
    return sentences(told, Say(f"dutch_auction.reason.future_{use}", points=points(round(brings))))


def change(gain: int) -> Say:
    if not gain:
        return Say("dutch_auction.reason.no_change")
    return Say("dutch_auction.reason.change", count=gain, change=f"{gain:+}")


def points(number: int) -> Say:
    return Say("dutch_auction.points", count=number)
