"""What somebody has in mind: a card to set aside, cards marked to pay, a power being used; not yet a move."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.rules.codes import NAME, POWERS, SUIT
from cakeapp.games.dutch_auction.rules.view import View

HAND, BID, THEIRS, PILE = "hand", "bid", "their", "pick"
ACTIONS = ("cash", "suit", "take", "steal")


def keyed(prefix: str, cards: Iterable[int]) -> dict[str, int]:
    """A key for each card; of two alike the second has a mark."""
    found: dict[str, int] = {}
    for card in cards:
        key = f"{prefix}:{NAME[card]}"
        found[key + "#2" if key in found else key] = card
    return found


def ready_powers(view: View, bid: Mapping[str, int]) -> dict[str, int]:
    """The power cards of the acting bid that may still be used; of two alike the first is used first."""
    left, found = list(view.used), {}
    for key, card in bid.items():
        if card in left:
            left.remove(card)
        elif card in POWERS:
            found[key] = card
    return found


@dataclass
class Intent:
    aside: str = ""  # the key of the card of the hand
    lot: int = 0  # the cost of the lot about to be bought
    paid: set[str] = field(default_factory=set)  # the keys of cards of the bid that pay for it
    power: str = ""  # the key of the power card whose wheel is open
    target: str = ""  # the key of the card of the bid that is to change its suit
    pile: str = ""  # the discards from which a card is to be taken

    def open_wheel(self, key: str) -> None:
        """Of another power card, or of none."""
        self.power, self.target, self.pile = key, "", ""

    def step_back(self) -> None:
        self.target, self.pile = "", ""

    def mark(self, key: str) -> None:
        self.paid ^= {key}

    def payment(self, bid: Mapping[str, int], more: str = "") -> tuple[int, ...]:
        return tuple(sorted(bid[key] for key in self.paid | ({more} if more else set())))

    def purchase(self, bid: Mapping[str, int]) -> Move | None:
        """The buy that this would be now; None while no lot or no card is chosen."""
        return Move("buy", (self.lot, self.payment(bid))) if self.lot and self.paid else None


def stays(card: int, bought: int) -> bool:
    """Whether a card with which another is bought is kept."""
    return SUIT[card] == SUIT[bought]
