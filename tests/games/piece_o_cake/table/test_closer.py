"""What a touch on what is somebody's tells: all that is public of her, wherever on her plate or row it is."""

import pytest

from cakeapp.core.say import Say
from cakeapp.games.piece_o_cake.table.table import TABLE
from cakeapp.scene.forms import PHONE, ROUND, SIDEWAYS, TABLET
from cakeapp.scene.item import TAP, parts
from cakeapp.scene.plan import Form
from tests.contract.tables import sight_of, walk

FORMS = [Form(PHONE, 412, 915), Form(SIDEWAYS, 915, 412), Form(TABLET, 1280, 800), Form(ROUND, 1280, 800)]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.kind)
def test_any_part_of_what_is_hers_tells_of_her(form: Form) -> None:
    *_, table = walk("piece_o_cake", 5, 0, every=5)
    sight = sight_of(table, None if form.kind == ROUND else 0)
    scene = TABLE.scene(sight, TABLE.nothing)
    places = TABLE.plan(scene, form)
    for item in scene:
        what, which = parts(item.means)
        if item.lies in places and what in ("player", "cell"):
            assert TAP in item.can, item.key
            told = [said.key for said, _ in TABLE.closer(sight, TABLE.nothing, item.means) if isinstance(said, Say)]
            assert "piece_o_cake.about.eaten" in told, item.key
            assert which, item.key
