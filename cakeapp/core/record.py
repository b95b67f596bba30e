"""The `.cake` text of a game: tags, then one decision or chance outcome a line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from cakeapp.core.errors import RecordError
from cakeapp.core.game import CHANCE
from cakeapp.core.say import Say

SUFFIX = ".cake"  # of a record's file name
LARGEST = 1_000_000  # bytes; a long game has four thousand
LONGEST_LINE = 10_000  # letters; the longest pile of cards has four hundred
LONGEST_NAME = 1_000  # letters of a player's name
FIRST_TAGS = ("Game", "Players", "Options", "Date", "Result")  # written in this order, others follow as found
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
ENTRY = re.compile(r"(\*|0|[1-9][0-9]?) (\S.*)")


@dataclass(slots=True)
class RecordLine:
    """What one seat decided, or chance; `line` tells where it was read."""

    seat: int
    text: str
    above: tuple[str, ...] = ()  # comment lines that stand before it
    line: int = 0


@dataclass(slots=True)
class Record:
    """Everything a record says, as text: it has not been replayed, so it may still be wrong."""

    tags: dict[str, str]
    entries: list[RecordLine] = field(default_factory=list)
    head: tuple[str, ...] = ()  # comment lines among the tags
    tail: tuple[str, ...] = ()  # comment lines after the last entry
    tag_lines: dict[str, int] = field(default_factory=dict)
    open_end: bool = False  # the last line has no line feed, so it may have been cut off
    torn: str = ""  # that line, where it is not part of the game

    @property
    def players(self) -> list[str]:
        return [name.removeprefix(" ") if at else name for at, name in enumerate(self.tags["Players"].split(";"))]

    @property
    def options(self) -> dict[str, str]:
        written = self.tags.get("Options", "")
        pairs = [pair.partition("=") for pair in written.split("; ")] if written else []
        if any(not equals for _, equals, _ in pairs) or len({key for key, _, _ in pairs}) < len(pairs):
            raise RecordError(self.line_of("Options"), Say("record.options", found=written))
        return {key: value for key, _, value in pairs}

    def line_of(self, tag: str) -> int:
        return self.tag_lines.get(tag, 1)

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from self.head
        names = [name for name in FIRST_TAGS if name in self.tags]
        for name in names + [name for name in self.tags if name not in FIRST_TAGS]:
            yield f'[{name} "{escape(self.tags[name])}"]'
        yield ""
        for entry in self.entries:
            yield from entry.above
            yield f"{'*' if entry.seat == CHANCE else entry.seat} {entry.text}"
        yield from self.tail


def new(game: str, players: list[str], options: dict[str, str], date: str = "") -> Record:
    """The record of a game about to start; `options` holds only what differs from the default."""
    for name in players:
        if set(name) & set(";\n\r"):
            raise RecordError(1, Say("record.name", name=repr(name)))
        if len(name) > LONGEST_NAME:
            raise RecordError(1, Say("record.long_name", most=LONGEST_NAME, name=repr(name)))
    tags = {"Game": game, "Players": "; ".join(players)}
    if options:
        tags["Options"] = "; ".join(f"{key}={value}" for key, value in sorted(options.items()))
    if date:
        tags["Date"] = date
    return Record(tags)


def read(source: str | bytes) -> Record:
    """The record of a text. Wrong form is an error here, wrong play is found by replaying it."""
    lines = decode(source).split("\n")
    if too_long := next((number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE), None):
        raise RecordError(too_long, Say("record.long_line", most=LONGEST_LINE))
    record = Record({})
    above: list[str] = []
    tags_end = read_tags(record, lines)
    for number, line in enumerate(lines[tags_end:], tags_end + 1):
        if line.startswith("#"):
            above.append(line)
        elif number == len(lines) and not ENTRY.fullmatch(line):
            record.torn = line
        else:
            record.entries.append(read_entry(number, line, tuple(above)))
            above.clear()
    record.tail = tuple(above)
    record.open_end = bool(lines[-1])
    return record


def read_tags(record: Record, lines: list[str]) -> int:
    """Fills in the tags and tells how many lines they take, the blank line after them included."""
    number = 0
    head = []
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            head.append(line)
            continue
        if not line:
            break
        found = TAG.fullmatch(line)
        if not found:
            raise RecordError(number, Say("record.tag", found=repr(line)))
        name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
        if name in record.tags:
            raise RecordError(number, Say("record.tag_twice", name=name))
        if "\r" in value:
            raise RecordError(number, Say("record.tag_broken", name=name))
        record.tags[name] = value
        record.tag_lines[name] = number
    for name in ("Game", "Players"):
        if name not in record.tags:
            raise RecordError(number, Say("record.tag_missing", name=name))
    if any(len(player) > LONGEST_NAME for player in record.players):
        raise RecordError(record.line_of("Players"), Say("record.long_names", most=LONGEST_NAME))
    record.head = tuple(head)
    return number


def read_entry(number: int, line: str, above: tuple[str, ...]) -> RecordLine:
    found = ENTRY.fullmatch(line)
    if not found:
        raise RecordError(number, Say("record.entry", found=repr(line)))
    return RecordLine(CHANCE if found[1] == "*" else int(found[1]), found[2], above, number)


def decode(source: str | bytes) -> str:
    if len(source) > LARGEST:
        raise RecordError(1, Say("record.large", most=LARGEST))
    if isinstance(source, str):
        return source
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        raise RecordError(line, Say("record.no_text", byte=f"{source[error.start]:#04x}")) from None


def escape(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"")
