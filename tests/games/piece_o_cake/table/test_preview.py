"""What the red button of Piece o' Cake announces for a choice in mind comes, to the point and for everybody."""

import re
from random import Random
from typing import Any

from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import look, people, perform, sit_down


def points(view: Any) -> list[int]:
    return [sum(line.points for line in lines) for lines in score_lines(view.collected, view.eaten, VARIETIES)]


def announced(driver: Driver, names: list[str]) -> list[int]:
    """By seat, as the button says it."""
    says = driver.node("confirm").name
    found = {name: re.search(rf"{name} ([+-]\d+)", says) for name in names}
    return [int(found[name][1]) if found[name] else 0 for name in names]


def test_what_the_button_announces_is_what_this_very_choice_brings(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    driver.app.set("bot_pace", "quick")
    driver.resize(412, 915)
    rng, seen = Random(3), []
    sit_down(driver, Setup("piece_o_cake", people(3), deal="PREVIEW"))
    play = driver.app.nav.screen
    names = [sitter.name for sitter in play.session.sitters]
    while play.session.actor is not None:
        look(driver)
        seat = play.session.seat(play.session.actor)
        move = rng.choice(seat.legal())
        if move.verb not in ("take", "forfeit"):
            play.play(move)
            continue
        before = points(seat.view())
        *chosen, button = play.table.how(move, tapping=True)
        for gesture in chosen:
            perform(driver, gesture)
        will_be = announced(driver, names)
        perform(driver, button)
        look(driver)
        assert [now - was for now, was in zip(points(play.session.seat(None).view()), before)] == will_be
        seen += will_be
    assert min(seen) < 0 < max(seen)
    assert len(seen) > 12
