"""Tables of whole random games, as data: of every game on the stage, in every form, for every number of people."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.core.table import Table, open_table
from cakeapp.scene.game_table import GameTable
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene
from cakeapp.scene.sight import ALL, CHOSEN, NONE, Person, Sight

FORMS = (
    Form("phone", 360, 640),
    Form("phone", 412, 915),
    Form("phone", 800, 1280),
    Form("sideways", 915, 412),
    Form("tablet", 1280, 800),
    Form("tablet", 1024, 768),
    Form("tablet", 1366, 1024),
    Form("tablet", 1920, 1080),
    Form("tablet", 1000, 1000),
    Form("round", 1280, 800),
    Form("round", 1024, 768),
    Form("round", 1366, 1024),
    Form("round", 800, 1280),
    Form("round", 1000, 1000),
)
NAMES = ("Ada", "Bartholomew", "Cleo", "Dan", "Eve", "Finn")


class Shown(NamedTuple):
    """What a table shows at one moment; a form lays it out."""

    sight: Sight
    intent: Any
    scene: Scene

    def laid(self, key: str, form: Form) -> Places:
        return game_table(key).plan(self.scene, form)


def game_table(key: str) -> GameTable:
    found: GameTable = registry.load(key, Door.TABLE)
    return found


def staged() -> list[str]:
    """The games whose tables are on the stage."""
    return [info.key for info in registry.having(Door.TABLE)]


def walk(key: str, players: int, seed: int, every: int = 1) -> Iterator[Table]:
    """A table at some of the decisions of a random game."""
    rng = Random(f"{key} {players} {seed}")
    table = open_table(key, NAMES[:players], {}, rng)
    step = 0
    while (actor := table.seat(None).actor) is not None:
        if step % every == seed % every:
            yield table
        step += 1
        seat = table.seat(actor)
        seat.play(rng.choice(seat.legal()))
    yield table


def sight_of(table: Table, near: int | None, stakes: str = ALL, bots: tuple[int, ...] = ()) -> Sight:
    seat, actor = table.seat(near), table.seat(None).actor
    people = [Person(name, number, number in bots) for number, name in enumerate(table.players)]
    return Sight(seat.view(), seat.events(), people, near, table.seat(actor).refuse, stakes)


def intents(key: str, sight: Sight, rng: Random) -> Iterator[Any]:
    """Nothing in mind, then what a few taps on things that are there lead to."""
    table = game_table(key)
    intent = table.nothing
    yield intent
    for _ in range(3):
        keys = [item.means for item in table.scene(sight, intent) if "tap" in item.can]
        then = table.tap(sight, intent, rng.choice(keys)) if keys else None
        if then is not None:
            intent = then
            yield intent


@lru_cache(4)
def shown(key: str, players: int, around: bool, every: int = 3) -> list[Shown]:
    """Moments of a game, from one side or from around: the same for all forms in which it is laid out."""
    rng, found = Random(f"{key} {players} {around}"), []
    for at, table in enumerate(walk(key, players, players, every)):
        actor = table.seat(None).actor
        near = None if around else actor if actor is not None else 0
        sight = sight_of(table, near, (ALL, CHOSEN, NONE)[at % 3])
        found += [Shown(sight, intent, game_table(key).scene(sight, intent)) for intent in intents(key, sight, rng)]
    return found
