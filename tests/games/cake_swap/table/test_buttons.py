"""The buttons of Cake Swap's table: each in one place, and the red one for what brings most on."""

import pytest

from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.notation import END
from cakeapp.games.cake_swap.table import intent
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.plans import plan
from cakeapp.games.cake_swap.table.scene import scene
from cakeapp.scene.box import Box
from cakeapp.scene.forms import ROUND
from cakeapp.scene.plan import Form
from tests.contract.tables import FORMS, shown
from tests.games.cake_swap.table.positions import found, sights


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.kind}-{form.width}x{form.height}")
def test_no_button_comes_to_mean_something_else_where_it_lies(form: Form) -> None:
    """What a turn goes on with has one place; where a ribbon can be won, a second; a third does nothing at once."""
    met, boxes = set(), set()
    for sight, mind, table in shown("cake_swap", 3, form.kind == ROUND):
        if sight.acting is None:
            continue
        buttons = [key for key in ("confirm", "judges", "pass", "cancel") if key in table]
        assert len({table[key].lies for key in buttons}) == len(buttons)
        ends = intent.move(sight, mind) == END
        wins = "judges" in table and table["judges"].kind == "button"
        assert table["confirm"].lies == ("finish" if wins or "where" in table else "confirm")
        assert all(table[key].lies == ("confirm" if wins and key == "judges" else "aside") for key in buttons[1:])
        places = plan(table, form)
        main, finish, back = (places[key].box for key in ("confirm", "finish", "aside"))
        assert all(apart(*pair) for pair in ((main, finish), (main, back), (finish, back)))
        boxes.add(tuple(round(side) for box in (main, finish, back) for side in box))
        met.add(ends)
    assert met == {True, False}
    assert form.kind == ROUND or len(boxes) == 1


def test_the_red_button_is_what_brings_most_on() -> None:
    met = set()
    for sight, _ in sights(3, 6):
        table, ready = scene(sight, Intent()), bool(worth.clears(sight.view))
        red = [key for key in ("confirm", "judges") if key in table and table[key].kind == "button"]
        ends = intent.move(sight, Intent()) == END
        assert red == (["judges"] if ready else ["confirm"])
        met.add((ready, ends))
    assert len(met) == 4


def test_a_card_without_a_place_is_not_what_the_red_button_takes() -> None:
    """It can be taken, but beside the button, which asks where it goes until that is said."""
    for verb in ("draft", "trade", "swipe"):
        sight, move = found(verb)
        table = scene(sight, Intent((move,)))
        assert (table["confirm"].kind, table["confirm"].lies) == ("card", "finish")
        assert table["where"].why
        placed = scene(sight, Intent((move, worth.placings(worth.after(sight.view, move))[0])))
        assert (placed["confirm"].kind, placed["confirm"].lies) == ("button", "confirm")
        assert "where" not in placed


def apart(one: Box, other: Box) -> bool:
    across = one.right <= other.x or other.right <= one.x
    return across or one.bottom <= other.y or other.bottom <= one.y
