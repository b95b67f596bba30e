"""Rectangles of a table, and ways to share them out."""

from collections.abc import Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """In dp, from the top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inside(self, across: float, down: float | None = None) -> "Box":
        """Without a margin; what is too small for it keeps its middle."""
        down = across if down is None else down
        across, down = min(across, self.width / 2), min(down, self.height / 2)
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, x: float, y: float) -> "Box":
        return Box(self.x + x, self.y + y, self.width, self.height)

    def square(self) -> "Box":
        """The largest square around its middle."""
        side = min(self.width, self.height)
        x, y = self.centre
        return Box(x - side / 2, y - side / 2, side, side)

    def middle(self, width: float, height: float) -> "Box":
        """So large around its middle."""
        x, y = self.centre
        return Box(x - width / 2, y - height / 2, width, height)

    def kept_in(self, room: "Box") -> "Box":
        """Moved so that nothing of it lies outside, if it is not too large for that."""
        x = max(room.x, min(self.x, room.right - self.width))
        y = max(room.y, min(self.y, room.bottom - self.height))
        return Box(x, y, self.width, self.height)

    def union(self, other: "Box") -> "Box":
        """The smallest that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def rows(self, *shares: float, gap: float = 0) -> list["Box"]:
        """One below the other. Shares up to 1 are of what those above 1, which are dp, leave."""
        heights, y, made = shared(shares, self.height, gap), self.y, []
        for height in heights:
            made.append(Box(self.x, y, self.width, height))
            y += height + gap
        return made

    def columns(self, *shares: float, gap: float = 0) -> list["Box"]:
        """One beside the other, shared out as rows are."""
        widths, x, made = shared(shares, self.width, gap), self.x, []
        for width in widths:
            made.append(Box(x, self.y, width, self.height))
            x += width + gap
        return made

    def grid(self, across: int, down: int, gap: float = 0) -> list["Box"]:
        """Row by row."""
        return [
            cell
            for row in self.rows(*[1 / down] * down, gap=gap)
            for cell in row.columns(*[1 / across] * across, gap=gap)
        ]


def shared(shares: Sequence[float], length: float, gap: float) -> list[float]:
    left = max(0.0, length - gap * (len(shares) - 1) - sum(share for share in shares if share > 1))
    parts = sum(share for share in shares if share <= 1) or 1
    return [share if share > 1 else left * share / parts for share in shares]


def around(x: float, y: float, width: float, height: float) -> Box:
    """So large around a point."""
    return Box(x - width / 2, y - height / 2, width, height)
