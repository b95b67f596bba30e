"""Edges of a table: what lies at one faces who sits there."""

from dataclasses import dataclass

from cakeapp.scene.box import Box
from cakeapp.scene.plan import Form, Places, Spot

NEAR, RIGHT, FAR, LEFT = 0, 90, 180, 270  # by how many degrees, counter-clockwise, a thing turns to face it


@dataclass(frozen=True, slots=True)
class Side:
    """A part of the table in which boxes are laid out as whoever sits at that edge sees them."""

    box: Box
    facing: int = NEAR

    @property
    def own(self) -> Box:
        """All of it, as she sees it."""
        across = self.facing in (NEAR, FAR)
        return Box(0, 0, *((self.box.width, self.box.height) if across else (self.box.height, self.box.width)))

    def on_table(self, own: Box) -> Box:
        x, y, width, height = own
        if self.facing == RIGHT:
            x, y, width, height = y, self.box.height - x - width, height, width
        elif self.facing == FAR:
            x, y = self.box.width - x - width, self.box.height - y - height
        elif self.facing == LEFT:
            x, y, width, height = self.box.width - y - height, x, height, width
        return Box(self.box.x + x, self.box.y + y, width, height)

    def spot(self, own: Box, words: float = 0, number: float = 0, style: str = "") -> Spot:
        return Spot(self.on_table(own), self.facing, words, number, style)


def turned(places: Places, form: Form) -> Places:
    """A plan for a device that lies broad, on one that stands upright: its near edge is the right one."""
    table = Side(Box(0, 0, form.width, form.height), RIGHT)
    return {
        name: spot._replace(box=table.on_table(spot.box), facing=(spot.facing + RIGHT) % 360)
        for name, spot in places.items()
    }
