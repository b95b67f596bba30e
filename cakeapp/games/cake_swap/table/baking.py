"""Where whoever decides bakes: her cake between both sides of the card in mind, or before the judges."""

from cakeapp.games.cake_swap.table.cake import layer_in
from cakeapp.games.cake_swap.table.looks import ACTIONS
from cakeapp.games.cake_swap.table.places import FINGER, GAP, Spots, actions, cake, prize, stood, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.scene import Scene


def resting(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake beside her action cards, and what happened since her last turn."""
    found: Spots = {}
    shown = scene.of("since")[box.height < number * 8 :]  # where it is low without a title
    if shown and (broad or box.height > number * 11):
        across = 1 if broad or len(shown) <= 4 else 2
        down = -(-len(shown) // across)
        high = down * number * (2 if broad else 1.45)
        box, told = box.columns(0.6, 0.4, gap=GAP) if broad else box.rows(1, high, gap=GAP)
        cells = told.middle(told.width, min(told.height, high)).grid(across, down, gap=3)
        larger = max(1.0, min(2.2, cells[0].width / (words * 12), cells[0].height / (number * 1.3)))
        found |= {one.key: side.spot(cell, words * larger, number * larger) for one, cell in zip(shown, cells)}
    unused = any(not scene[f"action:{seat}:{name}"].look["used"] for name in ACTIONS)
    flat = not broad and box.height < 3 * (FINGER + GAP)  # for cards below each other
    wide = max(FINGER, box.width * (0.33 if broad else 0.38) if unused else number * 1.6)
    cards, box = box.rows(FINGER, 1, gap=GAP) if flat else box.columns(wide, 1, gap=GAP)
    found |= actions(scene, side, cards, seat, words, down=not flat, least=FINGER)
    if f"won:{seat}:0" in scene and not broad:
        ribbons, box = box.columns(0.24, 0.76, gap=GAP)
        found |= won(scene, side, ribbons, seat, number * 1.2)
    return found | cake(scene, side, box, seat, number)


def laying(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake between both sides of the card in mind, each above the places where it can go."""
    found: Spots = {}
    if broad:
        cards, box = box.columns(max(FINGER, number * (2.6 if box.height > number * 8 else 1.6)), 1, gap=GAP)
        found |= actions(scene, side, cards, seat, words, down=True, least=FINGER)
    left, mine, right = box.columns(1, min((0.38 if broad else 0.43) * box.width, 0.85 * box.height), 1, gap=GAP)
    found |= cake(scene, side, mine, seat, number)
    placed = stood(scene, mine, seat, number)
    for item in scene.of("gap"):
        found[item.key] = side.spot(placed.layer(int(item.look["row"]), int(item.look["size"])))
    for at, column in enumerate((left, right)):
        found |= {f"column:{at}": side.spot(column)} | places(scene, side, column.inside(4, 3), at, words, number)
    return found


def places(scene: Scene, side: Side, column: Box, at: int, words: float, number: float) -> Spots:
    """A side of the card in mind, and where it can go from the top down."""
    ways = [item for item in scene.of("way") if item.key.split(":")[1] == str(at)]
    ways.sort(key=lambda item: -int(item.look["row"]))
    fingers, high = len(ways) * (FINGER + GAP), column.height
    if not ways and f"nowhere:{at}" not in scene:  # nobody else needs to know where
        head, below = column.rows(1, 0.001, gap=GAP)
    elif high < FINGER + fingers and len(ways) == 1:
        head, below = column.columns(0.45, 0.55, gap=GAP)
    else:
        head, below = column.rows(min(0.36 * high, max(0.3 * high - GAP, high - fingers)), 1, gap=GAP)
    size = int(scene[f"side:{at}"].look["size"])
    found = {f"side:{at}": side.spot(layer_in(head, size, number), number=number)}
    found[f"nowhere:{at}"] = side.spot(below, words * 1.1)
    for item, cell in zip(
        ways, below.rows(*[1 / max(1.5, len(ways))] * len(ways), *[1 / 3] * (len(ways) == 1), gap=GAP)
    ):
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
        if f"want:{kind}" in scene:
            asked, cell = cell.columns(min(cell.width * 0.28, cell.height * 2), 1, gap=3)
            found[f"want:{kind}"] = side.spot(asked)
        if f"brings:{kind}" in scene:
            cell, ribbon = cell.columns(1, number * 1.4 + 7, gap=3)
            found[f"brings:{kind}"] = prize(side, ribbon, number)
        found[item.key] = side.spot(cell, words, number)
    return found
