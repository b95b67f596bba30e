"""Around a table whoever acts has the button beside her own place, and the way back on it."""

from math import dist

import pytest

from cakeapp.games.piece_o_cake.table import intent
from cakeapp.games.piece_o_cake.table.table import TABLE
from cakeapp.scene.box import Box
from cakeapp.scene.forms import ROUND
from cakeapp.scene.plan import Form
from tests.contract.tables import sight_of, walk

FORMS = [Form(ROUND, 1280, 800), Form(ROUND, 1024, 768), Form(ROUND, 1366, 1024, 2.0)]


def holds(box: Box, other: Box) -> bool:
    return box.union(other) == pytest.approx(box)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.width}x{form.height}")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_reaches_across_the_table(players: int, form: Form) -> None:
    acted = set()
    for table in walk("piece_o_cake", players, 1):
        sight = sight_of(table, None)
        view, seat = sight.view, sight.view.actor
        if seat is None or view.cuts is None or not view.pieces:
            continue
        acted.add(seat)
        scene = TABLE.scene(sight, intent.pick(sight, view.pieces[0][0]))
        places = TABLE.plan(scene, form)
        own = places[f"mat:{seat}"].box
        others = [places[f"mat:{one}"].box for one in range(players) if one != seat]
        button = places["confirm"].box.centre
        assert all(dist(button, own.centre) < dist(button, other.centre) for other in others)
        if "back" in scene:
            assert holds(own, places["back"].box)
    assert len(acted) == players
