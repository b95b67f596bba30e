"""Reading what comes from elsewhere: whatever is wrong is named, and nothing is taken on trust."""

import re
from collections.abc import Mapping
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.core.say import Say, Value
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


def decoded(content: bytes) -> str:
    if len(content) > LARGEST:
        raise ImportRefused(Say("refused.file.large", most=LARGEST // 1_000_000))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ImportRefused(Say("refused.file.no_text")) from None


def as_json(content: bytes) -> Mapping[str, Any]:
    try:
        found = bounded.json(decoded(content))
    except bounded.NoJson as error:
        raise ImportRefused(Say("refused.file.damaged", why=error.said)) from None
    if not isinstance(found, dict):
        raise ImportRefused(Say("refused.file.nameless"))
    return found


def entries(found: Mapping[str, Any], name: str, where: Value) -> list[Mapping[str, Any]]:
    listed = found.get(name)
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise ImportRefused(Say("refused.no_list", where=where, name=name))
    return listed


def text(
    found: Mapping[str, Any], name: str, where: Value, default: str | None = None, most: int = LONGEST_TEXT
) -> str:
    value = found.get(name, default)
    if not isinstance(value, str) or "\x00" in value or HALVES.search(value):
        raise ImportRefused(Say("refused.no_text", where=where, name=name))
    if len(value) > most:
        raise ImportRefused(Say("refused.long", where=where, name=name, most=most))
    return value


def one_line(words: str) -> str:
    """As records and rows can hold it: no semicolon, no line break, nothing that no letter stands for."""
    return " ".join(HALVES.sub("", CONTROL.sub("", words)).replace(";", ",").split())


def short_name(found: Mapping[str, Any], name: str, where: Value) -> str:
    """A name on one line, as records can hold it."""
    value = one_line(text(found, name, where))
    if not value or len(value) > LONGEST:
        raise ImportRefused(Say("refused.letters", where=where, name=name, most=LONGEST))
    return value


def one_of(found: Mapping[str, Any], name: str, where: Value, allowed: tuple[str, ...]) -> str:
    value = text(found, name, where)
    if value not in allowed:
        raise ImportRefused(Say("refused.cannot_be", where=where, name=name, found=repr(value[:40])))
    return value


def number(found: Mapping[str, Any], name: str, where: Value, default: int | None = None) -> int:
    value = found.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > FARTHEST:
        raise ImportRefused(Say("refused.no_number", where=where, name=name))
    return value


def points(written: str, where: Value) -> int:
    """A whole number, however it is written."""
    if not written.strip():
        raise LeftOut(UNSCORED)
    try:
        value = Decimal(written)
        if not abs(value) <= FARTHEST:
            raise ImportRefused(Say("refused.score", where=where, found=written[:40]))
    except InvalidOperation:  # no number at all, or a comparison with what is none
        raise ImportRefused(Say("refused.no_score", where=where, found=repr(written[:40]))) from None
    if value % 1:
        raise LeftOut(FRACTION)
    return int(value)


def whole(written: str, where: Value, name: Value) -> int:
    if not written.isdecimal() or len(written) > len(str(FARTHEST)):
        raise ImportRefused(Say("refused.whole", where=where, name=name, found=repr(written[:40])))
    return int(written)


def day(written: str, where: Value) -> str:
    """A date, or a date with a time, as the history keeps it."""
    try:
        if DAY.fullmatch(written[:19]):
            date.fromisoformat(written[:10])
            return written[:19]
    except ValueError:
        pass
    raise ImportRefused(Say("refused.no_date", where=where, found=repr(written[:40])))
