"""A finished game as the history keeps it."""

from dataclasses import replace
from uuid import UUID, uuid5

from cakeapp.services.decoding.plays import called
from cakeapp.services.decoding.rows import date_of
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.history import History
from cakeapp.services.saves import Saves
from cakeapp.services.session import Session

ANOTHER = UUID("6b0f6c9e-4d0e-4a3b-9a44-0b1d8e5f2c71")  # from which a second game of one name gets its own


def keep(session: Session, history: History, saves: Saves) -> FinishedGame:
    """Into the history, from where the running games are; a game that is there already is left as it is.

    Without a history it stays among the running games, until there is one.
    """
    play = play_of(session)
    before = history.play(play.id)
    if before is not None and before.record != play.record:
        play = replace(play, id=uuid5(ANOTHER, play.record).hex)  # begun from the same record, and played otherwise
        before = history.play(play.id)
    if before is None and history.is_open:
        history.add(play)
    if before is not None or history.is_open:
        saves.remove(session.name)
    return play


def play_of(session: Session) -> FinishedGame:
    """Only of a game that is over: its record tells every secret."""
    outcome = session.seat(None).outcome()
    assert outcome is not None
    scores = tuple(
        Score(called(sitter.name), points, place, sitter.kind, sitter.emblem, lines)
        for sitter, points, place, lines in zip(session.sitters, *outcome)
    )
    table = session.table
    return FinishedGame(
        session.name,
        table.info.key,
        date_of(table.tag("Date")),
        scores,
        options=tuple(table.options.items()),
        record=table.record,
        minutes=session.minutes,
        starter=table.starting_seat,
    )
