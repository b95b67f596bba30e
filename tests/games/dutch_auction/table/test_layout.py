"""The parts of the table fit the room there is, and every card can be touched."""

from itertools import combinations

import pytest

from cakeapp.games.dutch_auction.table.layout import FINGER, areas, card_height, rows

STAGES = [(360, 470), (412, 745), (868, 322), (800, 1134), (1280, 650)]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("own", [0, 1, 4, 5, 7, 8, 12, 14])
@pytest.mark.parametrize("theirs", [0, 4, 7, 9])
@pytest.mark.parametrize("foot", [56, 80])
def test_nothing_overlaps_and_nothing_is_outside(
    stage: tuple[float, float], own: int, theirs: int, foot: float
) -> None:
    width, height = stage
    boxes = areas(width, height, foot, own, theirs)
    for x, y, wide, high in boxes.values():
        assert x >= 0
        assert y >= -0.01
        assert x + wide <= width
        assert y + high <= height + 0.01
    for (x, y, wide, high), (left, bottom, across, up) in combinations(boxes.values(), 2):
        assert x + wide <= left or left + across <= x or y + high <= bottom + 0.01 or bottom + up <= y + 0.01
    for cards, part in ((own, "near"), (theirs, "far")):
        assert boxes[part][3] >= FINGER * rows(cards, boxes[part][2]) - 0.01
    assert boxes["lots"][3] >= FINGER + 20
    assert boxes["middle"][3] >= FINGER


def test_few_cards_are_large_and_many_do_not_cover_each_other() -> None:
    assert card_height(1, 352) == 200
    assert card_height(5, 352) < card_height(4, 352)
    assert rows(7, 352) == 1
    assert rows(8, 352) == 2
