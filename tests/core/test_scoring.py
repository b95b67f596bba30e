"""From lines to an outcome."""

from cakeapp.core.game import Line
from cakeapp.core.scoring import by_points, by_strength, points_of

ADA = (Line("cream", 3), Line("majority", 4))
BO = (Line("cream", 7),)


def test_points_are_added_up() -> None:
    assert points_of(ADA) == 7
    assert points_of(()) == 0


def test_equal_points_share_a_place_unless_something_decides() -> None:
    assert by_points([ADA, BO, ()]) == ((7, 7, 0), (1, 1, 3), (ADA, BO, ()))
    assert by_strength([ADA, BO], [(7, 4), (7, 7)]) == ((7, 7), (2, 1), (ADA, BO))
