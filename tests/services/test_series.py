"""Games in a row: totals are added up, the next seat starts, and a record remembers which game it is."""

from pathlib import Path
from random import Random

import pytest

from cakeapp.core.errors import RecordError
from cakeapp.services import series
from cakeapp.services import session as sessions
from cakeapp.services.saves import Saves
from cakeapp.services.series import Series
from cakeapp.services.session import Setup, Sitter


def play_out(session: sessions.Session) -> tuple[int, ...]:
    rng = Random(1)
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    outcome = session.seat(None).outcome()
    assert outcome is not None
    return outcome.scores


def test_three_games_in_a_row_add_up_and_start_in_turn(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    setup = Setup("piece_o_cake", tuple(Sitter(name) for name in "ABC"), deal="ROW", series=Series(games=3))
    sums, starters = (0, 0, 0), []
    for game in (1, 2, 3):
        begun = sessions.start(f"game{game}", setup, saves, "2026-11-18")
        session = sessions.go_on(f"game{game}", saves.read(f"game{game}"), saves)  # after a restart
        assert session.setup.series.game == game
        assert session.setup.series == begun.setup.series
        starters.append(session.table.starting_seat)
        scores = play_out(session)
        sums = tuple(map(sum, zip(sums, scores)))
        assert session.setup.series.totals(scores) == sums
        setup = sessions.next_setup(session, f"ROW{game}")
    assert [(seat - starters[0]) % 3 for seat in starters] == [0, 1, 2]
    assert setup.series == Series(games=3)


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "2 of",
        "4 of 3; 1; 2",
        "2 of 3",
        "2 of 3; 1",
        "0 of 1",
        "1 of 2; 1; 2",
        "1 of 2 of 3",
        f"1 of {'9' * 5_000}",
        "٣ of ٤",
    ],
)
def test_a_series_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="Series"):
        series.read(text, players=2)


def test_places_are_shared_in_a_tie() -> None:
    assert series.places((5, 9, 9, 1)) == (3, 1, 1, 4)


def test_a_game_that_the_cards_open_starts_where_they_say(tmp_path: Path) -> None:
    setup = Setup("cake_swap", (Sitter("A"), Sitter("B")), deal="CARDS")
    session = sessions.start("game", setup, Saves(tmp_path), "2026-11-18")
    play_out(session)
    assert session.table.starting_seat is None
    assert sessions.next_setup(session, "NEXT").opening == ()
