"""Reading tables of components; whatever is wrong in one is named by its entry."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cakeapp.core.errors import ComponentError

Row = Mapping[str, Any]


def read_table(path: Path) -> Row:
    """A game's own `components.json`."""
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ComponentError(f"{path.name} cannot be read: {error}") from error
    if not isinstance(table, dict):
        raise ComponentError(f"{path.name} must hold one object")
    return table


def rows(table: Row, name: str) -> list[Row]:
    """A list of entries, each with an id that no other has."""
    found = table.get(name)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise ComponentError(f"{name} must be a list of entries")
    seen: set[str] = set()
    for at, row in enumerate(found, 1):
        key = row.get("id")
        if not isinstance(key, str) or not key:
            raise ComponentError(f"entry {at} of {name} has no id")
        if key in seen:
            raise ComponentError(f"{name}: the id {key} stands there twice")
        seen.add(key)
    return found


def entry(row: Row) -> str:
    return str(row.get("id") or row.get("name") or dict(row))


def whole(row: Row, field: str, least: int = 0) -> int:
    value = row.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ComponentError(f"{entry(row)}: {field} must be a whole number from {least}, not {value!r}")
    return value


def word(row: Row, field: str, choices: Sequence[str] | None = None) -> str:
    value = row.get(field)
    if not isinstance(value, str) or not value or (choices is not None and value not in choices):
        wanted = f"one of {', '.join(choices)}" if choices else "a word"
        raise ComponentError(f"{entry(row)}: {field} must be {wanted}, not {value!r}")
    return value
