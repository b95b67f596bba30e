"""What is said of a piece at the rim of the cake lies on no number, and while it is cut on no dot."""

import pytest

from cakeapp.games.piece_o_cake.table import ring
from cakeapp.games.piece_o_cake.table.intent import Intent
from cakeapp.games.piece_o_cake.table.places import RIM
from cakeapp.games.piece_o_cake.table.table import TABLE
from cakeapp.scene.forms import PHONE, TABLET
from cakeapp.scene.plan import Form
from tests.contract.tables import sight_of, walk

CUTS = {2: (0, 5), 3: (1, 4, 8), 4: (0, 2, 6, 9), 5: (0, 1, 4, 6, 9)}


@pytest.mark.parametrize("players", CUTS)
@pytest.mark.parametrize("form", [Form(PHONE, 412, 915), Form(TABLET, 1280, 800)], ids=["phone", "tablet"])
def test_numbers_and_dots_can_be_read_beside_it(form: Form, players: int) -> None:
    table = next(walk("piece_o_cake", players, 0))
    sight = sight_of(table, table.seat(None).actor)
    shown = TABLE.scene(sight, Intent(frozenset(CUTS[players])))
    places = TABLE.plan(shown, form)
    x, y = places["pie"].box.centre
    radius = places["pie"].box.width / 2 / RIM
    for tag in shown.of("tag"):
        for family, out in (("slice", 0.775), ("gap", 1.0)):
            for item in shown.of(family):
                dx, dy = ring.direction(float(item.look["turn"]))
                knife = item.look.get("knife")
                assert knife or ring.apart(places[tag.key].box, x + dx * out * radius, y + dy * out * radius) > 6, (
                    item.key
                )
