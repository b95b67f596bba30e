"""Who sits around a table of Cake Swap finds everything where it was."""

from itertools import pairwise

import pytest

from cakeapp.games.cake_swap.table.plans import EDGES, plan
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, NEAR
from cakeapp.scene.plan import Form
from cakeapp.scene.scene import Scene
from cakeapp.scene.tools import TOOLS
from tests.contract.tables import shown

FORM = Form("round", 1280, 800)


def mats(scene: Scene, edge: int) -> list[Box]:
    places = plan(scene, FORM)
    return [places[f"mat:{seat}"].box for seat in EDGES[scene.players][edge]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_only_the_row_of_whoever_acts_next_is_laid_anew(players: int) -> None:
    scenes = [one.scene for one in shown("cake_swap", players, True, 1) if one.scene.actor is not None]
    for before, after in pairwise(scenes):
        for edge, seats in EDGES[players].items():
            if after.actor not in seats:
                assert mats(before, edge) == mats(after, edge)


@pytest.mark.parametrize("players", [2, 6])
def test_what_all_share_never_moves_and_helpers_face_whoever_acts(players: int) -> None:
    boxes, faced = set(), set()
    for one in shown("cake_swap", players, True, 1):
        places = plan(one.scene, FORM)
        fixed = [item for family in ("judge", "prize", "prize_far", "race", "flag", "pile", *TOOLS)
                 for item in one.scene.of(family)]  # fmt: skip
        boxes.add(tuple(places[item.lies].box for item in fixed))
        edge = FAR if one.scene.actor in EDGES[players][FAR] else NEAR
        assert {places[key].facing for key in TOOLS} == {edge}
        assert all(item.lies in places for item in one.scene.of("card"))
        faced.add(edge)
    assert len(boxes) == 1
    assert faced == {FAR, NEAR}
