"""What the settings remember of people and of the last games: kept as far as it makes sense."""

from typing import Any

from cakeapp.core import registry
from cakeapp.services import copies
from cakeapp.services.decoding.plays import EMBLEMS, is_word
from cakeapp.services.decoding.values import LONGEST, one_line
from cakeapp.services.session import KINDS, ON_TABLE, PASS

REMEMBERED = 12  # names of people


def people(found: object) -> list[str]:
    names = [one_line(one)[:LONGEST] for one in found if isinstance(one, str)] if isinstance(found, list) else []
    return list(dict.fromkeys(filter(None, names)))[:REMEMBERED]


def last_setups(found: object) -> dict[str, Any]:
    """By game; of games that are not known here nothing is remembered."""
    known = registry.discover()
    if not isinstance(found, dict):
        return {}
    return {key: last_setup(one) for key, one in found.items() if key in known and isinstance(one, dict)}


def last_setup(found: dict[str, Any]) -> dict[str, Any]:
    seats, options = found.get("seats"), found.get("options")
    return {
        "seats": [seat(one) for one in seats[:EMBLEMS] if is_seat(one)] if isinstance(seats, list) else [],
        "sitting": ON_TABLE if found.get("sitting") == ON_TABLE else PASS,
        "options": dict(filter(is_option, options.items())) if isinstance(options, dict) else {},
        "repeats": found.get("repeats") is True,
    }


def is_option(found: tuple[str, object]) -> bool:
    return all(isinstance(one, str) and is_word(one) for one in found)


def is_seat(found: object) -> bool:
    return (
        isinstance(found, dict)
        and isinstance(found.get("name"), str)
        and bool(one_line(found["name"]))
        and found.get("kind") in KINDS
        and type(found.get("emblem")) is int
    )


def seat(found: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": one_line(found["name"])[:LONGEST],
        "kind": found["kind"],
        "emblem": found["emblem"] % EMBLEMS,
    }


def own_copies(found: object) -> dict[str, Any]:
    """By game, without those in which something cannot be."""
    known = registry.discover()
    if not isinstance(found, dict):
        return {}
    changes = {key: copies.kept(found, key) for key, one in found.items() if key in known}
    return {key: [[list(path), value] for path, value in own] for key, own in changes.items()}
