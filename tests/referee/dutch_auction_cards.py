"""The cards of Dutch Auction, what a player owns of them and what is asked about them, for its referee."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(eq=False)  # eq=False: two power cards alike are still two cards
class Card:
    suit: str  # the printed suit
    bid: int
    vp: int
    power: bool
    current: str  # the suit that counts: the printed one, unless changed while in a bid
    used: bool = False  # a power card already used while in this bid

    def __str__(self) -> str:
        plain = self.suit[0] + ("*" if self.power else str(self.bid))
        return plain if self.current == self.suit else f"{plain}={self.current[0]}"


@dataclass
class Player:
    deck: list[Card] = field(default_factory=list)  # top first
    hand: list[Card] = field(default_factory=list)
    bid: list[Card] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    cashed: list[Card] = field(default_factory=list)

    def owned(self) -> list[Card]:
        return self.deck + self.hand + self.bid + self.discards + self.cashed

    def points(self, suits: list[str]) -> int:
        """Every card owned anywhere, and for each suit owned its lowest-scoring card once more."""
        by_suit = [[card.vp for card in self.owned() if card.suit == suit] for suit in suits]
        return sum(sum(points) + min(points) for points in by_suit if points)


def named(cards: Iterable[Card]) -> dict[str, Card]:
    """The card each text means: of two written alike, the used one (the acting card is chosen among unused ones)."""
    return {str(card): card for card in sorted(cards, key=lambda card: card.used)}


def move(card: Card, source: list[Card], target: list[Card]) -> None:
    """A card that leaves a bid has its printed suit again, and is fresh if it ever comes back."""
    source.remove(card)
    card.current = card.suit
    card.used = False
    target.append(card)


@dataclass
class Question:
    """What the game waits for: one of `texts`, or else `head` and then every card of `pile` in any order."""

    seat: int
    texts: set[str] = field(default_factory=set)
    head: str = ""
    pile: list[Card] = field(default_factory=list)

    def accepts(self, text: str) -> bool:
        if not self.pile:
            return text in self.texts
        prefix = self.head + " "
        return text.startswith(prefix) and sorted(text[len(prefix) :].split(" ")) == sorted(map(str, self.pile))

    def wanted(self) -> str:
        any_order = [self.head, *sorted(map(str, self.pile)), "(in any order of the cards)"]
        return " ".join(any_order) if self.pile else ", ".join(sorted(self.texts))
