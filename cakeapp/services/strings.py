"""All words that people read or hear, from one catalogue a language: a folder of JSON files."""

from collections.abc import Mapping
from pathlib import Path

from cakeapp.core.errors import CakeError
from cakeapp.services.decoding.values import as_json

FALLBACK = "en"  # the complete catalogue


class Strings:
    """Looks texts up by key. A text may hold {names}, and "one | many" forms chosen by the number `n`."""

    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        """In a language that there is no folder for the words are those of the complete catalogue."""
        self.language = language = language if language in languages(folder) else FALLBACK
        self._texts = read(folder / FALLBACK)
        if language != FALLBACK:
            self._texts |= read(folder / language)

    def __call__(self, key: str, **values: object) -> str:
        text = self._texts[key]
        if " | " in text and "n" in values:
            one, many = text.split(" | ")
            text = one if values["n"] == 1 else many
        return text.format(**values) if values else text

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(self._texts)


def languages(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


def read(folder: Path) -> dict[str, str]:
    """Each file's texts under its name: `settings.json` holds the keys `settings.…`."""
    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        flatten(path.stem, as_json(path.read_bytes()), texts)
    return texts


def flatten(prefix: str, part: object, texts: dict[str, str]) -> None:
    if isinstance(part, str):
        texts[prefix] = part
    elif isinstance(part, Mapping):
        for name, inner in part.items():
            flatten(f"{prefix}.{name}", inner, texts)
    else:
        raise CakeError(f"{prefix}: a catalogue holds texts and groups of texts, not {part!r}")
