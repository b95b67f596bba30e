"""Parts of the table that several plans share: a player's bar, cake, action cards and ribbons."""

from cakeapp.games.cake_swap.table.cake import PITCH, Stood, fitted
from cakeapp.scene.box import Box, around
from cakeapp.scene.facing import FAR, NEAR, Side
from cakeapp.scene.item import Item
from cakeapp.scene.plan import Form, Spot
from cakeapp.scene.scene import Scene

Spots = dict[str, Spot]
FINGER, GAP = 48, 4
LEAST = 13  # dp, below which nothing can be read
BAR = 1.55  # as high as numbers, of the bar with a name
TOGETHER = ("plate:", "bar:", "column:", "card:", "pile")  # what lies on these moves with them


def sizes(form: Form, words: float, number: float, u: float) -> tuple[float, float]:
    """Never smaller than they must be; larger as the settings wish and the table has room, names before numbers."""
    return words * max(1.0, u) * min(form.scale, 1.5), number * max(1.0, u) * min(form.scale, 1.3)


def spread(box: Box, count: int, shape: float) -> list[Box]:
    """So many beside each other, in as many rows as keep them large; `shape` is how broad they like to be."""
    every = range(1, max(1, count) + 1)
    across = max(every, key=lambda one: min(box.width / one / shape, box.height / -(-count // one)) if count else 0)
    return box.grid(across, max(1, -(-count // across)), gap=GAP)


def of_seat(scene: Scene, family: str, seat: int) -> list[Item]:
    return [item for item in scene.of(family) if item.key.split(":")[1] == str(seat)]


def layers_of(scene: Scene, seat: int) -> list[Item]:
    return [item for item in scene.of("layer") if item.lies.split(":")[1] == str(seat)]


def stood(scene: Scene, box: Box, seat: int, number: float) -> Stood:
    rows = [int(item.lies.split(":")[2]) for item in layers_of(scene, seat)]
    if seat == scene.actor:
        rows += [int(item.look["row"]) for item in scene.of("gap")]
    return fitted(box, max(rows, default=0) + 1, min(number * 0.9, box.width * 0.15))


def cake(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """A cake on its stand, as large as the box allows, and the sizes left of its layers."""
    placed = stood(scene, box, seat, number)
    found = {f"plate:{seat}": side.spot(box), f"stand:{seat}": side.spot(placed.stand())}
    lace = min(box.height, box.width) * 0.94
    found[f"doily:{seat}"] = side.spot(around(placed.middle, box.centre[1], lace, lace).kept_in(box))
    large = min(number, PITCH * placed.scale)
    for above, item in enumerate(layers_of(scene, seat)):
        layer = placed.layer(int(item.lies.split(":")[2]), int(item.look["size"]))
        read = large if large >= LEAST else 0 if above else LEAST  # what others can swipe, at least
        found[item.lies] = side.spot(layer, number=read)
    if f"honour:{seat}" in scene:
        prize = box.rows(0.8, 0.2)[0]
        wide, high = prize.width, prize.height
        found[f"honour:{seat}"] = side.spot(prize, min(high * 0.2, wide * 0.13), min(high, wide) * 0.36)
    return found


def mirrored(found: Spots, box: Box, facing: int) -> Spots:
    """A hand area for the other hand; what belongs together moves as one, for sizes stay left of their layers."""
    across, flipped = facing in (NEAR, FAR), Spots()
    wholes = [spot.box for key, spot in found.items() if key.startswith(TOGETHER)]
    for key, spot in found.items():
        whole = next((one for one in wholes if spot.box.kept_in(one) == spot.box), spot.box)
        x, y = box.x + box.right - whole.right - whole.x, box.y + box.bottom - whole.bottom - whole.y
        flipped[key] = spot._replace(box=spot.box.moved(x, 0) if across else spot.box.moved(0, y))
    return flipped


def bar(side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    """Emblem, name, points, and where there is room how many win."""
    if box.height > box.width:
        left, middle, points = box.inside(words * 0.2).rows(0.6, words * 1.5, 0.4)
        name, number = side.spot(middle, words), number * 1.4
    else:
        picture, wide = min(box.height, number * 1.5, box.width * 0.4), number * (3 if box.width > words * 11 else 1.45)
        wide += words * 3.2 if box.width > words * 15.5 else 0
        left, middle, points = box.inside(words * 0.1, 0).columns(picture, 1, wide, gap=words * 0.1)
        name = side.spot(middle, words * 1.2) if middle.width > words * 2 else side.spot(box)
    found = {f"bar:{seat}": side.spot(box), f"player:{seat}": side.spot(left, min(left.width, left.height) / 1.7)}
    return found | {f"name:{seat}": name, f"points:{seat}": side.spot(points, words, number)}


def actions(scene: Scene, side: Side, box: Box, seat: int, words: float, down: bool) -> Spots:
    """The action cards that she has left, with their names where there is room."""
    found, keys = Spots(), [item.key for item in of_seat(scene, "action", seat)]
    count = max(2, len(keys))  # the last one is no larger than two were
    for key, cell in zip(keys, box.grid(1, count, gap=3) if down else box.grid(count, 1, gap=3)):
        beside, low = max(FINGER, min(cell.height * 0.78, cell.width * 0.45)), None
        below = beside < min(cell.width, (cell.height - words * 2.4) * 0.75)  # with its name below
        if words and cell.width - beside > words * 4.2 and not below:
            cell, low = cell.columns(beside, 1, gap=3)
        elif words and cell.width > words * 4.2 and cell.height > max(words * 5, FINGER * 1.75):
            cell, low = cell.rows(1, words * (2.4 if cell.height > words * 7 else 1.2))
        if low is not None:
            larger = max(1.0, min(2.2, low.width / (words * 6.5), low.height / (words * 4)))
            found[key.replace("action", "action_name")] = side.spot(low, words * larger)
        wide = min(cell.width, cell.height * 0.75)
        found[key] = side.spot(cell.middle(wide, wide / 0.75))
    return found


def wish(side: Side, box: Box, name: str) -> Spots:
    """What a class asks for, as three layers: side by side where it is broad, else above each other."""
    broad = box.width > box.height
    width = min(box.width / 3.1, box.height * 1.56) if broad else min(box.width, box.height * 0.52)
    across, down = (width * 1.05, 0.0) if broad else (0.0, min(box.height / 3, width * 0.75))
    cell = box.middle(width, width * 0.64)
    return {f"{name}:{at}": side.spot(cell.moved((at - 1) * across, (at - 1) * down)) for at in range(3)}


def won(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """Her ribbons beside each other, in as many rows as keep them large."""
    found, shown = Spots(), of_seat(scene, "won", seat)
    for item, cell in zip(shown, spread(box, len(shown), 0.78)):
        high = min(cell.height, number * 3)
        wide = min(cell.width, max(high * 0.8, number * 1.5))
        found[item.key] = side.spot(cell.middle(wide, high), min(high * 0.2, wide * 0.3), number)
    return found
