"""What holds at any time, whatever the monkey has done."""

from random import Random

from PIL import ImageChops

from cakeapp.core.table import resume
from cakeapp.services import session as sessions
from cakeapp.stage import semantics
from cakeapp.stage.piece import Piece
from cakeapp.stage.widgets.touchable import Touchable
from tests.window import film, headless
from tests.window.headless import Driver
from tests.window.offers import SETTLED_SIZE
from tests.window.robot import kept, look

SET = 0.5  # seconds within which a table is set


def check_record(driver: Driver) -> None:
    """What is on disk is what is played with, and at rest what is shown."""
    play = driver.app.nav.screen
    if play.name != "play":
        return
    if play.session.name in {save.name for save in driver.app.saves.all()}:
        records = kept(driver)
        assert len(records) == 1, "\n---\n".join(sorted(records))
    if play.table.view is not None and play.curtain is None and not play.director.busy:
        assert play.table.view == play.session.seat(play.eyes.seat).view(), "the table shows another moment"


def something_to_touch() -> bool:
    """Otherwise it is a dead end."""
    return any(node.interactive for node in semantics.tree())


def check_everything(driver: Driver) -> None:
    assert driver.loop.event_listeners, "the app is closed"
    driver.until(something_to_touch, SET)
    for save in driver.app.saves.all():
        resume(save.text, Random(1))
    assert len(driver.app.tallies.all()) == len(driver.app.tallies.paths())


def check_nothing_held(driver: Driver) -> None:
    """After a pause no finger holds anything, and nothing hangs in the air."""
    driver.app.on_pause()
    driver.app.on_resume()
    touchable = [one for root in driver.window.children for one in root.walk() if isinstance(one, Touchable)]
    held = [one.key for one in touchable if one.touch or one.carried or any(one.away)]
    held += [
        one.key for node in semantics.tree() if isinstance(one := node.widget, Piece) and (one.carried or one.pressed)
    ]
    assert not held, held


def check_anew(driver: Driver) -> None:
    """A table at rest is the table opened anew, to the pixel."""
    while semantics.find("close"):
        driver.tap("close")
    play = driver.app.nav.screen
    if not headless.has_pixels() or play.name != "play" or not play.my_turn or play.director.busy or play.pump.busy:
        return
    record = driver.app.saves.read(play.session.name)
    play.show()
    driver.frames(SETTLED_SIZE)
    before = film.picture()
    driver.app.nav.replace("play", session=sessions.go_on(play.session.name, record, driver.app.saves))
    driver.frames(4)
    look(driver)
    driver.frames(SETTLED_SIZE)
    box = ImageChops.difference(before, film.picture()).getbbox()
    assert box is None, f"opened anew, the table differs within {box}:\n{record}"
