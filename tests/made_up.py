"""Languages that nobody speaks, made of the English catalogue, by which is seen what is no word of a catalogue.

Each is written as `pl`, whose counts take the forms one, few and many.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

from cakeapp.core import plurals
from cakeapp.core.words import FALLBACK, GAP, read
from cakeapp.folders import STRINGS

LANGUAGE = "pl"
ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "äçéïñöšüýžÄÇÉÏÑÖŠÜÝŽ")
PLURAL = re.compile(rf"(.+)_({plurals.ONE}|{plurals.FEW}|{plurals.MANY}|{plurals.OTHER})")
OPEN, CLOSE = "⟦", "⟧"


def catalogues(folder: Path, change: Callable[[str], str]) -> Path:
    """English as it is, and beside it the language made of it, with all forms that its counts can take."""
    texts: dict[str, dict[str, str]] = {}
    for key, text in read(STRINGS / FALLBACK).items():
        part, name = key.split(".", 1)
        plural = PLURAL.fullmatch(name)
        if plural is None:
            texts.setdefault(part, {})[name] = change(text)
        elif plural[2] == plurals.OTHER:
            texts.setdefault(part, {}).update({f"{plural[1]}_{form}": change(text) for form in plurals.forms(LANGUAGE)})
    (folder / FALLBACK).symlink_to(STRINGS / FALLBACK)
    (folder / LANGUAGE).mkdir()
    for part, flat in texts.items():
        path = folder / LANGUAGE / f"{part}.json"
        path.write_text(json.dumps(flat, ensure_ascii=False), encoding="utf-8")
    return folder


def long(text: str) -> str:
    """Accented, and twice as long, but for the gaps."""
    said = "".join(part if at % 2 else part.translate(ACCENTS) for at, part in enumerate(split(text)))
    return said + doubled(text)


def doubled(text: str) -> str:
    words = "".join(part for at, part in enumerate(split(text)) if not at % 2).split()
    return "".join(f" {word.translate(ACCENTS)}" for word in words)


def bracketed(text: str) -> str:
    """Each text in brackets; what is put into its gaps brings its own."""
    return f"{OPEN}{text}{CLOSE}"


def split(text: str) -> list[str]:
    """Words and gaps in turn."""
    parts, end = [], 0
    for gap in GAP.finditer(text):
        parts += [text[end : gap.start()], gap[0]]
        end = gap.end()
    return [*parts, text[end:]]
