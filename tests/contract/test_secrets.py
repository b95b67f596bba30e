"""Every game, at every table: a seat sees what it may know, and nothing else in any way."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from cakeapp.core.game import CHANCE, Event
from tests.contract.worlds import Setting, snapshot

PLAIN = (int, str, type(None))


def is_plain(value: Any) -> bool:
    if is_dataclass(value):
        return value.__dataclass_params__.frozen and all(is_plain(getattr(value, one.name)) for one in fields(value))
    if isinstance(value, tuple | frozenset):
        return all(map(is_plain, value))
    return isinstance(value, PLAIN)


def told(setting: Setting, state: Any, move: Any) -> tuple[Any, list[Event]]:
    """The state after the move, and the events up to the first that reveals something."""
    after, log = state.copy(), []
    setting.rules.apply(after, move, log)
    return after, log


def test_views_are_plain_and_frozen(setting: Setting) -> None:
    for state, _ in setting.steps(seed=1):
        for seat in setting.seats:
            view = setting.rules.view(state, seat)
            assert is_plain(view)
            hash(view)


def test_what_is_hidden_does_not_show(setting: Setting) -> None:
    rng = Random(2)
    for state, _ in setting.steps(seed=2):
        for seat in setting.seats:
            other = setting.probe.swap_hidden(state, seat, rng)
            assert setting.rules.view(other, seat) == setting.rules.view(state, seat)
            assert other.actor == state.actor
            if state.actor == seat:
                assert setting.rules.legal(other) == setting.rules.legal(state)


def test_hiding_leaves_something_to_hide(setting: Setting) -> None:
    """The swap made by the probe must be a real one, or the tests around it show nothing."""
    rng, swapped = Random(3), 0
    for state, _ in setting.steps(seed=3):
        swapped += snapshot(setting.probe.swap_hidden(state, None, rng)) != snapshot(state)
    assert swapped > 5


def test_a_move_that_reveals_nothing_looks_the_same_whatever_is_hidden(setting: Setting) -> None:
    rng = Random(4)
    for state, move in setting.steps(seed=4):
        if state.actor == CHANCE:
            continue
        after, log = told(setting, state, move)
        for seat in setting.seats:
            other = setting.probe.swap_hidden(state, seat, rng)
            if move not in setting.rules.legal(other):
                continue
            other_after, other_log = told(setting, other, move)
            for event, other_event in zip(log, other_log, strict=False):
                if event.reveals or other_event.reveals:
                    break
                assert event.cut_for(seat) == other_event.cut_for(seat)
            if not any(event.reveals for event in log + other_log):
                assert setting.rules.view(after, seat) == setting.rules.view(other_after, seat)


def test_moves_that_leave_the_same_view_are_told_in_the_same_way(setting: Setting) -> None:
    for at, (state, _) in enumerate(setting.steps(seed=5)):
        actor = state.actor
        if actor == CHANCE or at % 3:
            continue
        for seat in setting.seats:
            looks = defaultdict(list)
            for move in setting.rules.legal(state)[:40]:
                after, log = told(setting, state, move)
                if not any(event.reveals for event in log):
                    looks[setting.rules.view(after, seat)].append([event.cut_for(seat) for event in log])
            if seat != actor:
                assert all(log == logs[0] for logs in looks.values() for log in logs)


def test_imagined_worlds_look_like_the_real_one(setting: Setting) -> None:
    rng = Random(6)
    for at, (state, _) in enumerate(setting.steps(seed=6)):
        for seat in setting.seats:
            view = setting.rules.view(state, seat)
            imagined = setting.rules.imagine(view, rng)
            assert setting.rules.view(imagined, seat) == view
            if state.actor != CHANCE:
                assert setting.probe.components(imagined) == setting.probe.components(state)
            if at % 10 == 0:
                setting.finish(imagined, rng)
                assert setting.rules.outcome(imagined) is not None
    assert setting.rules.imagine(setting.rules.view(state, 0), rng).actor is None


def test_every_possible_world_is_imagined_in_the_end_and_no_other(setting: Setting) -> None:
    """Where few worlds are possible, those found by swapping and those imagined are the same."""
    rng = Random(7)
    positions = [(state.copy(), seat) for state, _ in setting.steps(seed=7) for seat in setting.seats]
    for state, seat in rng.sample(positions, min(60, len(positions))):
        possible = {str(snapshot(setting.probe.swap_hidden(state, seat, rng))) for _ in range(12)}
        if not 2 <= len(possible) <= 6:
            continue
        possible |= {str(snapshot(setting.probe.swap_hidden(state, seat, rng))) for _ in range(600)}
        view = setting.rules.view(state, seat)
        imagined = {str(snapshot(setting.rules.imagine(view, rng))) for _ in range(600)}
        if len(possible) <= 40:
            assert imagined == possible


def test_what_is_often_somewhere_is_imagined_there_and_nothing_else(setting: Setting) -> None:
    """Place by place: what turns up there now and then by swapping turns up by imagining, and the other way round."""
    rng, draws, often = Random(8), 400, 12
    positions = [(state.copy(), seat) for state, _ in setting.steps(seed=8) for seat in setting.seats]
    for state, seat in rng.sample(positions, 3):
        view = setting.rules.view(state, seat)
        swapped: Counter[tuple[str, Any]] = Counter()
        imagined: Counter[tuple[str, Any]] = Counter()
        for _ in range(draws):
            swapped.update(leaves(setting.probe.swap_hidden(state, seat, rng)))
            imagined.update(leaves(setting.rules.imagine(view, rng)))
        assert {leaf for leaf, times in swapped.items() if times > often} <= set(imagined)
        assert {leaf for leaf, times in imagined.items() if times > often} <= set(swapped)


def leaves(state: Any) -> Iterator[tuple[str, Any]]:
    """Every single value of a state, with the place where it is."""
    waiting = [(name, getattr(state, name)) for name in state.__slots__]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, list | tuple):
            waiting += [(f"{place}.{at}", inner) for at, inner in enumerate(value)]
        elif isinstance(value, dict):
            waiting += [(f"{place}.{at}", inner) for at, inner in value.items()]
        else:
            yield place, value
