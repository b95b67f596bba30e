"""How a cake stands: its layers above each other on a stand, in units of the pictures."""

from cakeapp.scene.box import Box

WIDTHS = (60, 84, 108, 132, 156)  # of layers, by size
FROSTING, PITCH = 54, 35  # a layer's height with its fruit, and from layer to layer
STAND = (190, 44)
FOOT = 34  # of the lowest layer, above the stand's own foot
TALLEST = 5


def tall(layers: int) -> float:
    return FOOT + PITCH * max(0, layers - 1) + FROSTING


def fitted(box: Box, layers: int, beside: float) -> tuple[float, float, float]:
    """How large a cake is in a box, where its middle is and where its foot, with room for the sizes beside it."""
    high = tall(max(layers, 2))
    scale = min(box.height / high, (box.width - beside) / STAND[0])
    return scale, box.x + beside * 0.5 + box.width / 2, box.bottom - max(0.0, (box.height - high * scale) * 0.35)


def stand_box(scale: float, middle: float, foot: float) -> Box:
    width, height = STAND[0] * scale, STAND[1] * scale
    return Box(middle - width / 2, foot - height, width, height)


def layer_box(scale: float, middle: float, foot: float, at: int, size: int) -> Box:
    width, height = WIDTHS[size - 1] * scale, FROSTING * scale
    return Box(middle - width / 2, foot - (FOOT + PITCH * at) * scale - height, width, height)
