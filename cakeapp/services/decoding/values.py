"""Reading what comes from elsewhere: whatever is wrong is named, and nothing is taken on trust."""

import re
from collections.abc import Mapping
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.services.decoding import bounded
from cakeapp.services.decoding.left_out import FRACTION, UNSCORED, LeftOut

LARGEST = 32_000_000  # bytes of a file that is read as a whole
LONGEST = 200  # letters of a name, or of a reason
LONGEST_TEXT = 20_000  # letters of a note
MOST = 20_000  # entries of a list
FARTHEST = 1_000_000  # points that a game can bring
CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")  # but for what separates words
HALVES = re.compile(r"[\ud800-\udfff]")  # of surrogate pairs: no letters, and no file can hold them
FILE_NAME = re.compile(r"[A-Za-z0-9]{1,64}")  # of a running game or a sheet, without its ending
NAME = re.compile(r"[a-z][a-z_]{0,40}")  # of a game, or of a house rule
DAY = re.compile(r"\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?", re.ASCII)


class ImportRefused(CakeError):
    """Why something cannot be read; nothing has changed."""


class Newer(ImportRefused):
    """Only a later version of the app can read this: it is no damage, and stays where it is."""


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
    try:
        found = bounded.json(decoded(content))
    except ValueError as error:
        raise ImportRefused(f"The file is damaged, or not what its name says: {error}.") from None
    if not isinstance(found, dict):
        raise ImportRefused("The file is not what its name says: nothing in it has a name.")
    return found


def entries(found: Mapping[str, Any], name: str, where: str) -> list[Mapping[str, Any]]:
    listed = found.get(name)
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise ImportRefused(f"{where} has no list of {name}.")
    return listed


def text(found: Mapping[str, Any], name: str, where: str, default: str | None = None, most: int = LONGEST_TEXT) -> str:
    value = found.get(name, default)
    if not isinstance(value, str) or "\x00" in value or HALVES.search(value):
        raise ImportRefused(f"{where}: {name} is no text.")
    if len(value) > most:
        raise ImportRefused(f"{where}: {name} has more than {most} letters.")
    return value


def one_line(words: str) -> str:
    """As records and rows can hold it: no semicolon, no line break, nothing that no letter stands for."""
    return " ".join(HALVES.sub("", CONTROL.sub("", words)).replace(";", ",").split())


def short_name(found: Mapping[str, Any], name: str, where: str) -> str:
    """A name on one line, as records can hold it."""
    value = one_line(text(found, name, where))
    if not value or len(value) > LONGEST:
        raise ImportRefused(f"{where}: {name} must have 1 to {LONGEST} letters.")
    return value


def one_of(found: Mapping[str, Any], name: str, where: str, allowed: tuple[str, ...]) -> str:
    value = text(found, name, where)
    if value not in allowed:
        raise ImportRefused(f"{where}: {name} cannot be {value[:40]!r}.")
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
        if DAY.fullmatch(written[:19]):
            date.fromisoformat(written[:10])
            return written[:19]
    except ValueError:
        pass
    raise ImportRefused(f"{where}: {written[:40]!r} is no date.")
