"""The doors of games: the same in each, found by whether they are there."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cakeapp import games
from cakeapp.core import registry
from cakeapp.core.registry import Door

TOYS = Path(__file__).parents[1] / "ui" / "play" / "toy"
KEYS = tuple(registry.discover())
RARE = {Door.CARD_TILE, Door.HELPER}  # what a game need not have
STAGED = {Door.TABLE, Door.PIECES, Door.EFFECTS}  # what it has in place of a board once its table is on the stage
CALLED = {Door.RULES, Door.BRAIN, Door.SHEET, Door.EDITABLE, Door.TRACKER}  # without Kivy


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(TOYS)])
    registry.discover.cache_clear()
    yield
    registry.discover.cache_clear()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_every_door_but_the_rare_ones(key: str) -> None:
    lacks = {door for door in Door if not registry.has(key, door)} - RARE
    assert lacks in (STAGED, {Door.BOARD})
    for door in CALLED:
        assert callable(registry.load(key, door))


def test_a_game_may_lack_doors(toys: None) -> None:
    assert {door for door in Door if registry.has("whisper", door)} == {Door.RULES, Door.BOARD}
    assert "whisper" in [info.key for info in registry.played()]
    assert [info.key for info in registry.having(Door.BRAIN)] == list(KEYS)


def test_what_games_have_is_known_without_loading_it() -> None:
    """So that menus are there at once."""
    script = (
        "import sys; from cakeapp.core import registry;"
        "assert all(registry.having(door) for door in registry.Door);"
        "found = [name for name in sys.modules if name.startswith('cakeapp.games.')];"
        "print(*[name for name in found if not (sys.modules[name].__file__ or '').endswith('__init__.py')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []
