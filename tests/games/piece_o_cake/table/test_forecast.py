"""What is shown to whoever cuts: on the cake who would take which piece, and beside it what each would get then."""

import pytest

from cakeapp.games.piece_o_cake.rules.worth import best, served
from cakeapp.games.piece_o_cake.table import facts
from cakeapp.games.piece_o_cake.table.intent import Intent
from cakeapp.games.piece_o_cake.table.scene import scene
from cakeapp.scene.item import parts
from cakeapp.scene.lines import Pic, Txt, emblem
from cakeapp.scene.sight import ALL, CHOSEN, NONE, Sight
from tests.contract.tables import sight_of, walk

CUTS = {2: (0, 3, 5, 9), 3: (1, 4, 8), 4: (0, 2, 6), 5: (0, 1, 4, 6, 9)}  # of four one may leave somebody without


def cutting(players: int, stakes: str) -> list[Sight]:
    tables = walk("piece_o_cake", players, 2)
    found = [sight_of(table, None, stakes) for table in tables if table.seat(None).actor is not None]
    return [sight for sight in found if sight.view.cuts is None]


def numbers(look: dict[str, object]) -> list[int]:
    said = [str(part.said) for line in look["lines"] for part in line if isinstance(part, Txt) and part.big]
    return [int(text) for text in said]


@pytest.mark.parametrize("players", CUTS)
@pytest.mark.parametrize("stakes", [ALL, CHOSEN])
def test_each_piece_shows_who_would_take_it_and_what_it_brings_her(players: int, stakes: str) -> None:
    for sight in cutting(players, stakes):
        shown, view = scene(sight, Intent(frozenset(CUTS[players]))), sight.view
        counts = {letter: facts.of_positions(view, at) for letter, at in facts.pieces(CUTS[players]).items()}
        takers = served(view, counts, facts.choosers(view, CUTS[players]))
        assert {parts(item.key)[1] for item in shown.of("tag")} == set(counts) == set(takers)
        for letter, seat in takers.items():
            look = shown[f"tag:{letter}"].look
            assert numbers(look) == [best(view, counts[letter])[seat]]
            assert [part for line in look["lines"] for part in line if isinstance(part, Pic)] == [emblem(seat)]
        for item in shown.of("order"):
            mine = [counts[letter] for letter, seat in takers.items() if f"order:{seat}" == item.key]
            seat = int(parts(item.key)[1])
            assert numbers(item.look) == ([best(view, tuple(map(sum, zip(*mine))))[seat]] if mine else [])


@pytest.mark.parametrize("players", CUTS)
def test_nothing_is_foretold_where_no_stakes_are_shown_or_nothing_is_cut(players: int) -> None:
    for stakes, knives in ((NONE, CUTS[players]), (ALL, CUTS[players][:1]), (ALL, ())):
        for sight in cutting(players, stakes):
            shown = scene(sight, Intent(frozenset(knives)))
            assert not shown.of("tag")
            assert len(shown.of("order")) == players
            assert not any(numbers(item.look) for item in shown.of("order"))
