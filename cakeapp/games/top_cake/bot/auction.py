"""The bids of a round as they lie, and what one more of them gains the seat that is to play it."""

from functools import cache
from itertools import chain
from math import exp
from random import Random
from typing import NamedTuple

from cakeapp.games.top_cake.bot.lots import stakes
from cakeapp.games.top_cake.bot.weights import WEIGHTS
from cakeapp.games.top_cake.rules.components import CAKES, FACES
from cakeapp.games.top_cake.rules.hands import NUMBERS, REVERSE, SNATCH, bid_in_halves, in_order
from cakeapp.games.top_cake.rules.judging import judge
from cakeapp.games.top_cake.rules.state import CLOSED, EITHER, HALF, OPEN, ROUNDS, TURNS, State

PIPS = [bid_in_halves(1 << card) for card in range(len(FACES))]  # of one card, in half points
MOST = 2 * sum(PIPS) + 100  # no lead is larger
NOBODY = -1
Choice = tuple[float, int, int]  # points gained, the place of the lot among all lots, the card
SNATCHED, LOST_TO_SNATCH, SNATCHING = 0.95, 0.03, 0.93  # chances, as a hidden SNATCH can undo another


class Standing(NamedTuple):
    """How a lot looks to one seat."""

    lead: int  # over the best of the others, in half points; what is face down is guessed
    bid: int  # the seat's own
    reverse: bool  # the lowest wins
    snatcher: int  # NOBODY, or the seat whose SNATCH is left
    odds: list[float]  # the chance to win by the lead, from -MOST up

    def chance(self, more: int = 0, turned: bool = False) -> float:
        """To win with so much added, or with a REVERSE more."""
        lead = self.lead + more
        return self.odds[MOST + (-lead if self.reverse != turned else lead)]


@cache
def odds(doubt: int) -> list[float]:
    """The chance to be ahead in the end, by the lead; so many tenths of a half point of doubt."""
    scale = max(4, doubt) / 10
    return [1 / (1 + exp(-max(-300.0, min(300.0, lead / scale)))) for lead in range(-MOST, MOST + 1)]


