"""A turn as it is thought of: after some uses of power cards, and with its purchases to its end."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.bot.value import MARK, VP
from cakeapp.games.dutch_auction.rules.codes import POWERS, SUIT
from cakeapp.games.dutch_auction.rules.moves import DONE


@dataclass(slots=True)
class Turn:
    """Where a turn stands after some uses of power cards."""

    bid: list[int]
    fresh: list[int]  # power cards of the bid not used yet
    display: dict[int, int]
    auction: list[int]
    discards: list[int]
    theirs: list[int]  # what may be stolen
    owned: int  # everything, in marks
    appeal: float  # of what is in play
    count: int  # cards in play
    gained: float = 0.0  # what the other has lost
    moves: list[Move] = field(default_factory=list)

    def after(self, move: Move) -> "Turn":
        return Turn(
            self.bid.copy(),
            self.fresh.copy(),
            self.display,
            self.auction,
            self.discards,
            self.theirs,
            self.owned,
            self.appeal,
            self.count,
            self.gained,
            [*self.moves, move],
        )

    def join(self, card: int) -> None:
        self.bid.append(card)
        if card in POWERS:
            self.fresh.append(card)

    def gain(self, card: int, appeal: float) -> None:
        self.join(card)
        self.owned += MARK[card]
        self.appeal += appeal
        self.count += 1


@dataclass(slots=True)
class Deal:
    """A turn to its end: how good it is, and how it goes."""

    value: float
    turn: Turn
    costs: tuple[int, ...]
    lost: list[int]  # cards that pay and do not come back

    def moves(self) -> list[Move]:
        found = self.turn.moves.copy()
        pool = self.lost.copy()
        rest = payers(self.turn.bid, self.lost)
        for cost in self.costs:
            suit = SUIT[self.turn.display[cost]]
            paid = [card for card in rest if SUIT[card] == suit][:cost]
            for card in paid:
                rest.remove(card)
            while len(paid) < cost:
                paid.append(pool.pop())
            found.append(Move("buy", (cost, tuple(sorted(paid)))))
        return [*found, DONE]


def payers(bid: Iterable[int], lost: Iterable[int]) -> list[int]:
    """The cards of the bid that are not lost, the dearest first."""
    rest = sorted(bid, key=lambda card: -VP[card])
    for card in lost:
        rest.remove(card)
    return rest
