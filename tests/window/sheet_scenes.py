"""The pages beside the printed games, as pictures and checks meet them."""

from collections import Counter
from collections.abc import Callable, Iterator

from cakeapp.core import registry
from cakeapp.services import copies
from cakeapp.services.tallies import Scorer, Written
from cakeapp.services.tally import Tally
from tests.contract.sheets_against_rules import finished, with_sheets
from tests.contract.worlds import Setting
from tests.window.headless import Driver
from tests.window.pages import put_away

NAMES = ("Ada", "Bo", "Clementine", "Dragomir", "Eve", "Finn")


def tally_of(driver: Driver, setting: Setting, part: float) -> Tally:
    """The sheet of a finished game with a part of its entries."""
    scorers = tuple(Scorer(name, at) for at, name in enumerate(NAMES[: setting.players]))
    entries = finished(setting, 3).entries
    entered = tuple(entries[: round(len(entries) * part)])
    return Tally(
        Written("sheet", setting.key, "2026-11-18", scorers, dict(setting.options), (), entered), driver.app.tallies
    )


def sheet_scenes(driver: Driver) -> Iterator[tuple[str, Callable[[], object]]]:
    nav = driver.app.nav
    driver.app.settings.set("people", list(NAMES))

    def to(page: str, setting: Setting, part: float = 1.0) -> None:
        nav.go(page, tally=tally_of(driver, setting, part))

    smallest = {setting.key: setting for setting in reversed(with_sheets())}
    largest = {setting.key: setting for setting in with_sheets()}
    for key, small in smallest.items():
        large = largest[key]
        yield f"score-{key}-empty", lambda small=small: to("score", small, 0)
        yield f"score-{key}-half", lambda large=large: to("score", large, 0.5)
        yield f"score-{key}-full", lambda large=large: to("score", large)
        yield f"tracker-{key}", lambda large=large: to("tracker", large)
        yield f"new_sheet-{key}", lambda key=key: nav.go("new_sheet", key=key)
        yield f"copy-{key}", lambda key=key: nav.go("copy", key=key)
        if registry.has(key, registry.Door.CARD_TILE):
            yield from cards_of_a_copy(driver, key)
        if registry.has(key, registry.Door.HELPER):
            yield f"helper-{key}", lambda large=large: to("helper", large)
        yield f"scored-{key}", lambda large=large: nav.go("scored", play=tally_of(driver, large, 1.0).play())
    yield "missing", lambda: (to("score", largest["top_cake"], 0.5), nav.screen.tell_missing())
    put_away(driver)
    yield "companion", lambda: nav.go("companion")
    yield "starter", lambda: nav.go("starter")
    yield "starter-names", lambda: to("starter", largest["cake_swap"])


def cards_of_a_copy(driver: Driver, key: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """Their list, where it is a page of its own, and of each number of fields a card with as many."""
    nav, fields = driver.app.nav, copies.fields(key, copies.as_shipped(key))
    by_card: dict[copies.Path, int] = Counter(field.path[:2] for field in fields if field.entry and field.in_use)
    if not all(field.entry for field in fields):
        yield f"copy-{key}-list", lambda: nav.go("copy", key=key, inside=next(iter(by_card))[:1])
    for path in {asked: path for path, asked in by_card.items()}.values():
        yield f"copy-{key}-card-{path[1]}", lambda path=path: nav.go("copy", key=key, inside=path)
