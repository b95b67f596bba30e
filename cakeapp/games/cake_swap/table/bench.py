"""Where somebody bakes: her cake, opened where the card in mind can go, with each side's places beside it."""

from collections.abc import Sequence

from cakeapp.games.cake_swap.table.cake import FROSTING, Stood, layer_in
from cakeapp.games.cake_swap.table.places import FINGER, Spots, cake, stood
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.item import Item
from cakeapp.scene.scene import Scene

GAP = 4


def bench(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, low: bool) -> Spots:
    """One side of the card left of the cake, the other right of it; above them, or at the ends where it is low."""
    if "side:0" not in scene:
        return cake(scene, side, box, seat, number)
    if low:
        wide = min(0.38 * box.width, box.height * 1.2)
        end = max(FINGER + number, (box.width - wide) * 0.24)
        wide = min(wide, box.width - 2 * (end + FINGER) - 4 * GAP)  # a finger's width for what is said beside the cake
        first, left, mine, right, second = box.columns(end, 0.5, wide, 0.5, end, gap=GAP)
        heads = [one.middle(one.width, min(one.height, max(FINGER, one.width * 0.95))) for one in (first, second)]
    else:
        strip, below = box.rows(max(FINGER, box.height * 0.18), 1, gap=GAP)
        heads = strip.columns(0.5, 0.5, gap=GAP)
        left, mine, right = below.columns(0.22, 0.56, 0.22, gap=GAP)
    placed = stood(scene, mine, seat, number)
    found = cake(scene, side, mine, seat, number)
    for item in scene.of("gap"):
        found[item.key] = side.spot(placed.layer(int(item.look["row"]), int(item.look["size"])))
    for at, (head, column) in enumerate(zip(heads, (left, right))):
        found[f"column:{at}"] = side.spot(head)
        size, face = int(scene[f"side:{at}"].look["size"]), head.inside(3).columns(number * 0.9, 1)[1]
        found[f"side:{at}"] = side.spot(layer_in(face, size, size), number=number)
        found[f"nowhere:{at}"] = side.spot(column.middle(column.width, FINGER), words)
        ways = [item for item in scene.of("way") if item.key.split(":")[1] == str(at)]
        found |= places(side, column, placed, ways, words, number)
    return found


def places(side: Side, column: Box, placed: Stood, ways: Sequence[Item], words: float, number: float) -> Spots:
    """What is said of each place, as near to its height as they have room, and what leads from there to the cake."""
    found: Spots = {}
    ways = sorted(ways, key=lambda item: -int(item.look["row"]))
    layers = [placed.layer(int(item.look["row"]), int(item.look["size"])) for item in ways]
    heights = [layer.y + FROSTING * placed.scale * 0.5 for layer in layers]
    high = min(max(FINGER, (words + number) * 1.9), column.height / max(1, len(ways)) - GAP)
    tops = spread([height - high / 2 for height in heights], high + GAP, column.y, column.bottom - high)
    thick = max(4.0, words * 0.3)
    for item, top, layer, height in zip(ways, tops, layers, heights):
        larger = max(1.0, min(1.4, high / ((words + number) * 1.4), column.width / (words * 6)))
        found[item.key] = side.spot(Box(column.x, top, column.width, high), words * larger, number * larger)
        near, far = (column.right, layer.x - number) if column.x < layer.x else (layer.right, column.x)
        level = min(max(height, top + thick), top + high - thick)
        if far > near:
            found[f"lead:{item.key}"] = side.spot(Box(near, level - thick / 2, far - near, thick))
    return found


def spread(wanted: Sequence[float], step: float, first: float, last: float) -> list[float]:
    """As wished from the top down, but at least a step apart and none beyond the ends."""
    found, least = [], first
    for one in wanted:
        found.append(max(one, least))
        least = found[-1] + step
    for at in reversed(range(len(found))):
        found[at] = min(found[at], last)
        last = found[at] - step
    return found


def judging(scene: Scene, side: Side, box: Box, words: float, number: float, across: int) -> Spots:
    """A row for each class."""
    shown = scene.of("take")
    cells = box.grid(across, -(-len(shown) // across), gap=GAP)
    return {item.key: side.spot(cell, words, number) for item, cell in zip(shown, cells)}


def beside(scene: Scene) -> list[str]:
    """What else can be done."""
    return [key for key in ("pass", "judges", "cancel") if key in scene]
