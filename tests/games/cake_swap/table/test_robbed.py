"""Whoever was robbed reads in her own place by whom and of what, in every plan, until she does something herself."""

from functools import cache
from typing import NamedTuple

import pytest

from cakeapp.core.game import Event
from cakeapp.core.words import english
from cakeapp.games.cake_swap.rules.components import LAYERS
from cakeapp.games.cake_swap.table.deeds import numbered
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.plans import plan
from cakeapp.games.cake_swap.table.scene import scene
from cakeapp.scene.box import Box
from cakeapp.scene.forms import ROUND
from cakeapp.scene.plan import Form
from cakeapp.scene.scene import Scene
from tests.contract.tables import FORMS, sight_of
from tests.games.cake_swap.table.positions import NAMES, games


class Robbery(NamedTuple):
    """What it is, and how it looks to her and to those who sit around the table."""

    swipe: Event
    near: Scene
    around: Scene


@cache
def robberies(players: int) -> list[Robbery]:
    found = []
    for table in games(players, 12):
        events = table.seat(None).events()
        if events and events[-1].kind == "swipe":
            near, around = (scene(sight_of(table, seat), Intent()) for seat in (events[-1].public["other"], None))
            found.append(Robbery(events[-1], near, around))
    return found


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.kind}-{form.width}x{form.height}")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_is_said_to_her_by_name_in_her_place(players: int, form: Form) -> None:
    assert robberies(players)
    for swipe, near, around in robberies(players):
        robbed, shown = swipe.public["other"], around if form.kind == ROUND else near
        size = LAYERS[numbered(swipe.public["layer"])].size
        assert english().say(shown[f"robbed:{robbed}"].says) == f"{NAMES[swipe.seat or 0]} swiped your {size}"
        places = plan(shown, form)
        assert within(places[shown[f"robbed:{robbed}"].lies].box, places[f"mat:{robbed}"].box)


def within(inner: Box, outer: Box) -> bool:
    return outer.union(inner) == pytest.approx(outer)


def test_it_stays_until_she_herself_does_something() -> None:
    met = set()
    for table in games(3, 6):
        lost: dict[int | None, bool] = {}
        for event in table.seat(None).events():
            lost[event.seat] = False
            if event.kind == "swipe":
                lost[event.public["other"]] = True
        shown = scene(sight_of(table, None), Intent())
        for seat in range(3):
            assert (f"robbed:{seat}" in shown) == lost.get(seat, False)
            met.add(f"robbed:{seat}" in shown)
    assert met == {True, False}
