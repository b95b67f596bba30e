"""Where things lie on the table of Cake Swap; everything in pixels, `unit` is one dp."""

from collections.abc import Sequence
from typing import NamedTuple

Box = tuple[float, float, float, float]  # x, y, width, height, from the bottom left

GAP = 4  # dp between regions
FINGER = 48
CARD = (66, 60)  # dp: the least room for a two-sided card
LARGEST_CARD = (132, 104)
PLATE, PITCH, FROSTING = 34, 35, 54  # dp of the pictures: a layer's foot on the plate, between layers, a layer's height
PLATTER = 190
WIDTHS = (60, 84, 108, 132, 156)  # by size
TALLEST = 5  # layers


class Plan(NamedTuple):
    track: Box
    others: Box
    market: Box
    judges: Box
    cake: Box
    actions: Box
    hand: Box
    buttons: Box
    judges_apart: bool  # the judges have room of their own


def plan(form: str, width: float, height: float, unit: float, left_hand: bool) -> Plan:
    gap, apart = GAP * unit, form.startswith("tablet")
    if form.endswith("wide"):
        own_wide = min(width * (0.46 if apart else 0.47), 640 * unit)
        area = (0.0, 0.0, width - own_wide - gap, height)
        own = (width - own_wide, 0.0, own_wide, height)
        if left_hand:
            area, own = (own_wide + gap, *area[1:]), (0.0, *own[1:])
    else:
        own_high = max(height * (0.38 if apart else 0.46), 220 * unit)
        area = (0.0, own_high + gap, width, height - own_high - gap)
        own = (0.0, 0.0, width, own_high)
    return Plan(*_upper(area, unit, apart), *_own(own, unit, left_hand), apart)


def _upper(area: Box, unit: float, apart: bool) -> tuple[Box, Box, Box, Box]:
    """Track, others, market and judges, from the top."""
    x, y, width, height = area
    gap, track = GAP * unit, (36 if apart else 24) * unit
    rest = height - track - gap
    others = rest * (0.27 if apart else 0.4)
    judges = rest * 0.28 if apart else 0.0
    market = rest - others - gap - (judges + gap if apart else 0)
    top = y + height - track
    others_box = (x, top - gap - others, width, others)
    market_box = (x, y, width, market)
    judges_box = (x, y + market + gap, width, judges) if apart else (x, y, width, rest)
    return (x, top, width, track), others_box, market_box, judges_box


def _own(area: Box, unit: float, left_hand: bool) -> tuple[Box, Box, Box, Box]:
    """The cake, and beside it the action cards, the card in hand and the buttons."""
    x, y, width, height = area
    gap = GAP * unit
    side = min(max(width * (0.44 if width < height * 1.2 else 0.38), 176 * unit), 360 * unit)
    cake = (x, y, width - side - gap, height)
    left = x + width - side
    if left_hand:
        cake, left = (x + side + gap, *cake[1:]), x
    buttons = min(max(50 * unit, height * 0.17), 64 * unit)
    actions = min((side - 2 * gap) / 3 * 96 / 72, height * 0.3)
    hand = min(height - buttons - actions - 2 * gap, side * 0.8)
    return (
        cake,
        (left, y + height - actions, side, actions),
        (left, y + buttons + gap, side, hand),
        (left, y, side, buttons),
    )


class Grid(NamedTuple):
    """Cells for cards: the pile, the cards, and at the end where a card is passed to."""

    cols: int
    rows: int

    @property
    def cards(self) -> int:
        """How many cards lie on a page, and still a button to turn pages."""
        return self.cols * self.rows - 3


def grid(width: float, height: float, unit: float) -> Grid:
    return Grid(max(4, int(width / (CARD[0] * unit))), max(1, int(height / (CARD[1] * unit))))


def cells(box: Box, cols: int, rows: int, gap: float, largest: tuple[float, float] | None = None) -> list[Box]:
    """Row by row from the upper left, no larger than wished and then in the middle."""
    x, y, width, height = box
    across, up = width / cols, height / rows
    if largest:
        across, up = min(across, largest[0]), min(up, largest[1])
    left, top = x + (width - across * cols) / 2, y + height - (height - up * rows) / 2
    return [
        (left + col * across + gap / 2, top - (row + 1) * up + gap / 2, across - gap, up - gap)
        for row in range(rows)
        for col in range(cols)
    ]


def fitting_grid(width: float, height: float, unit: float, count: int) -> Grid:
    """As few and large cells as hold pile, cards and the place to pass to; all there is room for if they are many."""
    most, wanted = grid(width, height, unit), count + 2
    for rows in range(1, most.rows + 1):
        cols = -(-wanted // rows)
        if cols <= most.cols:
            return Grid(max(cols, 4), rows)
    return most


def tall(layers: int) -> float:
    """How high a cake is, in dp of the pictures."""
    return PLATE + PITCH * max(0, layers - 1) + FROSTING


def own_scale(width: float, height: float, unit: float) -> float:
    """So that the tallest cake fits, and the tallest that can take one more with the gap drawn apart."""
    by_height = min(height / tall(TALLEST), (height - (FINGER + 12) * unit) / tall(TALLEST - 1))
    return min(width / PLATTER, by_height, 1.9 * unit)


def feet(layers: int, foot: float, scale: float, gap_at: int | None = None, gap: float = 0.0) -> list[float]:
    """Where each layer's foot is; from `gap_at` on they stand higher."""
    return [
        foot + (PLATE + PITCH * at) * scale + (gap if gap_at is not None and at >= gap_at else 0)
        for at in range(layers)
    ]


def bands(foot: float, scale: float, finger: float, gap_at: int, has_gap: bool, swaps: Sequence[int]) -> list[Box]:
    """Heights to touch: the gap if there is one, then each layer that may be swapped (by its index).

    Only the layers next to where the new one would go can be swapped, so that all lie round that spot.
    """
    seam = foot + (PLATE + PITCH * gap_at) * scale
    open_gap = finger if has_gap else 0.0
    found: list[Box] = [(0, seam, 0, finger)] if has_gap else []
    above, below = (0, seam + open_gap, 0, finger), (0, seam - finger, 0, finger)
    return found + [above if at >= gap_at else below for at in swaps]
