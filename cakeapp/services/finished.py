"""A finished game as the history keeps it."""

from cakeapp.services.history import Play, Score
from cakeapp.services.session import Session


def play_of(session: Session) -> Play:
    """Only of a game that is over: its record tells every secret."""
    outcome = session.seat(None).outcome()
    assert outcome is not None
    scores = tuple(
        Score(sitter.name, points, place, sitter.kind, sitter.emblem, lines)
        for sitter, points, place, lines in zip(session.sitters, *outcome)
    )
    table = session.table
    return Play(
        session.name,
        table.info.key,
        table.tag("Date"),
        scores,
        options=tuple(table.options.items()),
        record=table.record,
        minutes=session.minutes,
        starter=table.starting_seat,
    )
