"""Which keys of the catalogue there are, which were said, and which some line of code says."""

import re
from collections.abc import Iterable
from pathlib import Path

from cakeapp import games
from cakeapp.core import plurals
from cakeapp.core.say import Say, inside
from cakeapp.core.words import FALLBACK, read
from cakeapp.folders import STRINGS

PLURAL = re.compile(rf"_({'|'.join(plurals.forms(FALLBACK))})$")
GAMES = Path(games.__file__).parent
LAYOUTS = STRINGS.parents[1] / "kv" / "games"
PAGES = GAMES.parent / "ui"  # which say some texts of every game


def keys(game: str, *groups: str) -> set[str]:
    """Those of these groups, each once whatever its plural forms."""
    whole = tuple(f"{game}.{group}." for group in groups)
    return {PLURAL.sub("", key) for key in read(STRINGS / FALLBACK) if key.startswith(whole)}


def said_in(said: object) -> set[str]:
    """The keys of all that is said in it, which must have English words."""
    assert str(said)
    found = {said.key} if isinstance(said, Say) else set()

    def look(part: object) -> object:
        found.update(said_in(part))
        return part

    inside(said, look)
    return found


def said_by_nobody(game: str, found: Iterable[str]) -> list[str]:
    """The keys whose last step stands at the end of no text in the game's code, or the pages' that show it."""
    files = [*(GAMES / game).rglob("*.py"), *(LAYOUTS / game).rglob("*.kv"), *PAGES.rglob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    ends = set(re.findall(r"""([\w-]+)["']""", code))
    return sorted(key for key in found if key.split(".")[-1] not in ends)
