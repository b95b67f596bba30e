"""A table at one moment, as data: all there is to see, hear and touch, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from cakeapp.core.say import Said
from cakeapp.scene.item import Item, parts


@dataclass(frozen=True)
class Scene:
    """Things in the order in which they are painted; a later one lies on the earlier ones."""

    items: Mapping[str, Item]  # by their keys
    players: int
    actor: int | None  # who is to decide
    near: int | None  # who sits before the screen; None where it lies between all of them
    prompt: Said | str = ""

    def __getitem__(self, key: str) -> Item:
        return self.items[key]

    def __contains__(self, key: str) -> bool:
        return key in self.items

    def __iter__(self) -> Iterator[Item]:
        return iter(self.items.values())

    def of(self, family: str) -> list[Item]:
        """All things whose keys begin with that word."""
        return self._families.get(family, [])

    @cached_property
    def _families(self) -> dict[str, list[Item]]:
        found: dict[str, list[Item]] = {}
        for key, item in self.items.items():
            found.setdefault(parts(key)[0], []).append(item)
        return found


def by_key(items: Sequence[Item]) -> dict[str, Item]:
    found = {item.key: item for item in items}
    assert len(found) == len(items), [item.key for item in items if found[item.key] is not item]
    return found
