"""What the table of Top Cake says, and where it lays things: all of it without a window."""

from random import Random

import pytest

from cakeapp.core.game import CHANCE, Event
from cakeapp.core.words import Words
from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, NUMBER
from cakeapp.games.top_cake.rules.laid import CardAtLot, at_lot, spoken
from cakeapp.games.top_cake.rules.rules import TopCake
from cakeapp.games.top_cake.rules.state import CLOSED
from cakeapp.games.top_cake.table import closer, geometry, words

RULES = TopCake()
STRINGS = Words()
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def t(key: str, **values: object) -> str:
    return STRINGS(f"top_cake.{key}", **values)


def played(seed: int, players: int, options: dict[str, str]) -> list[Event]:
    """All that happens in a game of random moves."""
    rng, state, log = Random(seed), RULES.start(players, options), list[Event]()
    while (actor := state.actor) is not None:
        move = RULES.chance(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state))
        RULES.apply(state, move, log)
    return log


@pytest.mark.parametrize("recall", ["off", "on"])
@pytest.mark.parametrize("stay", ["leave", "stay"])
def test_every_event_is_told_in_words_or_meant_to_be_silent(recall: str, stay: str) -> None:
    for seed in range(12):
        for event in played(seed, 2 + seed % 3, {"recall": recall, "cancelled_lots": stay}):
            line = words.told(event, NAMES, t)
            assert bool(line) == (event.kind not in words.SILENT)
            assert "{" not in line


def test_a_card_face_down_is_named_only_to_who_may_know_it() -> None:
    log = played(3, 3, {"recall": "on"})
    event = next(one for one in log if one.kind == "bid" and one.public["facing"] == "down")
    assert event.seat is not None
    face = spoken(event.secret["card"])
    assert words.told(event.cut_for(event.seat), NAMES, t).startswith(f"{NAMES[event.seat]} lays {face} face down")
    assert "lays a card face down" in words.told(event.cut_for((event.seat + 1) % 3), NAMES, t)


def test_what_lies_at_a_lot_is_told_seat_by_seat() -> None:
    there = [
        CardAtLot(0, "4", stuck=True),
        CardAtLot(1, "", closed=True),
        CardAtLot(0, "S"),
        CardAtLot(1, "R", closed=True),
    ]
    assert [*map(str, words.lying(there, NAMES))] == [
        "Anna: 4 (from a tie), SNATCH",
        "Ben: one face down, REVERSE face down",
    ]


def test_a_closed_card_has_no_face_for_those_who_may_not_see_it() -> None:
    rng, state = Random(1), RULES.start(3, {})
    while not any(bid[2] == CLOSED for bid in state.bids):
        move = RULES.chance(state, rng) if state.actor == CHANCE else rng.choice(RULES.legal(state))
        RULES.apply(state, move)
    seat, lot, _, card = next(bid for bid in state.bids if bid[2] == CLOSED)
    for reader in (0, 1, 2, None):
        there = at_lot(RULES.view(state, reader), lot)
        assert CardAtLot(seat, "", closed=True) in there
        assert CardAtLot(seat, FACES[card], closed=True) not in there


def test_a_stacking_is_foretold_with_its_collapse() -> None:
    state = RULES.start(2, {})
    state.stacks[0] = ((NUMBER["van1"], NUMBER["che5"]),)
    view = RULES.view(state, 0)
    seen = outlook.stacking(view, 0, NUMBER["lem4"], 1)
    assert seen.fallen == (NUMBER["van1"],)
    assert seen.points == 0
    assert str(words.stack_offer(1, seen)) == "Onto stack 1: +0 points. It collapses: vanilla 1!"
    assert outlook.stacking(view, 0, NUMBER["lem4"], 0) == (1, ())


@pytest.mark.parametrize(("count", "text"), [(0, "0"), (1, "½"), (2, "1"), (13, "6½")])
def test_half_points_are_written_as_people_do(count: int, text: str) -> None:
    assert outlook.halves(count) == text


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("area", [(352.0, 300.0), (860.0, 170.0), (790.0, 500.0)])
def test_lots_have_room_for_a_finger_and_do_not_overlap(count: int, area: tuple[float, float]) -> None:
    shape = geometry.grid(count, *area, (120, 150))
    boxes = geometry.cells(count, shape, (0, 0, *area))
    assert all(min(width, height) >= geometry.FINGER for _, _, width, height in boxes)
    assert len({(round(x), round(y)) for x, y, *_ in boxes}) == count


def test_bids_fit_their_lot_however_many_there_are() -> None:
    for count in range(1, 20):
        cols, wide = geometry.cards(count, 108, 60, 52)
        assert cols * wide <= 108.001
        assert -(-count // cols) * wide * geometry.CARD <= 60.001


def test_every_layer_has_a_name() -> None:
    assert all(str(layer.said) for layer in LAYERS)


def test_a_closer_look_at_any_stack_tells_what_it_scores() -> None:
    """Toppers alone, too, which many a random game ends with."""
    bare = 0
    for seed in range(12):
        rng, state = Random(seed), RULES.start(2 + seed % 3, {})
        while (actor := state.actor) is not None:
            RULES.apply(state, RULES.chance(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state)))
        view = RULES.view(state, None)
        for seat, stacks in enumerate(view.stacks):
            for number, stack in enumerate(stacks, 1):
                assert all(map(str, closer.stack(view, seat, number)))
                bare += not any(LAYERS[layer].flavour for layer in stack)
    assert bare
