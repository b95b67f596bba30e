"""The varieties of slices, read from `components.json` or from the owner's own table."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.components import read_table, rows, whole, word
from cakeapp.core.say import Say

Counts = tuple[int, ...]  # how many slices of each variety, in the order of the table


@dataclass(frozen=True, slots=True)
class Variety:
    id: str
    name: str
    count: int  # slices in the game, and the points of the majority
    cream: int  # points of one eaten slice

    @property
    def said(self) -> Say:
        return Say(f"piece_o_cake.item.{self.id}")


def read_varieties(table: Mapping[str, Any]) -> tuple[Variety, ...]:
    return tuple(
        Variety(word(row, "id"), word(row, "name"), whole(row, "count", least=1), whole(row, "cream"))
        for row in rows(table, "varieties")
    )


VARIETIES = read_varieties(read_table(Path(__file__).parents[1] / "components.json"))
KINDS = range(len(VARIETIES))
NUMBER = {variety.id: kind for kind, variety in enumerate(VARIETIES)}
NOTHING: Counts = (0,) * len(VARIETIES)
ALL_SLICES = tuple(kind for kind in KINDS for _ in range(VARIETIES[kind].count))


def ids(counts: Counts) -> tuple[str, ...]:
    """The slices by id, in the order of the table, each as often as it is there."""
    return tuple(VARIETIES[kind].id for kind in KINDS for _ in range(counts[kind]))
