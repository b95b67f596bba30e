"""What a picked piece comes with: a share that is no trap, and what each other way to eat it would bring."""

import pytest

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.worth import differences
from cakeapp.games.piece_o_cake.table import intent
from cakeapp.games.piece_o_cake.table.intent import Intent
from cakeapp.games.piece_o_cake.table.table import TABLE
from cakeapp.scene.lines import Line, Txt
from cakeapp.scene.sight import ALL, CHOSEN, NONE, Sight
from tests.contract.tables import sight_of, walk


def sights(stakes: str) -> list[Sight]:
    """Wherever somebody chooses."""
    tables = walk("piece_o_cake", 3, 1)
    found = [sight_of(table, table.seat(None).actor, stakes) for table in tables if table.seat(None).actor is not None]
    return [sight for sight in found if sight.view.pieces]


def numbers(lines: tuple[Line, ...]) -> list[str]:
    said = [str(part.said) for line in lines for part in line if isinstance(part, Txt)]
    return [text for text in said if text[:1] in ("+", "\u2212")]


def test_a_piece_brings_what_was_said_before_it_was_picked() -> None:
    for sight in sights(ALL):
        tags = {item.key: item for item in TABLE.scene(sight, Intent(back=True)).of("tag")}
        for letter, _ in sight.view.pieces:
            picked = intent.pick(sight, letter)
            move = intent.move(sight, picked)
            assert isinstance(move, Move)
            points = differences(sight.view, move)[sight.view.actor or 0]
            assert numbers(tags[f"tag:{letter}"].look["lines"]) == [f"+{points}" if points >= 0 else f"\u2212{-points}"]


@pytest.mark.parametrize("stakes", [ALL, CHOSEN, NONE])
def test_each_way_to_share_a_picked_piece_says_what_it_brings_or_nothing_does(stakes: str) -> None:
    for sight in sights(stakes):
        for letter, _ in sight.view.pieces:
            scene = TABLE.scene(sight, intent.pick(sight, letter))
            for half in [*scene.of("keep"), *scene.of("eat")]:
                assert bool(numbers(half.look["lines"])) == (stakes != NONE), half.key


def test_the_only_piece_left_is_taken_up_by_itself_and_can_be_put_back() -> None:
    lasts = [sight for sight in sights(ALL) if len(sight.view.pieces) == 1]
    assert lasts
    for sight in lasts:
        scene = TABLE.scene(sight, TABLE.nothing)
        assert scene.of("tile")
        assert ("back" in scene) == any(sight.view.collected[sight.view.actor])
        assert TABLE.scene(sight, TABLE.tap(sight, TABLE.nothing, "back")).of("offer")


def test_a_slice_may_be_carried_to_any_place_for_keeping_or_eating() -> None:
    for sight in sights(ALL):
        picked = intent.pick(sight, sight.view.pieces[0][0])
        scene = TABLE.scene(sight, picked)
        places = {item.key for item in [*scene.of("keep"), *scene.of("eat")]} | {f"platter:{sight.acting}"}
        for at in intent.positions(sight.view, picked.piece):
            assert set(TABLE.offers(sight, picked, f"slice:{at}")) == places
            for place in places:
                assert (at in TABLE.drop(sight, picked, f"slice:{at}", place).eaten) == place.startswith("eat")
