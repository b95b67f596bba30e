"""Reading files from elsewhere: whatever is wrong is named, and nothing is taken on trust."""

import json
from collections.abc import Mapping
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.services.exchange.found import FRACTION, UNSCORED, LeftOut

LARGEST = 32_000_000  # bytes; ten thousand games with their records are some twenty million
LONGEST = 200  # letters of a name, or of a reason
FARTHEST = 1_000_000  # points that a game can bring


class ImportRefused(CakeError):
    """Why a file cannot be imported; nothing has changed."""


def sentence(error: CakeError) -> str:
    """An error from further inside, as the end of a sentence that is not endless."""
    told = str(error).rstrip(".")
    return f"{told[:LONGEST]}..." if len(told) > LONGEST else f"{told}."


def decoded(content: bytes) -> str:
    if len(content) > LARGEST:
        raise ImportRefused(f"The file is larger than {LARGEST // 1_000_000} million bytes.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ImportRefused("The file is damaged, or not what its name says: it is no text.") from None


def as_json(content: bytes) -> Mapping[str, Any]:
    text = decoded(content)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = f" in line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise ImportRefused(f"The file is damaged, or not what its name says: it cannot be read{line}.") from None
    if not isinstance(found, dict):
        raise ImportRefused("The file is not what its name says: nothing in it has a name.")
    return found


def entries(found: Mapping[str, Any], name: str, where: str) -> list[Mapping[str, Any]]:
    listed = found.get(name)
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise ImportRefused(f"{where} has no list of {name}.")
    return listed


def text(found: Mapping[str, Any], name: str, where: str, default: str | None = None) -> str:
    value = found.get(name, default)
    if not isinstance(value, str) or "\x00" in value or any(0xD800 <= ord(letter) <= 0xDFFF for letter in value):
        raise ImportRefused(f"{where}: {name} is no text.")
    return value


def short_name(found: Mapping[str, Any], name: str, where: str) -> str:
    """A name on one line, as records can hold it."""
    value = " ".join(text(found, name, where).replace(";", ",").split())
    if not value or len(value) > LONGEST:
        raise ImportRefused(f"{where}: {name} must have 1 to {LONGEST} letters.")
    return value


def number(found: Mapping[str, Any], name: str, where: str, default: int | None = None) -> int:
    value = found.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > FARTHEST:
        raise ImportRefused(f"{where}: {name} is no number that can be.")
    return value


def points(written: str, where: str) -> int:
    """A whole number, however it is written."""
    if not written.strip():
        raise LeftOut(UNSCORED)
    try:
        value = Decimal(written)
        if not abs(value) <= FARTHEST:
            raise ImportRefused(f"{where}: a score of {written[:40]} cannot be.")
    except InvalidOperation:  # no number at all, or a comparison with what is none
        raise ImportRefused(f"{where}: {written[:40]!r} is no score.") from None
    if value % 1:
        raise LeftOut(FRACTION)
    return int(value)


def whole(written: str, where: str, name: str) -> int:
    if not written.isdecimal() or len(written) > len(str(FARTHEST)):
        raise ImportRefused(f"{where}: {written[:40]!r} cannot be {name}.")
    return int(written)


def day(written: str, where: str) -> str:
    """A date, or a date with a time, as the history keeps it."""
    try:
        date.fromisoformat(written[:10])
    except ValueError:
        raise ImportRefused(f"{where}: {written[:40]!r} is no date.") from None
    return written[:19]
