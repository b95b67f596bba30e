"""What games say: the keys that occur in it, and those that a catalogue has."""

import json
from collections.abc import Iterable
from typing import Any

from cakeapp.core.plurals import ONE, OTHER
from cakeapp.core.say import Listed, Say
from cakeapp.core.words import FALLBACK, flatten
from cakeapp.folders import STRINGS


def keys_in(said: Any) -> set[str]:
    """Its own key, and those of all that is put into it. It is put into words too, so that nothing may lack."""
    if isinstance(said, Say):
        assert str(said)
        return {said.key}.union(*map(keys_in, said.values.values()))
    return set().union(*map(keys_in, said.items)) if isinstance(said, Listed) else set()


def keys_of(game: str, groups: Iterable[str]) -> set[str]:
    """All in some groups of a game's catalogue, each once, whatever its plural forms."""
    texts: dict[str, str] = {}
    flatten(game, json.loads((STRINGS / FALLBACK / f"{game}.json").read_text(encoding="utf-8")), texts)
    found = {key.removesuffix(f"_{ONE}").removesuffix(f"_{OTHER}") for key in texts}
    return {key for key in found if key.startswith(tuple(f"{game}.{group}." for group in groups))}
