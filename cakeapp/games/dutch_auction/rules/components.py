"""The cards, read from `components.json` or from the owner's own table."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.components import Row, entry, read_table, whole
from cakeapp.core.errors import ComponentError
from cakeapp.core.say import Say


@dataclass(frozen=True, slots=True)
class Card:
    id: str  # first letter of the suit, then the bid, or * for a power card
    suit: str
    bid: int
    vp: int
    copies: int
    power: bool

    @property
    def said(self) -> Say:
        """What players call it."""
        if self.power:
            return Say("dutch_auction.card.power_card", suit=Say(f"dutch_auction.suit.{self.suit}"))
        return Say(f"dutch_auction.item.{self.id}")


def read_cards(table: Mapping[str, Any]) -> tuple[Card, ...]:
    """Every different card, in the order in which cards are written: suit by suit, power cards last."""
    kinds = read_kinds(table)
    return tuple(
        Card(suit[0] + mark, suit, row["bid"], row["vp"], row["copies"], mark == "*")
        for suit in read_suits(table)
        for mark, row in kinds.items()
    )


def read_suits(table: Mapping[str, Any]) -> list[str]:
    suits = table.get("suits")
    if not isinstance(suits, list) or not suits:
        raise ComponentError(Say("dutch_auction.table.suits"))
    for at, suit in enumerate(suits):
        if not isinstance(suit, str) or not suit:
            raise ComponentError(Say("dutch_auction.table.no_word", found=repr(suit)))
        if any(suit[0] == other[0] for other in suits[:at]):
            raise ComponentError(Say("dutch_auction.table.same_letter", suit=suit, letter=suit[0]))
    return suits


def read_kinds(table: Mapping[str, Any]) -> dict[str, Row]:
    """The entries of one suit by what stands on the card, checked."""
    found = table.get("cards_per_suit")
    if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
        raise ComponentError(Say("core.table.no_list", name="cards_per_suit"))
    kinds: dict[str, Row] = {}
    for row in found:
        whole(row, "vp")
        whole(row, "copies", least=1)
        power = row.get("power", False)
        if not isinstance(power, bool):
            raise ComponentError(Say("dutch_auction.table.power", entry=entry(row), found=repr(power)))
        mark = "*" if power else str(whole(row, "bid", least=1))
        if power and whole(row, "bid"):
            raise ComponentError(Say("dutch_auction.table.power_bid", entry=entry(row)))
        if mark in kinds:
            twice = Say("dutch_auction.table.second_power") if power else Say("dutch_auction.table.second", bid=mark)
            raise ComponentError(twice)
        kinds[mark] = row
    return dict(sorted(kinds.items(), key=lambda kind: (kind[0] == "*", kind[1]["bid"])))


CARDS = read_cards(read_table(Path(__file__).parents[1] / "components.json"))
