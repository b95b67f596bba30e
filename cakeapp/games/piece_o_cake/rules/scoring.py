"""What slices are worth, eaten or collected; for the table and for score sheets."""

from collections.abc import Sequence

from cakeapp.core.game import Line
from cakeapp.games.piece_o_cake.rules.components import Counts, Variety


def majority(collected: Sequence[Counts], kind: int) -> list[int]:
    """The seats that have most of a variety; all who tie for most, nobody for none."""
    most = max(counts[kind] for counts in collected)
    return [seat for seat, counts in enumerate(collected) if most and counts[kind] == most]


def score_lines(
    collected: Sequence[Counts], eaten: Sequence[Counts], varieties: Sequence[Variety]
) -> tuple[tuple[Line, ...], ...]:
    """Seat by seat: the cream of each variety eaten, then the majorities."""
    lines: list[list[Line]] = [
        [Line("eaten", n * variety.cream, (variety.id,) * n) for variety, n in zip(varieties, counts) if n]
        for counts in eaten
    ]
    for kind, variety in enumerate(varieties):
        for seat in majority(collected, kind):
            slices = (variety.id,) * collected[seat][kind]
            lines[seat].append(Line("majority", variety.count, slices))
    return tuple(map(tuple, lines))
