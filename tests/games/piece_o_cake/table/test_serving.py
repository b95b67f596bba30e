"""What stands between a careless tap and a cake that is served whole."""

from random import Random

from cakeapp.core.game import Move
from cakeapp.core.table import open_table
from cakeapp.games.piece_o_cake.table.intent import Intent, move, tap
from cakeapp.games.piece_o_cake.table.scene import scene
from tests.contract.tables import sight_of

TABLE = open_table("piece_o_cake", ["Ada", "Bo", "Cleo"], {}, Random(1))
SIGHT = sight_of(TABLE, TABLE.seat(None).actor)
WHOLE = Move("cut", ())


def test_nothing_is_served_before_anything_is_chosen() -> None:
    assert move(SIGHT, Intent()) is None
    assert scene(SIGHT, Intent())["confirm"].why


def test_a_single_knife_asks_for_another() -> None:
    assert scene(SIGHT, Intent(frozenset({3})))["confirm"].why


def test_a_whole_cake_is_chosen_first_and_given_up_by_a_knife() -> None:
    chosen = tap(SIGHT, Intent(frozenset({3, 5})), "whole")
    assert chosen is not None
    assert move(SIGHT, chosen) == WHOLE
    assert not scene(SIGHT, chosen)["confirm"].why
    assert tap(SIGHT, chosen, "whole") == Intent()
    assert tap(SIGHT, chosen, "gap:4") == Intent(frozenset({4}))
