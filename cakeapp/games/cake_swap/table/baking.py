"""Where whoever decides bakes: her cake between both sides of the card in mind, or before the judges."""

from cakeapp.games.cake_swap.table.cake import layer_in
from cakeapp.games.cake_swap.table.places import FINGER, GAP, Spots, actions, cake, layers_of, stood, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.scene import Scene


def resting(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake, as large as there is room, between her action cards and her ribbons."""
    found: Spots = {}
    if any(item.key.startswith(f"action:{seat}:") for item in scene.of("action")):
        share = 0.3 if broad else 0.24 if layers_of(scene, seat) else 0.45
        cards, box = box.columns(max(FINGER, box.width * share), 1, gap=GAP)
        found |= actions(scene, side, cards, seat, words, down=True)
    if f"won:{seat}:0" in scene and not broad:
        box, ribbons = box.columns(1, number * 2.6, gap=GAP)
        found |= won(scene, side, ribbons, seat, number * 1.2)
    return found | cake(scene, side, box, seat, number)


def laying(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake between the places where each side of the card in mind can go; the sides themselves above them."""
    found: Spots = {}
    if broad:
        if box.width > number * 18:
            cards, box = box.columns(max(FINGER, number * (2.6 if box.height > number * 8 else 1.6)), 1, gap=GAP)
            found |= actions(scene, side, cards, seat, words, down=True)
        left, mine, right = box.columns(1, min(0.38 * box.width, 0.95 * box.height), 1, gap=GAP)
        whole, heads, below = [left, right], [], []
        for column in whole:
            head, low = column.inside(4, 3).rows(0.36, 0.64, gap=GAP)
            heads.append(head)
            below.append(low)
    else:
        top, box = box.rows(0.27, 0.73, gap=GAP)
        whole = top.columns(0.5, 0.5, gap=GAP)
        heads = [one.inside(4, 2) for one in whole]
        left, mine, right = box.columns(1, 0.5 * box.width, 1, gap=GAP)
        below = [left, right]
    found |= cake(scene, side, mine, seat, number)
    placed = stood(scene, mine, seat, number)
    for item in scene.of("gap"):
        found[item.key] = side.spot(placed.layer(int(item.look["row"]), int(item.look["size"])))
    for at in (0, 1):
        found[f"column:{at}"] = side.spot(whole[at])
        size = int(scene[f"side:{at}"].look["size"])
        found[f"side:{at}"] = side.spot(layer_in(heads[at], size, number), number=number)
        found |= places(scene, side, below[at], at, words, number)
    return found


def places(scene: Scene, side: Side, box: Box, at: int, words: float, number: float) -> Spots:
    """Where a side of the card in mind can go, from the top down."""
    found = {f"nowhere:{at}": side.spot(box, words * 1.1)}
    ways = [item for item in scene.of("way") if item.key.split(":")[1] == str(at)]
    ways.sort(key=lambda item: -int(item.look["row"]))
    share = 1 / max(2, len(ways))
    for item, cell in zip(ways, box.rows(*[share] * max(2, len(ways)), gap=GAP)):
        larger = max(1.0, min(2.0, cell.height / ((words + number) * 1.7), cell.width / (words * 8)))
        found[item.key] = side.spot(cell, words * larger, number * larger)
    return found


def judged(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake beside what the judges say, or above it."""
    count = len(scene.of("take"))
    across = -(-count // max(1, int(box.height * (1 if broad else 0.8) // (FINGER + GAP))))
    high = min(-(-count // across) * (number * 2.6 + GAP), box.height * 0.8)
    mine, low = box.columns(0.25, 0.75, gap=GAP) if broad else box.rows(1, high, gap=GAP)
    return cake(scene, side, mine, seat, number) | judging(scene, side, low, words, number, across)


def judging(scene: Scene, side: Side, box: Box, words: float, number: float, across: int) -> Spots:
    """A row for each class between what it asks for and the ribbon."""
    found, shown = Spots(), scene.of("take")
    for item, cell in zip(shown, box.grid(across, -(-len(shown) // across), gap=GAP)):
        kind = item.key.split(":")[1]
        high = cell.height > words * 4.3
        if f"brings:{kind}" in scene:
            cell, ribbon = cell.columns(1, number * (1.8 if high else 3), gap=3)
            found[f"brings:{kind}"] = side.spot(ribbon, words, number * 1.1)
        if f"want:{kind}" in scene:
            asked, cell = cell.rows(0.36, 0.64) if high else cell.columns(0.32, 0.68, gap=3)
            found[f"want:{kind}"] = side.spot(asked)
        found[item.key] = side.spot(cell, words, number)
    return found