class Auction:
    """What is laid at each lot. A seat goes by its own cards and by those that lie open."""

    def __init__(self, state: State, sees: tuple[str, ...]) -> None:
        self.players, self.lots, self.round, self.starter = state.players, state.lots, state.round, state.starter
        self.seat = state.starter if state.actor is None else state.actor
        self.turn, self.facing, self.bidding = state.turn, state.facing, state.phase != HALF
        self.turns = state.players * TURNS[state.players]
        self.hands = state.hands[:]
        self.guesses = "closed" in sees
        self.stakes = stakes(tuple(state.stacks), state.lots, state.round, "growth" in sees, "rivals" in sees)
        self.laid = [[0] * state.players for _ in state.lots]
        self.shown = [[0] * state.players for _ in state.lots]
        self.hidden = [[0] * state.players for _ in state.lots]  # how many
        at = {lot: place for place, lot in enumerate(state.lots)}
        for seat, lot, facing, card in chain(state.stuck, state.bids):
            self._lay(at[lot], seat, facing, card)

    def _lay(self, place: int, seat: int, facing: int, card: int) -> None:
        self.laid[place][seat] |= 1 << card
        if facing == OPEN:
            self.shown[place][seat] |= 1 << card
        else:
            self.hidden[place][seat] += 1

    def bid(self, place: int, facing: int, card: int) -> None:
        self._lay(place, self.seat, facing, card)
        self.hands[self.seat] -= 1 << card
        if self.hands[self.seat] and self.facing == EITHER:
            self.facing = OPEN if facing == CLOSED else CLOSED
            return
        self.facing = EITHER
        while self.turn < self.turns:
            self.seat = (self.starter + self.turn) % self.players
            self.turn += 1
            if self.hands[self.seat]:
                return
        self.seat, self.bidding = self.starter, False

    def standing(self, place: int, seat: int, coming: int) -> Standing:
        """How a lot looks to a seat while others are still to play so many cards."""
        shown, hidden = self.shown[place], self.hidden[place]
        own = once = self.laid[place][seat]
        cancelled = 0
        for other, cards in enumerate(shown):
            if other != seat:
                cancelled |= once & cards
                once |= cards
        left = once & ~cancelled
        reverse = bool(left & REVERSE)
        doubt = WEIGHTS.doubt + WEIGHTS.doubt_coming * coming
        rivals = []
        for other, cards in enumerate(shown):
            if other != seat:
                rival = bid_in_halves(cards & left & NUMBERS)
                if self.guesses and hidden[other]:
                    rival += int(WEIGHTS.closed * hidden[other])
                    doubt += WEIGHTS.doubt_closed * hidden[other]
                rivals.append(rival)
        bid = bid_in_halves(own & left & NUMBERS)
        best = max(rivals)
        if reverse:  # where no other has a bid, any own one is far enough below
            best = min([rival for rival in rivals if rival], default=2 * bid + PIPS[0])
        snatcher = NOBODY
        if left & SNATCH:
            snatcher = seat if own & SNATCH else next(at for at, cards in enumerate(shown) if cards & SNATCH)
        return Standing(bid - best, bid, reverse, snatcher, odds(int(doubt)))

    def choices(self) -> list[Choice]:
        """Every card at every lot, with the points it is expected to gain."""
        seat, stakes = self.seat, self.stakes[self.seat]
        turns = -(-(self.turns - self.turn + 1) // self.players)  # own ones, with this one
        second = self.facing != EITHER
        later = 2 * turns - 1 - second  # own cards after this one
        coming = 2 * (self.turns - self.turn - turns + 1)  # cards of the others
        hand = in_order(self.hands[seat])
        price = WEIGHTS.thrift * sum(stakes) / len(stakes) / 10 if later and len(hand) > later + 1 else 0.0
        found = []
        for place, stake in enumerate(stakes):
            look = self.standing(place, seat, coming)
            step, level = (-1, MOST - look.lead) if look.reverse else (1, MOST + look.lead)
            unbid = WEIGHTS.unbid if later else 0.0
            if look.snatcher != NOBODY:
                now = SNATCHED if look.snatcher == seat else LOST_TO_SNATCH
            else:
                now = look.chance() if look.bid else unbid * look.chance()
            for card in hand:
                pips = PIPS[card]
                if pips:
                    if look.snatcher == NOBODY:
                        found.append((stake * (look.odds[level + step * pips] - now) - price * pips, place, card))
                elif 1 << card & SNATCH:
                    then = SNATCHING if look.snatcher == NOBODY else look.chance()
                    found.append((stake * (then - now) - WEIGHTS.snatch[ROUNDS - self.round], place, card))
                elif look.snatcher == NOBODY:
                    then = look.chance(turned=True) if look.bid else unbid * look.chance(turned=True)
                    found.append((WEIGHTS.reverse * stake * (then - now), place, card))
        return found

    def half_gains(self) -> list[float]:
        """What the half point gains the starter at each cake."""
        gains = []
        for place, lot in enumerate(self.lots):
            if lot < CAKES:
                look = self.standing(place, self.starter, 0)
                gain = look.chance(1) - look.chance() if look.snatcher == NOBODY else 0.0
                gains.append(self.stakes[self.starter][place] * gain)
        return gains

    def best_half(self) -> int:
        """The place of the cake where the half point helps most."""
        gains = self.half_gains()
        return gains.index(max(gains))

    def quick_bid(self, luck: Random) -> tuple[int, int, int]:
        """Place, facing and card of a bid that gains much, not always the same."""
        random, noise = luck.random, WEIGHTS.noise
        _, place, card = max([(gain * (1 - noise * random()), place, card) for gain, place, card in self.choices()])
        facing = self.facing
        if facing == EITHER:
            facing = CLOSED if random() < (WEIGHTS.close_numbers if PIPS[card] else WEIGHTS.close_specials) else OPEN
        return place, facing, card

    def play_out(self, luck: Random) -> list[int | None]:
        """All that is still to be bid, quickly. Who wins each lot."""
        while self.bidding:
            self.bid(*self.quick_bid(luck))
        half = self.best_half()
        return [judge(laid, self.starter if at == half else None).winner for at, laid in enumerate(self.laid)]
