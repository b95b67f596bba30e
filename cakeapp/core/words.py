"""All words that people read or hear, from one catalogue a language: a folder of JSON files as i18next writes them."""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from cakeapp.core import plurals
from cakeapp.folders import STRINGS

FALLBACK = "en"  # the complete catalogue
GAP = re.compile(r"\{\{(\w+)(, capitalize)?\}\}")  # "{{name}}"; the second kind begins a sentence

ALONE = ("semicolon", "space")  # stand between all of a row, not only before the last


class Sayable(ABC):
    __slots__ = ()

    @abstractmethod
    def in_words(self, words: "Words") -> str: ...

    def __str__(self) -> str:
        return self.in_words(english())


class Words:
    """Looks texts up by key. A text may hold {{names}}; of `key_one`, `key_few` ... the value `count` chooses."""

    def __init__(self, folder: Path = STRINGS, language: str = FALLBACK) -> None:
        """In a language that there is no folder for the words are those of the complete catalogue."""
        self.language = language if language in languages(folder) else FALLBACK
        self._texts = {FALLBACK: read(folder / FALLBACK), self.language: read(folder / self.language)}

    def __call__(self, key: str, /, **values: object) -> str:
        text = self._text(key, values.get("count"))
        return GAP.sub(lambda gap: self._filled(gap, values), text) if "{{" in text else text

    def __contains__(self, key: str) -> bool:
        return key in self._texts[FALLBACK] or f"{key}_{plurals.OTHER}" in self._texts[FALLBACK]

    def say(self, said: object) -> str:
        """What is to be said, or what may stand in it: a name, a number, a path."""
        if isinstance(said, str):
            return said
        return said.in_words(self) if isinstance(said, Sayable) else str(said)

    def row(self, items: Sequence[str], last: str) -> str:
        """Several things, the last of them behind that word."""
        if len(items) < 2:
            return "".join(items)
        between = self(f"words.{last if last in ALONE else 'comma'}")
        return between.join(items[:-1]) + self(f"words.{last}") + items[-1]

    def _text(self, key: str, count: object) -> str:
        """In the language, or else in the complete one, each by its own plural forms."""
        for language in (self.language, FALLBACK):
            texts = self._texts[language]
            if isinstance(count, int):
                plural = texts.get(f"{key}_{plurals.form(language, count)}")
                if plural is not None:
                    return plural
            if key in texts:
                return texts[key]
        raise KeyError(key)

    def _filled(self, gap: re.Match[str], values: Mapping[str, object]) -> str:
        words = self.say(values[gap[1]])
        return words[:1].upper() + words[1:] if gap[2] else words


@cache
def english() -> Words:
    return Words()


def languages(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


@cache
def read(folder: Path) -> dict[str, str]:
    """Each file's texts under its name: `settings.json` holds the keys `settings.…`."""
    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        flatten(path.stem, json.loads(path.read_text(encoding="utf-8")), texts)
    return texts


def flatten(prefix: str, part: str | Mapping[str, object], texts: dict[str, str]) -> None:
    if isinstance(part, str):
        texts[prefix] = part
        return
    for name, inner in part.items():
        assert isinstance(inner, str | Mapping), f"{prefix}.{name}: {inner!r}"
        flatten(f"{prefix}.{name}", inner, texts)
