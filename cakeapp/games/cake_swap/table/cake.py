"""How a cake stands: its layers above each other on a stand, in units of the pictures."""

from typing import NamedTuple

from cakeapp.scene.box import Box

WIDTHS = (60, 84, 108, 132, 156)  # of layers, by size
FROSTING, PITCH = 54, 35  # a layer's height with its fruit, and from layer to layer
STAND = (174, 42)
DIGIT = 0.72  # as wide as its height, of a size beside its layer
LARGEST = 3  # of the pictures' own size
FOOT = 34  # of the lowest layer, above the stand's own foot


class Stood(NamedTuple):
    """A cake in its place: how large it is, where its middle is and where its foot."""

    scale: float
    middle: float
    foot: float

    def stand(self) -> Box:
        width, height = STAND[0] * self.scale, STAND[1] * self.scale
        return Box(self.middle - width / 2, self.foot - height, width, height)

    def layer(self, row: int, size: int) -> Box:
        width, height = WIDTHS[size - 1] * self.scale, FROSTING * self.scale
        return Box(self.middle - width / 2, self.foot - (FOOT + PITCH * row) * self.scale - height, width, height)


def fitted(box: Box, rows: int, beside: float) -> Stood:
    """As large as the box allows, with room for the sizes beside it."""
    high = FOOT + PITCH * max(1, rows - 1) + FROSTING  # an empty stand is as large as one with two layers
    scale = min(box.height / high, (box.width - beside) / STAND[0], LARGEST)
    return Stood(scale, box.x + (beside + box.width) / 2, box.bottom - max(0.0, (box.height - high * scale) * 0.35))


def layer_in(box: Box, size: int, number: float) -> Box:
    """A layer alone with its size beside it: the same box holds all of them, and the larger one is larger."""
    room = box.columns(number * DIGIT, 1)[1]
    scale = min((room.height - 3) / FROSTING, (room.width - 2) / WIDTHS[-1], LARGEST)
    return room.middle(WIDTHS[size - 1] * scale, FROSTING * scale)
