"""Where somebody bakes: side a of the card in mind left of her cake, side b right of it, the places of each beneath."""

from cakeapp.games.cake_swap.table.places import FINGER, GAP, Spots, cake, face_in, stood
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.scene import Scene


def bench(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    if "side:0" not in scene:
        return cake(scene, side, box, seat, number)
    left, mine, right = box.columns(1, min(0.38 * box.width, 0.85 * box.height), 1, gap=GAP)
    found = cake(scene, side, mine, seat, number)
    placed = stood(scene, mine, seat, number)
    for item in scene.of("gap"):
        found[item.key] = side.spot(placed.layer(int(item.look["row"]), int(item.look["size"])))
    for at, column in enumerate((left, right)):
        found[f"column:{at}"] = side.spot(column)
        ways = [item for item in scene.of("way") if item.key.split(":")[1] == str(at)]
        ways.sort(key=lambda item: -int(item.look["row"]))
        high = (column.height - 3 * FINGER) * 0.9 if len(ways) > 2 else column.height * 0.26
        head, below = column.inside(4, 3).rows(max(number * 1.15, min(high, FINGER * 1.6)), 1, gap=GAP)
        if not ways:
            head, below = column.inside(4).rows(0.6, 0.4)
        size = int(scene[f"side:{at}"].look["size"])
        found[f"side:{at}"] = side.spot(face_in(head, size, number), number=number)
        found[f"nowhere:{at}"] = side.spot(below, words * 1.1)
        for item, cell in zip(ways, below.grid(1, max(2, len(ways)), gap=GAP)):
            larger = max(1.0, min(1.3, cell.height / ((words + number) * 1.5), cell.width / (words * 7)))
            found[item.key] = side.spot(cell, words * larger, number * larger)
    return found


def judging(scene: Scene, side: Side, box: Box, words: float, number: float, across: int) -> Spots:
    """A row for each class, and what it asks for beside it."""
    found, shown = Spots(), scene.of("take")
    for item, cell in zip(shown, box.grid(across, -(-len(shown) // across), gap=GAP)):
        want = item.key.replace("take", "want")
        if want in scene:
            asked, cell = cell.columns(min(cell.width * 0.28, cell.height * 2), 1, gap=3)
            found[want] = side.spot(asked)
        found[item.key] = side.spot(cell, words, number)
    return found
