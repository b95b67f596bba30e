"""Whole games on the rendered screen, by nothing but gestures, on every table there is."""

from itertools import cycle, permutations, product
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.game import GameInfo
from cakeapp.services.session import Setup
from cakeapp.stage.widgets.turntable import side
from tests.window import scene
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.robot import finish, hurry, make, people, play_game, played, rest, sit_down

TABLES = registry.played()
STAGED = registry.having(registry.Door.TABLE)  # whose tables never turn
TURNING = [info for info in TABLES if info not in STAGED]
SIZES = [(360, 640), (412, 915), (915, 412), (800, 1280), (1280, 800)]


def games(info: GameInfo) -> list[tuple[str, int, bool, dict[str, str]]]:
    """The smallest, a middle and the largest table, by drags and by taps; the options take turns."""
    counts = sorted({info.seats[0], info.seats[len(info.seats) // 2], info.seats[-1]})
    names = [option.key for option in info.options]
    choices = [dict(zip(names, values)) for values in product(*(option.values for option in info.options))]
    return [
        (info.key, players, tapping, chosen)
        for (tapping, players), chosen in zip(product((False, True), counts), cycle(choices))
    ]


GAMES = [game for info in TABLES for game in games(info)]


def named(game: tuple[str, int, bool, dict[str, str]]) -> str:
    key, players, tapping, chosen = game
    options = [f"{name}_{value}" for name, value in chosen.items()]
    return "-".join([key, str(players), "tap" if tapping else "drag", *options])


@pytest.mark.parametrize(("key", "players", "tapping", "chosen"), GAMES, ids=map(named, GAMES))
def test_a_whole_game_by_gestures(
    driver: Driver, key: str, players: int, tapping: bool, chosen: dict[str, str]
) -> None:
    rng = Random(f"{key} {players} {tapping}")
    driver.resize(*rng.choice(SIZES))
    hurry(driver)
    sit_down(driver, Setup(key, people(players), options=tuple(chosen.items()), deal="ROBOTS"))
    meant = play_game(driver, rng, tapping)
    assert played(driver) == meant


def test_every_way_to_play_is_played() -> None:
    ways = {(info.key, option.key, value) for info in TABLES for option in info.options for value in option.values}
    assert ways == {(key, *way) for key, _, _, chosen in GAMES for way in chosen.items()}


@pytest.mark.parametrize(("key", "players"), [(info.key, min(4, info.seats[-1])) for info in TURNING])
def test_a_device_on_the_table_turns_to_face_whoever_plays(driver: Driver, key: str, players: int) -> None:
    driver.resize(800, 1280)
    hurry(driver)
    sit_down(driver, Setup(key, people(players), sitting="table", deal="TURNED"))
    turns = set()
    rng = Random(key)
    for moves in range(60):
        if moves >= 12 and len(turns) == players:
            break
        play = driver.app.nav.screen
        rest(driver)
        if play.curtain is not None:
            driver.hold("look")
        check_screen()
        turns.add(play.turn)
        assert play.turn == side(play.viewer, players)
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=False)
    assert len(turns) == players


@pytest.mark.parametrize(("before", "after"), list(permutations(TABLES, 2)), ids=lambda info: info.key)
def test_a_table_that_is_left_disturbs_no_other(driver: Driver, before: GameInfo, after: GameInfo) -> None:
    """It may still be laying itself out while the next game is there already."""
    hurry(driver)
    scene.sit(driver, before.key, before.seats[0], decisions=30)
    left = driver.app.nav.screen.table
    for size in SIZES:
        left.size = size
        sit_down(driver, Setup(after.key, people(after.seats[-1]), deal="LEFT"))
        check_screen()


@pytest.mark.parametrize("info", STAGED, ids=lambda info: info.key)
def test_around_a_table_on_the_stage_everybody_has_her_own_edge(driver: Driver, info: GameInfo) -> None:
    """The middle never moves; what she can choose from faces whoever acts."""
    driver.resize(1280, 800)
    hurry(driver)
    players, rng, facings = info.seats[-1], Random(info.key), set()
    sit_down(driver, Setup(info.key, people(players), sitting="table", deal="AROUND"))
    play = driver.app.nav.screen
    middle = set()
    for _ in range(2 * players):
        rest(driver)
        assert play.turn == 0
        stage = play.table.stage
        middle |= {tuple(piece.center) for piece in stage.pieces() if piece.item.key == "pie"}
        button = stage.piece("confirm")
        assert button.facing == stage.piece(f"mat:{play.viewer}").facing
        facings.add(button.facing)
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    assert len(facings) > 1
    assert len(middle) <= 1


@pytest.mark.parametrize("info", STAGED, ids=lambda info: info.key)
def test_a_passed_game_that_is_over_is_seen_from_one_side(driver: Driver, info: GameInfo) -> None:
    driver.resize(1280, 800)
    session = finish(driver, Setup(info.key, people(info.seats[-1]), deal="OVER"))
    driver.app.nav.go("play", session=session)
    rest(driver)
    assert {piece.facing for piece in driver.app.nav.screen.table.stage.pieces()} == {0}
