"""The kinds of cookies, read from `components.json` or from the owner's own table."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.components import read_table, rows, whole, word
from cakeapp.core.say import Say

Counts = tuple[int, ...]  # how many cookies of each kind, in the order of the table


@dataclass(frozen=True, slots=True)
class Kind:
    id: str
    count: int  # cookies in the game

    @property
    def said(self) -> Say:
        return Say(f"cookie_plate.item.{self.id}")


def read_kinds(table: Mapping[str, Any]) -> tuple[Kind, ...]:
    return tuple(Kind(word(row, "id"), whole(row, "count", least=1)) for row in rows(table, "kinds"))


KINDS = read_kinds(read_table(Path(__file__).parents[1] / "components.json"))
NUMBER = {kind.id: at for at, kind in enumerate(KINDS)}
NOTHING: Counts = (0,) * len(KINDS)
ALL_COOKIES = tuple(at for at, kind in enumerate(KINDS) for _ in range(kind.count))
