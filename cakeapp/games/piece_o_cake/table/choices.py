"""Where whatever can be chosen lies: pieces, varieties of the picked one, own piles, and what cuts are worth."""

from cakeapp.games.piece_o_cake.table.places import Spots
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.scene import Scene

LARGE = 1.5  # times as large as it must be, where there is room


def piles(scene: Scene, side: Side, box: Box, words: float) -> Spots:
    """What may be eaten instead, in as many rows as fingers need."""
    shown = scene.of("own")
    if not shown:
        return {}
    rows = 1 if box.width / len(shown) >= 50 else 2
    across = -(-len(shown) // rows)
    cells = box.grid(across, rows, gap=2)
    return {item.key: side.spot(cell, words=words) for item, cell in zip(shown, cells)}


def over_cells(scene: Scene, found: Spots) -> Spots:
    """What may be eaten instead is touched where it lies on the platter."""
    cells = {item.key: f"cell:{scene.actor}:{item.key.split(':')[1]}" for item in scene.of("own")}
    return {key: found[cell]._replace(style="over", words=0, number=0) for key, cell in cells.items() if cell in found}


def tiles(scene: Scene, side: Side, box: Box, words: float, number: float, widest: float = 1e9) -> Spots:
    """The varieties of the picked piece side by side; each with its two halves, in as many rows as fingers need."""
    found: Spots = {}
    shown = scene.of("tile")
    if not shown:
        return found
    rows = 1 if box.width / len(shown) >= 50 else 2  # fingers
    across = -(-len(shown) // rows)
    gap = words * 0.35
    place = box.middle(min(box.width, widest * across), box.height)
    for item, part in zip(shown, place.grid(across, rows, gap=gap)):
        name = item.key.split(":")[1]
        found[item.key] = side.spot(part)
        inner = part.inside(words * 0.25)
        parts = inner.rows if inner.height > inner.width * 0.62 else inner.columns
        halves = parts(0.5, 0.5, gap=gap * 0.7)
        for half, spot in zip(("keep", "eat"), halves):
            found[f"{half}:{name}"] = side.spot(spot, words=words * LARGE, number=number * LARGE)
    return found


def worth_table(scene: Scene, side: Side, box: Box, words: float, number: float) -> Spots:
    """While cutting: who chooses in which order, and what each piece would bring her."""
    found: Spots = {}
    order, heads = scene.of("order"), scene.of("head")
    left, right = box.columns(words * 5, 1, gap=words * 0.3)
    rows = left.rows(words * 1.6, *[1] * len(order))
    for item, row in zip(order, rows[1:]):
        found[item.key] = side.spot(row, words=words)
    if not heads:
        return found
    for item, column in zip(heads, right.columns(*[1 / len(heads)] * len(heads), gap=words * 0.4)):
        letter = item.key.split(":")[1]
        found[f"column:{letter}"] = side.spot(column)
        cells = column.rows(words * 1.6, *[1] * len(order))
        found[item.key] = side.spot(cells[0].square(), words=words)
        for who, cell in zip(order, cells[1:]):
            seat = who.key.split(":")[1]
            found[f"worth:{letter}:{seat}"] = side.spot(cell.inside(2, 2), words=words, number=number)
    return found


def listed(scene: Scene, family: str, side: Side, box: Box, words: float, highest: float) -> Spots:
    """One below the other, as high as there is room for."""
    shown = scene.of(family)
    if not shown:
        return {}
    gap = words * 0.35
    height = min(highest, (box.height - gap * (len(shown) - 1)) / len(shown))
    rows = Box(box.x, box.y, box.width, height)
    return {
        item.key: side.spot(rows.moved(0, at * (height + gap)), words=min(words * 1.3, height / 1.75))
        for at, item in enumerate(shown)
    }


def offered(scene: Scene, side: Side, box: Box, words: float, number: float) -> Spots:
    """The pieces that are left, in as many columns as lets a finger touch each."""
    shown = scene.of("offer")
    if not shown:
        return {}
    down = max(1, min(len(shown), int(box.height // 50)))
    across = -(-len(shown) // down)
    down = -(-len(shown) // across)
    cells = box.grid(across, down, gap=words * 0.25)
    more = max(1.0, min(2.2, cells[0].height / (words * 2.2)))
    return {item.key: side.spot(cell, words=words * more, number=number * more) for item, cell in zip(shown, cells)}
