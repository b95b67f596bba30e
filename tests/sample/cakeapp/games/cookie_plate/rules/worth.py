"""What choices bring: exact, what scoring itself shows once the move is made."""

from cakeapp.core.scoring import points_of
from cakeapp.games.cookie_plate.rules.components import KINDS, Counts
from cakeapp.games.cookie_plate.rules.scoring import score_lines


def with_one(plate: Counts, kind: int) -> Counts:
    """The plate with one cookie of a kind more."""
    return tuple(count + (at == kind) for at, count in enumerate(plate))


def total(plate: Counts) -> int:
    """Exact: what is scored for it now."""
    (lines,) = score_lines([plate], KINDS)
    return points_of(lines)


def brings(plate: Counts, kind: int) -> int:
    """Exact: what one cookie of a kind more brings whoever has this plate."""
    return total(with_one(plate, kind)) - total(plate)
