"""One thing that is on a table to be seen, heard or touched."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from cakeapp.core.say import Said

TAP, DRAG, HOLD = "tap", "drag", "hold"

Look = Mapping[str, Any]  # what the widget that draws it has to know; sentences in it are `Say`s


@dataclass(frozen=True, slots=True)
class Item:
    key: str  # stays the same as long as the thing does
    kind: str  # of widget that draws it
    look: Look = field(default_factory=lambda: MappingProxyType({}))
    says: Said | str = ""  # its spoken name; without one it is only seen
    role: str = "text"
    can: frozenset[str] = frozenset()
    why: Said | str = ""  # why it cannot be used now
    place: str = ""  # where it lies, if that is not named as itself
    part_of: str = ""  # the thing that a touch on it means, where that is not itself

    @property
    def means(self) -> str:
        return self.part_of or self.key

    @property
    def lies(self) -> str:
        return self.place or self.key


def parts(key: str) -> tuple[str, str]:
    """What it is, and which of them."""
    what, _, which = key.partition(":")
    return what, which
