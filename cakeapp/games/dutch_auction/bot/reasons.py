"""Why a move, in words, from the numbers by which it is chosen."""

from cakeapp.core.game import Move
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
from cakeapp.games.dutch_auction.rules.refusals import spoken
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.state import ASIDE, State
from cakeapp.games.dutch_auction.rules.view import View

RULES = DutchAuction()


def why(state: State, view: View, move: Move) -> str:
    """For the seat to move. Of what the other holds only what the view shows is told."""
    seat = state.actor
    assert seat is not None
    if state.phase == ASIDE:
        return why_aside(state, view, seat, move.args[0])
    if move.verb == "vote":
        return why_vote(state, seat, move.args[0])
    if move.verb == "done":
        return why_done(state, seat)
    after = state.copy()
    RULES.apply(after, move)
    gain = own_points(after, seat) - own_points(state, seat)
    if move.verb == "buy":
        return why_buy(state, seat, move.args, gain)
    return why_power(state, seat, move.args, gain)


def why_aside(state: State, view: View, seat: int, card: int) -> str:
    """The other's bid is expected from all cards not seen, as nobody knows which of them she has."""
    left = total(state.hands[seat]) - total([card])
    chance = odds(left, expected_bid(view.unseen))
    kept = [other for other in state.hands[seat] if other in POWERS]
    if card in POWERS:
        reason = "Its power will be of more use in the next round"
    elif kept and all(SUIT[other] != SUIT[card] for other in kept):
        reason = "The power cards that stay in the bid do not act on it"
    elif VP[card] > VALUE[card]:
        reason = f"It is worth {count(VP[card])} and bids little"
    else:
        reason = "The other cards do more in this round"
    return (
        f"Sets aside the {spoken(card)} and bids {left}, which wins about {round(100 * chance)} times in 100. {reason}."
    )


def why_vote(state: State, seat: int, choice: str) -> str:
    """With no lots to come all that is unseen is the other's, so it is known who is ahead."""
    lead = own_points(state, seat) - own_points(state, 1 - seat)
    stands = ("ahead" if lead > 0 else "behind") if lead else "level on points"
    what = "ending it now keeps that" if choice == "stop" else "going on may change that"
    return f"By the cards that are known, you are {stands}; {what}."


def why_done(state: State, seat: int) -> str:
    if not state.display:
        return "Nothing is left to buy, and the bid goes back to the discards."
    cost = min(state.display)
    if len(state.bids[seat]) < cost:
        return "The bid cannot pay for anything that is left, so the rest goes back to the discards."
    return f"What is left to buy, the {spoken(state.display[cost])} first, is not worth the cards it would take."


def why_buy(state: State, seat: int, args: tuple[int, tuple[int, ...]], gain: int) -> str:
    cost, paid = args
    card = state.display[cost]
    lost = [one for one in paid if SUIT[one] != SUIT[card]]
    price = (
        f"for the loss of the {listed(lost)}" if lost else f"and all that is paid comes back, being {SUITS[SUIT[card]]}"
    )
    text = f"Buys the {spoken(card)} {price}: {change(gain)}."
    if seat == state.loser and cost == 1:
        return f"{text} The card at cost 1 has to go before the turn can end."
    return text + future(state, seat, card)


def why_power(state: State, seat: int, args: tuple[object, ...], gain: int) -> str:
    power, action, *what = args
    assert isinstance(power, int)
    acts = f"The {spoken(power)}"
    if action == "take":
        place, named = what
        assert isinstance(named, int)
        card = state.display[named] if place == "display" else named
        where = {
            "display": "from the lots without paying",
            "auction": "from the lost cards",
            "own": "back from your discards",
        }[str(place)]
        if place == "own":
            return f"{acts} takes the {spoken(card)} {where}, to be used or spent once more in this turn."
        return f"{acts} takes the {spoken(card)} {where}: {change(gain)}.{future(state, seat, card)}"
    acted, *suits = what
    assert isinstance(acted, int)
    if action == "steal":
        theirs = f"loses its {count(VP[acted])}" if VP[acted] else "can no longer use it"
        return f"{acts} steals the {spoken(acted)}: {change(gain)}, and the other {theirs}."
    if action == "cash":
        return f"{acts} brings the {spoken(acted)} to safety: its {count(VP[acted])} can no longer be lost."
    suit = SUITS[int(str(suits[0]))]
    return f"{acts} makes the {spoken(acted)} {suit}, so that it comes back when it pays for {suit} cards."


def future(state: State, seat: int, card: int) -> str:
    """What a card will still bring, where that is what it is bought for."""
    brings = rates(rounds_left(state))[len(in_play(state, seat))] * APPEAL[card]
    if brings < 1:
        return ""
    use = "Its power" if card in POWERS else "Bidding with it"
    return f" {use} may bring another {count(round(brings))} in the rounds to come."


def listed(cards: list[int]) -> str:
    names = [spoken(card) for card in cards]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def change(gain: int) -> str:
    return f"{gain:+} {'point' if abs(gain) == 1 else 'points'}" if gain else "no change in points"


def count(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"
