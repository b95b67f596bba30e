"""Round a table what one person asked for opens before her, and faces her: seen, touched, scrolled and walked."""

import math
from random import Random

import pytest
from kivy.core.window import Window

from cakeapp.services.session import ON_TABLE, PASS, Setup
from cakeapp.stage import semantics
from cakeapp.stage.semantics import Node
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.robot import make, people, rest, sit_down

STAGED = [("piece_o_cake", 5), ("piece_o_cake", 4), ("cake_swap", 6), ("cake_swap", 3)]
SIZES = [(1280, 800), (800, 1280), (1024, 768), (1366, 1024)]
SHEETS = ["log", "help", "stakes"]
TAB = 9


def around(driver: Driver, key: str, players: int, size: tuple[int, int]) -> None:
    driver.resize(*size)
    driver.app.set("animation_speed", 0.0)
    driver.app.set("bot_pace", "quick")
    sit_down(driver, Setup(key, people(players), sitting=ON_TABLE, deal="SHEETS"))
    rest(driver)


def move(driver: Driver, rng: Random) -> None:
    play = driver.app.nav.screen
    make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    rest(driver)


def facing() -> int:
    sheet = semantics.find("sheet")
    assert sheet is not None
    assert {node.turn for node in semantics.tree()} == {sheet.turn}
    return sheet.turn * 90


def up(turn: int) -> tuple[int, int]:
    """The way that is up for whoever a thing is turned to so many quarters."""
    return round(-math.sin(turn * math.pi / 2)), round(math.cos(turn * math.pi / 2))


def check_at_her_edge(turn: int) -> None:
    """Nothing of it is beyond the middle of the table."""
    dx, dy = up(turn)
    for node in semantics.tree():
        if not node.in_sight:
            continue
        x, y, width, height = node.bounds
        for across, high in ((x, y), (x + width, y + height)):
            assert (across - Window.width / 2) * dx + (high - Window.height / 2) * dy <= 1
    sizes = semantics.find("close").bounds[2:]  # as wide as the sheet, nearly
    assert max(sizes) <= (Window.height if turn % 2 else Window.width) / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "players"), STAGED)
def test_a_sheet_faces_whoever_acts(driver: Driver, key: str, players: int, size: tuple[int, int]) -> None:
    around(driver, key, players, size)
    play, rng, seen = driver.app.nav.screen, Random(key), set()
    for number in range(2 * players):
        mat = play.table.stage.piece(f"mat:{play.viewer}")
        driver.tap(SHEETS[number % 3])
        assert facing() == mat.facing
        seen.add(mat.facing)
        check_at_her_edge(mat.facing // 90)
        check_screen()
        driver.tap("close")
        assert semantics.find("sheet") is None
        move(driver, rng)
    assert len(seen) > 1


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize(("key", "players"), STAGED)
def test_what_is_told_of_a_persons_things_faces_her(
    driver: Driver, key: str, players: int, size: tuple[int, int]
) -> None:
    around(driver, key, players, size)
    play = driver.app.nav.screen
    for seat in range(players):
        for touch in (driver.tap, driver.hold):
            touch(f"player:{seat}")
            assert facing() == play.table.stage.piece(f"mat:{seat}").facing
            driver.tap("close")


def test_neighbours_at_one_edge_have_their_sheets_before_themselves(driver: Driver) -> None:
    around(driver, "cake_swap", 6, (1366, 1024))
    lefts = []
    for seat in (0, 5, 4):
        driver.tap(f"player:{seat}")
        lefts.append(driver.node("sheet").bounds[0])
        driver.tap("close")
    assert lefts == sorted(set(lefts))


def of_seat(driver: Driver, facing: int) -> None:
    """It is the turn of somebody at that edge, and the rules, which are too long for her half, are open before her."""
    play, rng = driver.app.nav.screen, Random(facing)
    for _ in range(12):
        if play.table.stage.piece(f"mat:{play.viewer}").facing == facing:
            break
        move(driver, rng)
    driver.tap("help")
    assert driver.node("sheet").turn * 90 == facing


EDGES = [(0, (1280, 800)), (90, (800, 1280)), (180, (1280, 800)), (270, (1280, 800))]


@pytest.mark.parametrize(("facing", "size"), EDGES)
def test_it_is_scrolled_towards_her(driver: Driver, facing: int, size: tuple[int, int]) -> None:
    around(driver, "piece_o_cake", 5, size)
    of_seat(driver, facing)
    first = driver.node("line:0")
    assert first.in_sight
    assert not last_line().in_sight
    (x, y), (dx, dy) = driver.node("line:1").centre, up(facing // 90)
    for _ in range(20):
        touch = driver.touch(x, y)
        touch.touch_down()
        for step in range(1, 6):
            driver.frames(1)
            touch.touch_move(x + 25 * step * dx, y + 25 * step * dy)
        driver.frames(12)  # it does not fly on
        touch.touch_up()
        driver.frames(20)
    assert last_line().in_sight
    assert not driver.node("line:0").in_sight


def last_line() -> Node:
    return [node for node in semantics.tree() if node.key.startswith("line:")][-1]


@pytest.mark.parametrize(("facing", "size"), EDGES)
def test_a_touch_beside_it_closes_it_and_one_on_it_does_not(driver: Driver, facing: int, size: tuple[int, int]) -> None:
    around(driver, "piece_o_cake", 5, size)
    of_seat(driver, facing)
    at, beside = driver.node("sheet").centre, (size[0] / 2, size[1] / 2)
    dx, dy = up(facing // 90)
    for (x, y), opened in ((at, True), ((beside[0] + 60 * dx, beside[1] + 60 * dy), False)):
        touch = driver.touch(x, y)
        touch.touch_down()
        driver.frames(2)
        touch.touch_up()
        driver.frames(20)
        assert (semantics.find("sheet") is not None) == opened


@pytest.mark.parametrize(("facing", "size"), EDGES)
def test_keys_walk_it_as_she_reads_it(driver: Driver, facing: int, size: tuple[int, int]) -> None:
    around(driver, "piece_o_cake", 5, size)
    of_seat(driver, facing)
    driver.tap("close")
    driver.tap("stakes")
    walked = []
    for _ in range(4):
        driver.window.dispatch("on_key_down", TAB, 0, "", [])
        walked.append(driver.app.focus.key)
    assert walked == ["line:0", "line:1", "line:2", "close"]
    driver.window.dispatch("on_key_down", 13, 0, "", [])
    assert semantics.find("sheet") is None


@pytest.mark.parametrize(("size", "sitting"), [((360, 640), ON_TABLE), ((412, 915), ON_TABLE), ((1280, 800), PASS)])
def test_before_one_person_it_is_not_turned(driver: Driver, size: tuple[int, int], sitting: str) -> None:
    driver.resize(*size)
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup("piece_o_cake", people(4), sitting=sitting, deal="SHEETS"))
    rng = Random(1)
    for _ in range(4):
        rest(driver)
        driver.tap("log")
        assert facing() == 0
        x, _, width, _ = driver.node("close").bounds
        assert abs(x + width / 2 - size[0] / 2) < 1
        driver.tap("close")
        move(driver, rng)


def test_where_the_whole_table_turns_its_sheets_turn_along(driver: Driver) -> None:
    driver.resize(800, 1280)
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup("top_cake", people(4), sitting=ON_TABLE, deal="SHEETS"))
    play, rng, seen = driver.app.nav.screen, Random(1), set()
    for _ in range(12):
        rest(driver)
        driver.tap("log")
        assert facing() == play.turn * 90
        seen.add(play.turn)
        driver.tap("close")
        move(driver, rng)
    assert len(seen) == 4
