"""A turn can be followed: whatever happens is worded, in order, and stays as long as it takes to read."""

from math import isfinite
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.services.session import Setup, Sitter
from cakeapp.ui.play.reading import PACES, reading_time
from tests.window.headless import FRAME, Driver
from tests.window.robot import make, sit_down

KEYS = [info.key for info in registry.having(Door.TABLE)]
TIMED = [name for name, pace in PACES.items() if isfinite(pace.words)]
MOVES = 3  # of the one person
STEPS = 5  # that are told and touched


def watch(driver: Driver, key: str, moves: int) -> list[tuple[str, int]]:
    """What stood where words stand while one person plays against bots, and for how many frames."""
    sitters = (Sitter("Ada"), *(Sitter(name, "apprentice", seat) for seat, name in ((1, "Bo"), (2, "Cleo"))))
    rng, stood = Random(1), list[tuple[str, int]]()

    def look() -> None:
        play = driver.app.nav.screen
        line = play.prompt if play.name == "play" and play.told else ""
        if stood and stood[-1][0] == line:
            stood[-1] = line, stood[-1][1] + 1
        else:
            stood.append((line, 1))

    driver.app.nav.replace("home")
    with driver.watched(look):
        sit_down(driver, Setup(key, sitters, deal="READING"))
        play = driver.app.nav.screen
        for _ in range(moves):
            driver.until(lambda: play.my_turn and not play.told, seconds=120)
            make(driver, rng.choice(play.session.seat(0).legal()), tapping=True)
        driver.until(lambda: play.my_turn and not play.told, seconds=120)
    return [(line, frames) for line, frames in stood if line]


@pytest.mark.parametrize("speed", [0.0, 1.0, 2.0])
@pytest.mark.parametrize("pace", TIMED)
@pytest.mark.parametrize("key", KEYS)
def test_every_sentence_stays_for_its_reading_time_in_order(driver: Driver, key: str, pace: str, speed: float) -> None:
    driver.app.set("bot_pace", pace)
    driver.app.set("animation_speed", speed)
    stood = watch(driver, key, MOVES)
    play = driver.app.nav.screen
    told = [line for event in play.session.seat(0).events() if (line := play.table.words(event))]
    lines = [line for line, _ in stood]
    assert lines == told[len(told) - len(lines) :]
    assert len(lines) > MOVES
    for line, frames in stood:
        assert (frames + 1) * FRAME >= reading_time(line, PACES[pace]), line


@pytest.mark.parametrize("key", KEYS)
def test_a_touch_goes_on_at_once(driver: Driver, key: str) -> None:
    sit_down(driver, Setup(key, (Sitter("Ada"), Sitter("Bo", "apprentice", 1)), deal="TOUCHED"))
    play, rng = driver.app.nav.screen, Random(1)
    while not (play.director.busy and play.told):
        if play.my_turn and not play.director.busy:
            make(driver, rng.choice(play.session.seat(0).legal()), tapping=True)
        driver.frames()
    words = play.prompt
    touch = driver.touch(*driver.node("prompt").centre)
    touch.touch_down()
    touch.touch_up()
    assert not (play.director.busy and play.told and play.prompt == words)


def test_who_taps_on_and_on_to_hurry_chooses_nothing_by_the_tap_after(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo", emblem=1)), deal="RHYTHM"))
    director = driver.app.nav.screen.director
    driver.until(lambda: not director.busy)
    director.play([iter((5.0,)), iter((5.0,))])
    assert director.hurry()
    assert director.hurry()
    assert not director.busy
    driver.frames(seconds=0.6)
    assert director.hurry()  # and nothing else is touched
    driver.frames(seconds=0.6)
    assert not director.hurry()


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("key", [info.key for info in registry.played()])
def test_step_by_step_words_wait_for_a_touch(driver: Driver, key: str, by_key: bool) -> None:
    driver.app.set("bot_pace", "step")
    bots = [Sitter(f"Bo {seat}", "apprentice", seat) for seat in range(1, registry.info(key).seats[0])]
    sit_down(driver, Setup(key, (Sitter("Ada"), *bots), deal="STEPS"))
    play, rng, stood = driver.app.nav.screen, Random(1), list[str]()
    while len(stood) < STEPS:
        driver.until(lambda: play.director.waits or (play.my_turn and not play.director.busy), seconds=60)
        if not play.director.waits:
            play.play(rng.choice(play.session.seat(0).legal()))
            continue
        words = play.prompt
        driver.frames(100, seconds=1.0)
        assert play.director.waits
        assert play.told
        assert play.prompt == words
        if by_key:
            driver.window.dispatch("on_key_down", 32, 0, " ", [])
        else:
            touch = driver.touch(*driver.window.center)
            touch.touch_down()
            touch.touch_up()
        stood.append(words)
        driver.frames(2)
        assert (play.prompt, play.told) != (words, True)
    told = [line for event in play.session.seat(0).events() if (line := play.table.words(event))]
    assert [line for line in told if line in stood] == stood


def test_whoever_goes_on_after_her_own_move_waits_for_no_words(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup("cake_swap", (Sitter("Ada"), Sitter("Bo", "apprentice", 1)), deal="GOES ON"))
    play, rng = driver.app.nav.screen, Random(1)
    for _ in range(40):
        driver.until(lambda: play.my_turn and not play.director.busy, seconds=60)
        before = len(play.session.seat(0).events())
        make(driver, rng.choice(play.session.seat(0).legal()), tapping=True)
        mine = play.session.seat(0).events()[before:]
        if play.session.actor == 0 and any(map(play.table.words, mine)):
            assert not play.director.busy
            assert play.told
            return
    raise AssertionError("she never goes on after a move of hers")


def test_long_sentences_stay_longer_and_every_pace_has_a_least() -> None:
    assert reading_time("", PACES["steady"]) == 0
    assert reading_time("a" * 100, PACES["steady"]) == 6.0
    assert reading_time("short", PACES["steady"]) == 2.0
    assert reading_time("short", PACES["quick"]) == 1.0
    assert reading_time("a" * 100, PACES["quick"]) == 3.0
    assert reading_time("short", PACES["slow"]) > reading_time("short", PACES["steady"])
