"""Decisions of whole games of Cake Swap, as whoever decides sees them."""

from collections.abc import Iterator
from random import Random

from cakeapp.core.game import Move
from cakeapp.core.table import Table, open_table
from cakeapp.scene.sight import ALL, Sight
from tests.contract.tables import sight_of

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


def games(players: int, seeds: int) -> Iterator[Table]:
    """Decisions of games in which cakes grow: few are cleared, and only high ones."""
    for seed in range(seeds):
        rng = Random(f"{players} {seed}")
        table = open_table("cake_swap", NAMES[:players], {}, rng)
        while (actor := table.seat(None).actor) is not None:
            yield table
            seat = table.seat(actor)
            small = len(seat.view().platters[actor]) < 3
            legal = seat.legal()
            seat.play(rng.choice([move for move in legal if not (move.verb == "clear" and small)] or legal))


def sights(players: int, seeds: int, stakes: str = ALL) -> Iterator[tuple[Sight, list[Move]]]:
    for table in games(players, seeds):
        actor = table.seat(None).actor
        yield sight_of(table, actor, stakes), table.seat(actor).legal()


def found(wanted: str, players: int = 3) -> tuple[Sight, Move]:
    """The first decision at which such a move can be made."""
    for sight, legal in sights(players, 9):
        for move in legal:
            if move.verb == wanted:
                return sight, move
    raise AssertionError(wanted)
