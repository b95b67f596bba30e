"""What holds of every table on the stage, in every form, at every number of people, without a window."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.scene.boxes import sizes
from cakeapp.scene.forms import ROUND
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.show import measure
from tests.contract.tables import FORMS, Shown, game_table, shown, staged

SETTINGS = [(key, players) for key in staged() for players in registry.info(key).seats]
named = pytest.mark.parametrize(("key", "players"), SETTINGS, ids=lambda value: str(value))
formed = pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.kind}-{form.width}x{form.height}")


def tables(key: str, players: int, form: Form, every: int = 3) -> list[tuple[Shown, Places]]:
    return [(one, one.laid(key, form)) for one in shown(key, players, form.kind == ROUND, every)]


@formed
@named
def test_nothing_leaves_the_screen(key: str, players: int, form: Form) -> None:
    for one, places in tables(key, players, form):
        for item in one.scene:
            if item.lies in places:
                x, y, width, height = places[item.lies].box
                assert x >= -1, item.key
                assert y >= -1, item.key
                assert x + width <= form.width + 1, item.key
                assert y + height <= form.height + 1, item.key
                assert width > 0, item.key
                assert height > 0, item.key


@formed
@named
def test_whatever_is_asked_can_be_done(key: str, players: int, form: Form) -> None:
    """The button lies on the table, and everything that leads to a move."""
    for one, places in tables(key, players, form):
        if one.sight.acting is not None:
            for needed in ("prompt", "confirm", "leave", "undo", "hint", "log", "help"):
                assert one.scene[needed].lies in places


@formed
@named
def test_each_move_has_gestures_on_things_that_lie_there(key: str, players: int, form: Form) -> None:
    rng, table = Random(players), game_table(key)
    for one, places in tables(key, players, form, every=5):
        seat = one.sight.acting
        if seat is None:
            continue
        there = {item.key for item in one.scene if item.lies in places}
        legal = registry.rules(key).legal(registry.rules(key).imagine(one.sight.view, rng))
        for move in rng.sample(list(legal), min(12, len(legal))):
            for tapping in (False, True):
                assert table.how(one.sight, one.intent, move, tapping)[0].key in there, move


ROOMY = {("phone", 412), ("phone", 800), ("sideways", 915), ("tablet", 1280), ("tablet", 1366), ("tablet", 1920)}


@formed
@named
def test_words_and_numbers_can_be_read(key: str, players: int, form: Form) -> None:
    """Where there is room hardly anything is smaller than it should be; the fullest hands on small tables may be."""
    words_dp, numbers_dp = (13.0, 20.0) if form.kind in ("phone", "sideways") else (20.0, 32.0)
    seen = small = 0
    for one, places in tables(key, players, form):
        for item in one.scene:
            if item.lies in places:
                for found, least in zip(sizes(item, places[item.lies], measure), (words_dp, numbers_dp)):
                    seen += found is not None
                    small += found is not None and found < 0.97 * least
    assert small <= seen * (0.06 if (form.kind, form.width) in ROOMY else 0.2)
