"""The rules of Cookie Plate, clause by clause."""

from collections.abc import Sequence
from random import Random

import pytest

from cakeapp.core.errors import IllegalMove, RecordError
from cakeapp.core.table import Table, resume
from cakeapp.games.cookie_plate.rules.components import KINDS
from cakeapp.games.cookie_plate.rules.scoring import score_lines
from cakeapp.games.cookie_plate.rules.state import EACH


def table(players: int, first_cookies: str, played: Sequence[str] = ()) -> Table:
    """A game that seat 0 begins; these cookies come first, the rest follows in the order of the kinds."""
    first = first_cookies.split()
    rest = [kind.id for kind in KINDS for _ in range(kind.count - first.count(kind.id))]
    tags = f'[Game "cookie_plate"]\n[Players "{"; ".join(["Ada", "Bo", "Cy", "Dee"][:players])}"]\n'
    entries = ["* first 0", f"* tin {' '.join(first + rest)}", *played]
    return resume(tags + "\n" + "\n".join(entries) + "\n", Random(1))


def play(game: Table, *texts: str) -> None:
    for text in texts:
        seat = game.seat(game.seat(None).actor)
        seat.play(seat.parse(text))


def counter(game: Table) -> list[str]:
    return [KINDS[kind].id for kind in game.seat(None).view().counter]


def test_three_cookies_lie_on_the_counter_and_each_kind_is_one_choice() -> None:
    game = table(2, "star star moon")
    assert counter(game) == ["star", "star", "moon"]
    assert [game.seat(0).text(move) for move in game.seat(0).legal()] == ["take star", "take moon"]


def test_what_is_taken_makes_room_for_the_next_from_the_tin_and_the_next_player_is_to_move() -> None:
    game = table(3, "star sun moon cup cherry")
    play(game, "take sun")
    assert counter(game) == ["star", "cup", "moon"]
    assert game.seat(None).actor == 1
    play(game, "take moon", "take star")
    assert game.seat(None).actor == 0


def test_what_does_not_lie_there_cannot_be_taken() -> None:
    with pytest.raises(IllegalMove, match="There is no cup cookie on the counter"):
        play(table(2, "star sun moon"), "take cup")


def test_the_tin_holds_every_cookie_once() -> None:
    with pytest.raises(RecordError, match="The tin must hold all 36 cookies"):
        resume('[Game "cookie_plate"]\n[Players "Ada; Bo"]\n\n* first 0\n* tin star moon sun\n', Random(1))


def test_everybody_takes_as_many_and_equal_points_share_the_win() -> None:
    game = table(2, "star moon star moon star moon star moon star moon star moon sun sun sun sun")
    for _ in range(6):
        play(game, "take star", "take moon")
    while game.seat(None).outcome() is None:
        play(game, "take sun")
    assert list(map(sum, game.seat(None).view().plates)) == [EACH, EACH]
    outcome = game.seat(None).outcome()
    assert outcome is not None
    assert outcome.scores == (24, 24)
    assert outcome.places == (1, 1)


def test_of_each_kind_the_first_brings_one_the_second_two_and_so_on() -> None:
    (lines,) = score_lines([(3, 1, 0, 0, 0, 2)], KINDS)
    assert [(line.items[0], line.points) for line in lines] == [("star", 6), ("moon", 1), ("cup", 3)]
