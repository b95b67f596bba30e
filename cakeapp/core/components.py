"""Reading tables of components; whatever is wrong in one is named by its entry."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cakeapp.core.errors import ComponentError
from cakeapp.core.say import Say, listed

Row = Mapping[str, Any]


def read_table(path: Path) -> Row:
    """A game's own `components.json`."""
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ComponentError(Say("core.table.unreadable", file=path.name, why=str(error))) from error
    if not isinstance(table, dict):
        raise ComponentError(Say("core.table.no_object", file=path.name))
    return table


def rows(table: Row, name: str) -> list[Row]:
    """A list of entries, each with an id that no other has."""
    found = table.get(name)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise ComponentError(Say("core.table.no_list", name=name))
    seen: set[str] = set()
    for at, row in enumerate(found, 1):
        key = row.get("id")
        if not isinstance(key, str) or not key:
            raise ComponentError(Say("core.table.no_id", number=at, name=name))
        if key in seen:
            raise ComponentError(Say("core.table.twice", name=name, id=key))
        seen.add(key)
    return found


def entry(row: Row) -> str:
    return str(row.get("id") or row.get("name") or dict(row))


def whole(row: Row, field: str, least: int = 0) -> int:
    value = row.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ComponentError(Say("core.table.no_number", entry=entry(row), field=field, least=least, found=repr(value)))
    return value


def word(row: Row, field: str, choices: Sequence[str] | None = None) -> str:
    value = row.get(field)
    if not isinstance(value, str) or not value or (choices is not None and value not in choices):
        if choices:
            known = listed(choices, "comma")
            raise ComponentError(
                Say("core.table.no_choice", entry=entry(row), field=field, known=known, found=repr(value))
            )
        raise ComponentError(Say("core.table.no_word", entry=entry(row), field=field, found=repr(value)))
    return value
