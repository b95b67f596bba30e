"""What cookies are worth, for the table and for score sheets: of a kind the first brings 1, the second 2, and so on."""

from collections.abc import Sequence

from cakeapp.core.game import Line
from cakeapp.games.cookie_plate.rules.components import Counts, Kind


def points(count: int) -> int:
    """Of so many cookies of one kind."""
    return count * (count + 1) // 2


def score_lines(plates: Sequence[Counts], kinds: Sequence[Kind]) -> tuple[tuple[Line, ...], ...]:
    """Seat by seat: the points of each kind."""
    return tuple(
        tuple(Line("alike", points(count), (kind.id,) * count) for kind, count in zip(kinds, plate) if count)
        for plate in plates
    )
