"""Python's collector of circular garbage looks through a table when it is left, not while people play at it."""

import gc
from collections.abc import Iterator

import pytest

from cakeapp.services.session import Setup
from tests.ui.headless import Driver
from tests.ui.robot import people, sit_down


@pytest.fixture
def whole_looks() -> Iterator[list[int]]:
    """How many objects each look through everything would have gone through."""
    looks: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == 2:
            looks.append(len(gc.get_objects()))

    gc.callbacks.append(note)
    yield looks
    gc.callbacks.remove(note)


def test_a_table_is_set_without_a_look_and_looked_through_when_it_is_left(
    driver: Driver, whole_looks: list[int]
) -> None:
    driver.app.nav.go("home")
    everything = len(gc.get_objects())
    whole_looks.clear()
    sit_down(driver, Setup("top_cake", people(4), deal="LOOKS"))
    assert whole_looks == []
    assert len(gc.get_objects()) < everything / 4  # what a look amid the game would go through
    driver.app.nav.replace("home")
    driver.frames(2)
    assert max(whole_looks) > everything


def test_tables_that_were_left_do_not_pile_up(driver: Driver) -> None:
    counts = []
    for _ in range(6):
        sit_down(driver, Setup("top_cake", people(4), deal="PILE"))
        driver.app.nav.replace("home")
        driver.frames(2)
        counts.append(len(gc.get_objects()))
    assert counts[-1] < counts[1] * 1.1
