"""The owner's own printed copies: in what they differ from the tables as shipped."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.registry import Door
from cakeapp.core.say import Say, listed
from cakeapp.core.sheet import Field, edited

MOST = 2_000  # changes; the largest table has some eight hundred numbers
Path = tuple[str | int, ...]
Table = Mapping[str, Any]


class Change(NamedTuple):
    """A number, or a word, that is printed differently in a copy."""

    path: Path
    value: int | str


def fields(key: str, table: Table) -> list[Field]:
    """What may differ in this game, in the order of its printed sheets."""
    found: list[Field] = registry.load(key, Door.EDITABLE)(table)
    return found


def value(table: Table, path: Path) -> Any:
    """What stands there; None where nothing does."""
    found: Any = table
    for step in path:
        found = found.get(step) if isinstance(found, Mapping) else found[step]
    return found


def as_shipped(key: str) -> Table:
    """The game's table; what its entries might ask for and do not is at what is usual."""
    found = registry.components(key)
    for field in fields(key, found):
        if field.usual is not None and value(found, field.path) is None:
            found = edited(found, field.path, field.usual)
    return found


def table(key: str, changes: Sequence[Change]) -> Table:
    """The game's table as it is in the owner's copy; ComponentError where something cannot be."""
    found = as_shipped(key)
    known = {field.path: field for field in fields(key, found)}
    for path, new in changes:
        if path not in known:
            raise ComponentError(Say("copy.wrong.place", place=" ".join(map(str, path))))
        if new not in known[path].allowed:
            raise ComponentError(not_allowed(known[path], new))
        found = edited(found, path, new)
    return found


def not_allowed(field: Field, found: int | str) -> Say:
    """Tells what is."""
    if isinstance(field.allowed, range):
        least, most = field.allowed[0], field.allowed[-1]
        return Say("copy.wrong.number", field=field.full_name, least=least, most=most, found=found)
    return Say("copy.wrong.word", field=field.full_name, known=listed(field.allowed, "comma"), found=found)


def changed(key: str, changes: Sequence[Change], path: Path, new: int | str) -> list[Change]:
    """The copy with another value in one place; what is as shipped, or means nothing now, is none of the copy's own."""
    now, shipped = [*(one for one in changes if one.path != path), Change(path, new)], as_shipped(key)
    in_use = {field.path for field in fields(key, table(key, now)) if field.in_use}
    return [one for one in now if one.path in in_use and value(shipped, one.path) != one.value]


def kept(copies: Mapping[str, Any], key: str) -> list[Change]:
    """The owner's changes as the settings hold them; none where these cannot be read."""
    try:
        return read(key, copies.get(key, []))
    except ComponentError:
        return []


def read(key: str, written: object) -> list[Change]:
    """Changes out of a file, all of them checked."""
    if not isinstance(written, list) or len(written) > MOST or not all(is_change(one) for one in written):
        raise ComponentError(Say("copy.wrong.damaged"))
    changes = [Change(tuple(path), new) for path, new in written]
    table(key, changes)
    return changes


def is_change(one: object) -> bool:
    if not isinstance(one, list | tuple) or len(one) != 2 or not isinstance(one[0], list | tuple):
        return False
    path, new = one
    return all(type(step) in (str, int) for step in (*path, new))
