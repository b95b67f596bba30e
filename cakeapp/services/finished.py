"""A finished game as the history keeps it."""

from cakeapp.services.decoding.plays import called
from cakeapp.services.decoding.rows import date_of
from cakeapp.services.plays import Play, Score
from cakeapp.services.session import Session


def play_of(session: Session) -> Play:
    """Only of a game that is over: its record tells every secret."""
    outcome = session.seat(None).outcome()
    assert outcome is not None
    scores = tuple(
        Score(called(sitter.name), points, place, sitter.kind, sitter.emblem, lines)
        for sitter, points, place, lines in zip(session.sitters, *outcome)
    )
    table = session.table
    options = tuple(table.options.items())
    return Play(session.name, table.info.key, date_of(table.tag("Date")), scores, options=options, record=table.record)
