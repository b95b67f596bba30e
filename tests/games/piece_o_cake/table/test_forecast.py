"""What is shown to whoever cuts: on the cake who would take which piece, and beside it what each would get then."""

from copy import deepcopy

import pytest

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.worth import points, served
from cakeapp.games.piece_o_cake.table import facts, ring
from cakeapp.games.piece_o_cake.table.intent import Intent, proposed
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
    return [int(text.replace("\u2212", "-")) for text in said]


@pytest.mark.parametrize("players", CUTS)
@pytest.mark.parametrize("stakes", [ALL, CHOSEN])
def test_each_piece_shows_who_would_take_it_and_what_all_choosing_brings_her(players: int, stakes: str) -> None:
    for sight in cutting(players, stakes):
        shown, view = scene(sight, Intent(frozenset(CUTS[players]))), sight.view
        counts = {letter: facts.of_positions(view, at) for letter, at in ring.pieces(CUTS[players]).items()}
        takers, gains = served(view, counts, facts.choosers(view, CUTS[players]))
        tags = {parts(item.key)[1][0]: item for item in shown.of("tag")}
        assert set(tags) == set(counts) == set(takers)
        for letter, seat in takers.items():
            look, alone = tags[letter].look, [*takers.values()].count(seat) == 1
            assert numbers(look) == [gains[seat]] * alone
            assert [part for line in look["lines"] for part in line if isinstance(part, Pic)] == [emblem(seat)]
        for item in shown.of("order"):
            assert numbers(item.look) == [gains[int(parts(item.key)[1])]]
        confirm = shown["confirm"]
        assert confirm.why or numbers(confirm.look) == [gains[view.server]]


@pytest.mark.parametrize("players", CUTS)
def test_what_is_foretold_is_what_comes_if_all_take_what_is_proposed(players: int) -> None:
    """As the table itself offers it, one after the other; nothing but this makes it true."""
    for table in map(deepcopy, walk("piece_o_cake", players, 2)):
        server = table.seat(None).actor
        view = table.seat(None).view()
        if server is None or view.cuts is not None:
            continue
        takers, gains = facts.forecast(view, CUTS[players])
        before = points(view.collected, view.eaten)
        table.seat(server).play(Move("cut", CUTS[players]))
        while (now := table.seat(None).view()).cake == view.cake and now.pieces and now.turn <= len(takers):
            letter = next(one for one, seat in takers.items() if seat == now.actor and one in dict(now.pieces))
            table.seat(now.actor).play(Move("take", (letter, proposed(now, letter))))
        assert [later - was for later, was in zip(points(now.collected, now.eaten), before)] == gains


@pytest.mark.parametrize("players", CUTS)
def test_nothing_is_foretold_where_no_stakes_are_shown_or_nothing_is_cut(players: int) -> None:
    for stakes, knives in ((NONE, CUTS[players]), (ALL, CUTS[players][:1]), (ALL, ())):
        for sight in cutting(players, stakes):
            shown = scene(sight, Intent(frozenset(knives)))
            assert not shown.of("tag")
            assert len(shown.of("order")) == players
            assert not any(numbers(item.look) for item in shown.of("order"))
