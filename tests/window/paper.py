"""Score sheets that nothing stands on yet, and hands that fill them."""

from cakeapp.core import registry
from cakeapp.core.sheet import Entry
from cakeapp.services.tallies import Scorer, Written
from cakeapp.services.tally import Tally
from tests.window.headless import Driver


def sheet(driver: Driver, key: str = "piece_o_cake") -> Tally:
    scorers = tuple(Scorer(name, at) for at, name in enumerate(("Ada", "Bo", "Cy")))
    count = min(3, registry.info(key).seats[-1])
    return Tally(
        Written("sheet", key, "2026-11-18", scorers[:count], registry.info(key).settle(count, {})), driver.app.tallies
    )


def reach(driver: Driver, key: str) -> None:
    """Scrolled to, as a person would."""
    node = driver.node(key)
    if not node.in_sight:
        node.window.scroll_to(node.widget, animate=False)
        driver.frames(2)


class Hand:
    """Taps entries, and counts its taps."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.taps = driver, 0

    def tap(self, key: str) -> None:
        reach(self.driver, key)
        self.driver.tap(key)
        self.taps += 1

    def enter(self, entry: Entry) -> None:
        page = self.driver.app.nav.screen
        if page.seat != entry.seat:
            self.tap(f"chip:{entry.seat}")
        for key in page.board.how(entry):
            self.tap(key)
