"""What whoever acts can choose from, as plans lay it."""

from collections.abc import Sequence

from cakeapp.games.cake_swap.table.places import FINGER, Spots
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.scene import Scene


def options(scene: Scene, side: Side, columns: Sequence[Box], words: float, number: float) -> Spots:
    """Both sides of the card in mind, each at the head of its ways; the fewer there are, the larger."""
    found: Spots = {}
    if "side:0" not in scene:
        return found
    most = max([1, *([item.key.split(":")[1] for item in scene.of("way")].count(which) for which in "01")])
    least = (words + number) * 1.12 + 10
    for at, column in enumerate(columns):
        found[f"column:{at}"] = side.spot(column)
        below = column.inside(3, 3)
        head_high = min(below.width * 0.36, below.height - most * (least * 1.25 + 3))
        head, below = below.rows(max(FINGER, head_high), 1, gap=3)
        found[f"side:{at}"] = side.spot(head, words, number, "own")
        high = min(least * 1.6, (below.height - 3 * (most - 1)) / most)
        larger = max(1.0, min(1.4, high / least, below.width / (words * 9.5)))
        rows = Box(below.x, below.y, below.width, high * most + 3 * (most - 1)).rows(*[1 / most] * most, gap=3)
        for item, row in zip([one for one in scene.of("way") if one.key.split(":")[1] == str(at)], rows):
            found[item.key] = side.spot(row, words * larger, number * larger)
        found[f"nowhere:{at}"] = side.spot(rows[0], words)
    return found


def judging(scene: Scene, side: Side, box: Box, words: float, number: float, across: int) -> Spots:
    shown = scene.of("take")
    cells = box.grid(across, -(-len(shown) // across), gap=4)
    return {item.key: side.spot(cell, words=words, number=number) for item, cell in zip(shown, cells)}


def beside(scene: Scene, side: Side, cells: Sequence[Box], words: float) -> Spots:
    """What else can be done: each has its own of two places, so that nothing moves under a finger."""
    first = next((key for key in ("pass", "judges") if key in scene), "")
    there = {key: cell for key, cell in zip((first, "cancel"), cells) if key in scene}
    return {key: side.spot(cell, words=words) for key, cell in there.items()}
