"""The owner's own printed copies: the numbers in which they differ from the tables as shipped."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.sheet import Field, edited

Path = tuple[str | int, ...]
Table = Mapping[str, Any]


class Number(NamedTuple):
    """One number that is printed differently in a copy."""

    path: Path
    value: int


def fields(key: str) -> list[Field]:
    """What may differ in this game, in the order of its printed sheets."""
    found: list[Field] = registry.load(registry.info(key).sheet.split(":")[0] + ":editable")(registry.components(key))
    return found


def value(table: Table, path: Path) -> int:
    found: Any = table
    for step in path:
        found = found[step]
    return int(found)


def table(key: str, numbers: Sequence[Number]) -> Table:
    """The game's table as it is in the owner's copy; ComponentError where a number cannot be."""
    known = {field.path: field for field in fields(key)}
    found = registry.components(key)
    for path, number in numbers:
        if path not in known:
            raise ComponentError(f"the copy changes what cannot differ: {' '.join(map(str, path))}")
        if number not in range(known[path].least, known[path].most + 1):
            raise ComponentError(f"{known[path].name}: {known[path].least} to {known[path].most}, not {number}")
        found = edited(found, path, number)
    return found


def changed(key: str, numbers: Sequence[Number], path: Path, number: int) -> list[Number]:
    """The copy with another number in one place; a number that is as shipped is none of the copy's own."""
    kept = [one for one in numbers if one.path != path]
    return kept if value(registry.components(key), path) == number else [*kept, Number(path, number)]


def kept(copies: Mapping[str, Any], key: str) -> list[Number]:
    """The owner's numbers as the settings hold them; none where these cannot be read."""
    try:
        return read(key, copies.get(key, []))
    except ComponentError:
        return []


def read(key: str, written: object) -> list[Number]:
    """Numbers out of a file, all of them checked."""
    if not isinstance(written, list) or not all(is_number(one) for one in written):
        raise ComponentError("the numbers of the copy are damaged")
    numbers = [Number(tuple(path), number) for path, number in written]
    table(key, numbers)
    return numbers


def is_number(one: object) -> bool:
    if not isinstance(one, list | tuple) or len(one) != 2 or not isinstance(one[0], list | tuple):
        return False
    path, number = one
    return type(number) is int and all(type(step) in (str, int) for step in path)
