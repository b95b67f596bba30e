"""What somebody has taken or won is held up for all to see."""

from cakeapp.games.cake_swap.rules.state import NOTHING
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.plans import plan
from cakeapp.games.cake_swap.table.scene import scene
from tests.contract.tables import FORMS, sight_of, walk

PLAYERS = 3


def test_a_card_that_somebody_holds_is_seen_by_all_others() -> None:
    met = 0
    for table in walk("cake_swap", PLAYERS, 1):
        view = table.seat(None).view()
        for near in range(PLAYERS):
            shown = scene(sight_of(table, near), Intent())
            holds = view.hand != NOTHING and near != view.actor
            assert ("held" in shown) == holds
            met += holds
            for form in FORMS[:-5] if holds else ():
                places = plan(shown, form)
                assert {"held", "held:0", "held:1"} <= places.keys()
    assert met


def test_a_ribbon_stands_where_the_cake_was_until_something_else_happens() -> None:
    met = 0
    for seed in range(3):
        for table in walk("cake_swap", PLAYERS, seed):
            events = table.seat(None).events()
            won = bool(events) and events[-1].kind == "ribbon" and table.seat(None).actor is not None
            shown = scene(sight_of(table, None), Intent())
            assert [item.key for item in shown.of("honour")] == ([f"honour:{events[-1].seat}"] if won else [])
            met += won
    assert met
