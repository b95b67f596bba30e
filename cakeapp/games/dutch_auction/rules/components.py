"""The cards, read from `components.json` or from the owner's own table."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.components import Row, entry, read_table, whole
from cakeapp.core.errors import ComponentError


@dataclass(frozen=True, slots=True)
class Card:
    id: str  # first letter of the suit, then the bid, or * for a power card
    suit: str
    bid: int
    vp: int
    copies: int
    power: bool


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
        raise ComponentError("suits must be a list of words")
    for at, suit in enumerate(suits):
        if not isinstance(suit, str) or not suit:
            raise ComponentError(f"suits: {suit!r} is no word")
        if any(suit[0] == other[0] for other in suits[:at]):
            raise ComponentError(f"suits: another suit than {suit} starts with {suit[0]}")
    return suits


def read_kinds(table: Mapping[str, Any]) -> dict[str, Row]:
    """The entries of one suit by what stands on the card, checked."""
    found = table.get("cards_per_suit")
    if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
        raise ComponentError("cards_per_suit must be a list of entries")
    kinds: dict[str, Row] = {}
    for row in found:
        whole(row, "vp")
        whole(row, "copies", least=1)
        power = row.get("power", False)
        if not isinstance(power, bool):
            raise ComponentError(f"{entry(row)}: power must be true or false, not {power!r}")
        mark = "*" if power else str(whole(row, "bid", least=1))
        if power and whole(row, "bid"):
            raise ComponentError(f"{entry(row)}: a power card has the bid 0")
        if mark in kinds:
            raise ComponentError(f"cards_per_suit: there is a second entry for {'power cards' if power else mark}")
        kinds[mark] = row
    return dict(sorted(kinds.items(), key=lambda kind: (kind[0] == "*", kind[1]["bid"])))


CARDS = read_cards(read_table(Path(__file__).parents[1] / "components.json"))
