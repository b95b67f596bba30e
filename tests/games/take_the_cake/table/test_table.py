"""What the table of Take the Cake shows and says, without a window."""

from random import Random

import pytest

from cakeapp.core.game import CHANCE, Event, Move
from cakeapp.core.words import Words
from cakeapp.games.take_the_cake.rules import worth as standing
from cakeapp.games.take_the_cake.rules.components import ORDERS, SQUARES
from cakeapp.games.take_the_cake.rules.grid import CELLS, cell, row_col
from cakeapp.games.take_the_cake.rules.results import all_lines
from cakeapp.games.take_the_cake.rules.rules import TakeTheCake
from cakeapp.games.take_the_cake.rules.state import State
from cakeapp.games.take_the_cake.table import words
from cakeapp.games.take_the_cake.table.frame import Room, corner, in_frame, room_of
from cakeapp.games.take_the_cake.table.guide import gestures
from cakeapp.games.take_the_cake.table.intent import Intent
from cakeapp.games.take_the_cake.table.layout import Needs, plan
from cakeapp.scene.gestures import Drag, Tap

RULES = TakeTheCake()
STRINGS = Words()


def t(key: str, **values: object) -> str:
    return STRINGS(f"take_the_cake.{key}", **values)


def played(players: int, orders: str, log: list[Event] | None = None) -> list[State]:
    """Every state of a random game in which somebody decides, and the last one."""
    rng, state, found = Random(players), RULES.start(players, {"orders": orders}), []
    while (actor := state.actor) is not None:
        if actor != CHANCE:
            found.append(state.copy())
        move = RULES.chance(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state))
        RULES.apply(state, move, log)
    return [*found, state]


def test_the_frame_slides_until_four_rows_and_four_columns_are_reached() -> None:
    begun = ((0, cell(0, 0)), (1, cell(0, 2)))
    assert room_of(()) == Room(-3, 3, -3, 3)
    assert room_of(begun) == Room(-3, 3, -1, 3)
    assert room_of(begun).keeps(0, 1)
    assert not room_of(begun).keeps(1, 1)
    full = (*begun, (2, cell(-3, 3)))
    assert room_of(full) == Room(-3, 0, 0, 3)
    assert all(room_of(full).keeps(row, col) for row in range(-3, 1) for col in range(4))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_cake_is_drawn_inside_its_pan(players: int) -> None:
    for state in played(players, "off"):
        for laid in state.cakes:
            assert all(0 <= row < 4 and 0 <= col < 4 for _, row, col in in_frame(laid)), corner(laid)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_shown_at_the_end_is_the_score(players: int) -> None:
    state = played(players, "on")[-1]
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert standing.totals(RULES.view(state, None)) == list(outcome.scores)
    assert all_lines(state) == outcome.lines


def test_a_preview_says_what_the_square_then_scores() -> None:
    for state in played(2, "off"):
        if state.awaits != "put":
            continue
        preview = standing.Preview(RULES.view(state, state.actor))
        move = RULES.legal(state)[-1]
        gains, cake = preview.gains(*move.args), state.laying
        after = state.copy()
        after.cakes[cake] += (move.args,)
        then = standing.by_source(standing.lines_now(RULES.view(after, None))[cake])
        assert {source: then[source] - preview.now.get(source, 0) for source in gains} == gains


@pytest.mark.parametrize("orders", ["on", "off"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_has_its_words(players: int, orders: str) -> None:
    log: list[Event] = []
    played(players, orders, log)
    names = [f"P{seat}" for seat in range(players)]
    said = [(event.kind, words.told(event.cut_for(seat), names, t)) for event in log for seat in (0, None)]
    assert {kind for kind, line in said if line} == {event.kind for event in log}
    assert all("{" not in line for _, line in said)


def test_an_order_is_named_to_its_owner_only() -> None:
    event = Event("order", 1, {"cake": 1}, {"order": "bouquet"}, frozenset({1}))
    assert "Bouquet" in words.told(event.cut_for(1), ["A", "B"], t)
    assert "Bouquet" not in words.told(event.cut_for(0), ["A", "B"], t)


def test_every_square_order_and_place_has_a_name_of_its_own() -> None:
    assert all(t(f"item.{order.id}") and t(f"rule.{order.id}") for order in ORDERS)
    looks = {(square.icing, square.topping, square.count) for square in SQUARES}
    assert len({words.square(number, t) for number in range(len(SQUARES))}) == len(looks)
    assert len({words.whereabouts(*row_col(at), t) for at in CELLS}) == len(CELLS)


def test_gestures_go_on_from_what_is_chosen() -> None:
    state = played(4, "on")[0]
    view, move = RULES.view(state, state.actor), RULES.legal(state)[3]
    card = move.args[0]
    choice = Intent()
    turned = [Tap(f"cut:cut{card + 1:02}")] * 3
    assert gestures(view, choice, "", move, True) == [*turned[:1], *turned, Tap("confirm")]
    choice.card = card
    choice.turn(card, 2)
    assert gestures(view, choice, "", move, False) == [*turned[:1], Tap("confirm")]
    assert choice.move([]) == Move("cut", (card, 2))


def test_a_square_that_is_picked_up_is_not_tapped_again() -> None:
    state = next(state for state in played(3, "on") if state.awaits == "put")
    view, move = RULES.view(state, state.actor), RULES.legal(state)[0]
    key = f"hand:{SQUARES[move.args[0]].id}"
    assert gestures(view, Intent(), "", move, False) == [Drag(key, "at:0,0")]
    assert gestures(view, Intent(), key, move, True) == [Tap("at:0,0")]


@pytest.mark.parametrize(("width", "height"), [(360, 470), (412, 745), (868, 320), (800, 1130), (1280, 630)])
@pytest.mark.parametrize(
    "needs", [Needs("grid", True, 62), Needs("cut", False, 104, 0, 56), Needs("", orders=198, confirm=56)]
)
def test_the_parts_of_the_table_lie_apart_and_inside(width: int, height: int, needs: Needs) -> None:
    boxes = [box for box in plan(width, height, needs, 1, 1) if box.height]
    assert len(boxes) >= sum(
        (bool(needs.main), needs.scores, bool(needs.tray), bool(needs.orders), bool(needs.confirm))
    )
    for at, one in enumerate(boxes):
        assert one.x >= 0
        assert one.y >= 0
        assert one.x + one.width <= width
        assert one.y + one.height <= height + 0.01
        for other in boxes[:at]:
            across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
            up = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
            assert across <= 0.01 or up <= 0.01
