"""Python's collector of circular garbage finds next to nothing when a table is left or set again."""

import gc
from collections.abc import Iterator

import pytest

from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import people, sit_down

pytestmark = pytest.mark.usefixtures("staying")


@pytest.fixture
def whole_looks() -> Iterator[list[int]]:
    """How many objects each look through everything went through."""
    looks: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == 2:
            looks.append(len(gc.get_objects()))

    gc.callbacks.append(note)
    yield looks
    gc.callbacks.remove(note)


def visit(driver: Driver, key: str, players: int) -> None:
    sit_down(driver, Setup(key, people(players), deal=f"VISIT {players}"))
    driver.app.nav.replace("home")
    driver.frames(2)


def test_what_stays_is_not_looked_through(driver: Driver, whole_looks: list[int]) -> None:
    everything = len(gc.get_objects()) + gc.get_freeze_count()
    for players in (4, 2, 3, 4):
        visit(driver, "top_cake", players)
    gc.collect()
    assert max(whole_looks) < everything / 2


def test_tables_that_were_left_do_not_pile_up(driver: Driver) -> None:
    counts = []
    for players in (4, 4, 2, 3, 4, 2, 4):
        visit(driver, "top_cake", players)
        gc.collect()
        counts.append(len(gc.get_objects()) + gc.get_freeze_count())
    assert counts[-1] < counts[1] * 1.02
