"""What stands between a careless tap and a cake that is served whole."""

from copy import deepcopy
from random import Random

from cakeapp.core.game import Move
from cakeapp.core.table import open_table
from cakeapp.games.piece_o_cake.table.intent import Intent, move, offers, tap
from cakeapp.games.piece_o_cake.table.scene import scene
from tests.contract.tables import sight_of

TABLE = open_table("piece_o_cake", ["Ada", "Bo", "Cleo"], {}, Random(1))
SIGHT = sight_of(TABLE, TABLE.seat(None).actor)
WHOLE = Move("cut", ())


def test_nothing_is_served_before_anything_is_chosen() -> None:
    assert move(SIGHT, Intent()) is None
    assert scene(SIGHT, Intent())["confirm"].why


def test_a_knife_too_many_is_refused_where_it_is_laid() -> None:
    full = Intent(frozenset({0, 3, 5}))
    refused = tap(SIGHT, full, "gap:8")
    assert refused is not None
    assert refused.knives == full.knives
    assert getattr(scene(SIGHT, refused)["prompt"].says, "key", "") == "piece_o_cake.prompt.full"
    assert not offers(SIGHT, full, "knife")
    assert "gap:8" in offers(SIGHT, full, "gap:3")
    assert tap(SIGHT, refused, "gap:3") == Intent(frozenset({0, 5}))


def test_a_single_knife_asks_for_another() -> None:
    assert scene(SIGHT, Intent(frozenset({3})))["confirm"].why


def test_a_whole_cake_is_chosen_first_and_given_up_by_a_knife() -> None:
    chosen = tap(SIGHT, Intent(frozenset({3, 5})), "whole")
    assert chosen is not None
    assert move(SIGHT, chosen) == WHOLE
    assert not scene(SIGHT, chosen)["confirm"].why
    assert tap(SIGHT, chosen, "whole") == Intent(frozenset({3, 5}))  # as it lay before
    assert tap(SIGHT, chosen, "gap:4") == Intent(frozenset({4}))


def test_a_cake_that_was_served_whole_is_marked_as_the_one_piece_that_it_is() -> None:
    table = deepcopy(TABLE)
    table.seat(table.seat(None).actor).play(WHOLE)
    assert all(item.look["band"] for item in scene(sight_of(table, None), Intent()).of("slice"))
    assert not any(item.look["band"] for item in scene(SIGHT, Intent()).of("slice"))
