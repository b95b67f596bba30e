"""The page of Piece o' Cake, clause by clause."""

from collections.abc import Sequence
from random import Random

import pytest

from cakeapp.core.errors import IllegalMove
from cakeapp.core.table import Table, resume
from cakeapp.games.piece_o_cake.rules.components import NOTHING, VARIETIES
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.scoring import score_lines

NAMES = "Ada; Bo; Cy; Dee; Eve"
COUNTS = {variety.id: variety.count for variety in VARIETIES}


def table(players: int, first_cakes: str, played: Sequence[str] = (), options: str = "") -> Table:
    """A game that seat 0 serves first; its cakes begin with these slices, the rest follows in table order."""
    laid = first_cakes.split()
    rest = [name for name, count in COUNTS.items() for _ in range(count - laid.count(name))]
    tags = f'[Game "piece_o_cake"]\n[Players "{"; ".join(NAMES.split("; ")[:players])}"]\n'
    tags += f'[Options "{options}"]\n' if options else ""
    entries = ["* first 0", f"* slices {' '.join(laid + rest)}", *played]
    return resume(tags + "\n" + "\n".join(entries) + "\n", Random(1))


def legal(game: Table) -> list[str]:
    seat = game.seat(game.seat(None).actor)
    return [seat.text(move) for move in seat.legal()]


def play(game: Table, *texts: str) -> None:
    for text in texts:
        seat = game.seat(game.seat(None).actor)
        seat.play(seat.parse(text))


CAKE = "str str cho cho goo goo kiw kiw bla bla plu"


def test_pieces_are_named_from_the_first_cut_and_the_last_runs_on_to_it() -> None:
    game = table(3, "plu apr che bla kiw goo str cho plu apr che", ["0 cut 3 5 10"])
    whole_pieces = {move[5]: move[11:] for move in legal(game)}  # the last way to take a piece eats all of it
    assert whole_pieces == {"A": "bla kiw", "B": "plu apr goo str cho", "C": "plu apr che che"}


@pytest.mark.parametrize(("players", "cuts"), [(2, 386), (3, 221), (4, 551), (5, 1013)])
def test_a_cake_is_cut_into_at_most_as_many_pieces_as_players_and_for_two_into_four_but_never_three(
    players: int, cuts: int
) -> None:
    assert len(legal(table(players, CAKE))) == cuts


def test_without_take_four_a_cake_for_two_is_whole_or_halved() -> None:
    assert len(legal(table(2, CAKE, options="take_four=off"))) == 56
    assert len(legal(table(4, CAKE, options="take_four=off"))) == 551


def test_four_pieces_for_two_are_chosen_in_turns_other_server_other_server() -> None:
    game = table(2, CAKE, ["0 cut 0 1 2 3"])
    order = []
    for piece in "ABCD":
        order.append(game.seat(None).actor)
        play(game, f"take {piece} eat -")
    assert order == [1, 0, 1, 0]
    assert game.seat(None).view().cake == 2


def test_the_server_chooses_last_and_the_next_cake_is_served_to_its_left() -> None:
    game = table(3, CAKE, ["0 cut 0 4"])
    assert game.seat(None).actor == 1
    play(game, "take A eat -")
    assert game.seat(None).actor == 2
    play(game, "take B eat -")
    assert game.seat(None).actor == 0
    assert legal(game) == ["pass"]
    play(game, "pass")
    assert game.seat(None).actor == 1
    assert game.seat(None).view().server == 1


def test_a_chooser_may_eat_any_of_the_slices_and_equal_ones_count_once() -> None:
    game = table(2, "str str cho plu plu plu apr apr apr apr che", ["0 cut 0 3"])
    eaten = [move.removeprefix("take A eat ") for move in legal(game) if move.startswith("take A")]
    assert sorted(eaten) == sorted(["-", "cho", "str", "str cho", "str str", "str str cho"])


def test_equal_pieces_are_different_moves() -> None:
    assert {"take A eat -", "take B eat -"} <= set(legal(table(2, CAKE, ["0 cut 0 2 4 6"])))


def test_forfeiting_eats_all_of_one_variety_also_what_the_first_turn_of_the_same_cake_brought() -> None:
    game = table(2, CAKE, ["0 cut 0 2 4 6", "1 take A eat str"])
    assert not [move for move in legal(game) if move.startswith("forfeit")]
    play(game, "take B eat -")
    assert [move for move in legal(game) if move.startswith("forfeit")] == ["forfeit str"]
    play(game, "forfeit str")
    assert game.seat(None).view().collected[1] == (0,) * 8
    assert [move for move in legal(game) if move.startswith("forfeit")] == ["forfeit cho"]
    with pytest.raises(IllegalMove, match="no kiwi slices collected"):
        play(game, "forfeit kiw")


def test_pass_is_legal_only_when_no_piece_is_left_and_then_forfeiting_still_is() -> None:
    game = table(2, CAKE, ["0 cut 0 2 4 6", "1 take A eat -", "0 take B eat -", "1 take C eat -"])
    with pytest.raises(IllegalMove, match="only when no piece is left"):
        play(game, "pass")
    play(game, "take D eat -", "cut whole")
    play(game, "take A eat -")
    assert legal(game) == ["forfeit goo", "forfeit str", "pass"]


def test_what_nobody_takes_leaves_the_game_and_stays_public() -> None:
    game = table(2, CAKE, ["0 cut 0 2 4 6", "1 take A eat -", "0 take B eat -", "1 forfeit str", "0 forfeit cho"])
    gone = dict(zip(COUNTS, game.seat(1).view().gone, strict=True))
    assert gone == {"plu": 1, "apr": 0, "che": 0, "bla": 2, "kiw": 2, "goo": 2, "str": 0, "cho": 0}
    assert game.seat(0).events()[-2].public["leftovers"] == (("goo", "goo"), ("plu", "bla", "bla", "kiw", "kiw"))


def test_strawberry_and_chocolate_eaten_and_the_gooseberry_majority_make_fourteen() -> None:
    eaten = tuple(int(name in ("str", "cho")) for name in COUNTS)
    collected = tuple(int(name == "goo") for name in COUNTS)
    lines = score_lines([collected, NOTHING], [eaten, NOTHING], VARIETIES)
    assert [(line.source, line.points) for line in lines[0]] == [("eaten", 2), ("eaten", 3), ("majority", 9)]
    assert lines[1] == ()


def test_all_who_tie_for_most_score_a_majority_in_full() -> None:
    plum = tuple(int(name == "plu") for name in COUNTS)
    lines = score_lines([plum, plum, plum], [NOTHING] * 3, VARIETIES)
    assert [[line.points for line in own] for own in lines] == [[3], [3], [3]]


def test_equal_totals_share_the_first_place() -> None:
    rules, ties = PieceOCake(), 0
    for seed in range(200):
        state, rng = rules.start(2, {}), Random(seed)
        while (actor := state.actor) is not None:
            rules.apply(state, rules.chance(state, rng) if actor < 0 else rng.choice(rules.legal(state)))
        outcome = rules.outcome(state)
        assert outcome is not None
        assert (outcome.places == (1, 1)) == (outcome.scores[0] == outcome.scores[1])
        ties += outcome.places == (1, 1)
    assert ties
