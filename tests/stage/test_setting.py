"""An empty table is set over some frames, and seen, heard and touched when all lies there."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from kivy.core.window import Window

from cakeapp.collector import gc_paused
from cakeapp.scene.box import Box
from cakeapp.scene.item import TAP, Item
from cakeapp.scene.plan import Places, Spot
from cakeapp.scene.scene import Scene, by_key
from cakeapp.stage import layouts, semantics
from cakeapp.stage.piece import KINDS
from cakeapp.stage.stage import AT_ONCE, Stage
from tests.window.headless import Driver

MANY = 3 * AT_ONCE


@pytest.fixture
def stage(driver: Driver) -> Iterator[Stage]:
    layouts.need("stage/pieces")
    stage = Stage(KINDS, str)
    stage.size = Window.size
    Window.add_widget(stage)
    yield stage
    stage.clear()
    Window.remove_widget(stage)


def cards(*numbers: int) -> tuple[Scene, Places]:
    """Beside each other, each over the one before it."""
    items = [Item(f"card:{one}", "card", {"fill": "paper_raised"}, f"{one}", can=frozenset({TAP})) for one in numbers]
    places = {f"card:{one}": Spot(Box(at * 4.0, 0, 60, 60)) for at, one in enumerate(numbers)}
    return Scene(by_key(items), players=2, actor=None, near=None), places


def heard(stage: Stage) -> list[str]:
    return [node.key for node in semantics.tree() if node.key.startswith("card:")]


def laid(stage: Stage) -> list[str]:
    return [piece.item.key for piece in reversed(stage.children)]


def test_nothing_of_it_is_there_before_all_is(driver: Driver, stage: Stage) -> None:
    stage.show(*cards(*range(MANY)))
    frames = 0
    while stage.moving:
        assert not semantics.seen(stage)
        assert not heard(stage)
        assert stage.touched(*stage.centre_of(Box(0, 0, 8, 8))) is None
        driver.frames()
        frames += 1
    assert frames >= MANY / AT_ONCE
    assert semantics.seen(stage)
    assert laid(stage) == [f"card:{one}" for one in range(MANY)]
    assert len(heard(stage)) == MANY


def test_what_is_asked_for_meanwhile_is_what_will_be_seen(driver: Driver, stage: Stage) -> None:
    stage.show(*cards(*range(MANY)))
    driver.frames()
    other = cards(*range(MANY, 20, -1))
    stage.show(*other)
    driver.until(lambda: not stage.moving)
    assert laid(stage) == [item.key for item in other[0]]


def test_a_piece_that_is_used_again_has_nothing_left_of_what_it_was(driver: Driver, stage: Stage) -> None:
    stage.show(*cards(1))
    driver.until(lambda: not stage.moving)
    was = stage.pieces()[0]
    stage.light(["card:1"])
    was.pressed = was.carried = was.aimed = True
    stage.show(*cards(2, 3))
    again = stage.piece("card:2")
    assert again is was
    assert again is not None
    assert (again.key, again.spoken) == ("card:2", "2")
    assert not any((again.lit, again.pressed, again.carried, again.aimed))
    assert again.opacity == 1


@pytest.mark.usefixtures("staying")
def test_garbage_of_other_pages_goes_however_often_a_table_is_set(driver: Driver, stage: Stage) -> None:
    def set_anew() -> None:
        stage.clear()
        stage.show(*cards(*range(MANY)))
        driver.until(lambda: not stage.moving)

    class Page:
        pass

    set_anew()
    page = Page()
    page.itself = page
    left = ref(page)
    with gc_paused():
        del page
        set_anew()
    gc.collect()
    assert left() is None
