"""Where both sides of a card fit one gap, they are shown there beside each other, and a finger takes what it is on."""

from random import Random

from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import make, people, rest, sit_down


def test_a_finger_takes_the_side_that_it_is_on(driver: Driver) -> None:
    driver.resize(1280, 800)
    tried = 0
    for seed in range(8):
        rng = Random(seed)
        sit_down(driver, Setup("cake_swap", people(2), deal=f"H {seed}"))
        play = driver.app.nav.screen
        for _ in range(14):
            rest(driver)
            if play.session.actor is None:
                break
            tried += both_are_taken(driver)
            legal = play.session.seat(play.viewer).legal()
            make(driver, rng.choice([move for move in legal if move.verb in ("place", "draw")] or legal), tapping=True)
    assert tried > 1


def both_are_taken(driver: Driver) -> bool:
    table = driver.app.nav.screen.table
    ghosts = table.stage.piece("gap:0"), table.stage.piece("gap:1")
    if None in ghosts or ghosts[0].look["row"] != ghosts[1].look["row"]:
        return False
    assert ghosts[0].right < ghosts[1].x
    for side in (0, 1):
        ghost = table.stage.piece(f"gap:{side}")
        finger = driver.touch(*ghost.to_window(*ghost.center))
        finger.touch_down()
        driver.frames(2)
        finger.touch_up()
        driver.frames(3)
        assert table.stage.piece(f"side:{side}").look["glow"]
        table.cancel()
        driver.frames(3)
    return True
