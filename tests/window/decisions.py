"""Random games, written down before each of their decisions: any of them can be met at a table."""

from random import Random
from typing import Any

from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import Setup
from tests.window.robot import people


class Decisions:
    """A random game, written down before each of its decisions."""

    def __init__(self, game: str, sitting: str, players: int = 0) -> None:
        """Of any number of people, if none is named."""
        rng, saves = Random(f"{game} {sitting}"), NoSaves()
        setup = Setup(game, people(players or rng.choice(registry.info(game).seats)), sitting=sitting, deal="OFFERS")
        session: Any = sessions.start("offers", setup, saves, "2026-11-18")
        self.records = []
        while (actor := session.actor) is not None:
            self.records.append(session.table.record)
            session.play(actor, rng.choice(session.seat(actor).legal()))


class NoSaves:
    """Keeps nothing."""

    def write(self, name: str, record: str) -> None: ...


_games: dict[tuple[str, str], Decisions] = {}


def decisions(game: str, sitting: str) -> list[str]:
    if (game, sitting) not in _games:
        _games[game, sitting] = Decisions(game, sitting)
    return _games[game, sitting].records
