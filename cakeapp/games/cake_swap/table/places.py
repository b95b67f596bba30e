"""Parts of the table that several plans share: a player's place, the race, the judges, open cards, options."""

from collections.abc import Sequence

from cakeapp.games.cake_swap.table.cake import fitted, layer_box, stand_box
from cakeapp.games.cake_swap.table.looks import ACTIONS
from cakeapp.scene.box import Box, around
from cakeapp.scene.facing import FAR, NEAR, Side
from cakeapp.scene.plan import Form, Spot
from cakeapp.scene.scene import Scene

Spots = dict[str, Spot]
FINGER = 48
LETTERS = 64  # of a long sentence


def cake(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """A cake on its stand, as large as the box allows, and the sizes left of its layers."""
    layers = sorted(
        (item for item in scene.of("layer") if item.lies.split(":")[1] == str(seat)), key=lambda item: item.lies
    )
    scale, middle, foot = fitted(box, len(layers), min(number * 0.9, box.width * 0.15))
    found = {f"plate:{seat}": side.spot(box), f"stand:{seat}": side.spot(stand_box(scale, middle, foot))}
    lace = min(box.height, box.width) * 0.94
    found[f"doily:{seat}"] = side.spot(around(middle, box.centre[1], lace, lace))
    for at, item in enumerate(layers):
        size = int(item.look["size"])
        found[item.lies] = side.spot(layer_box(scale, middle, foot, at, size), number=min(number, 35 * scale))
    return found


def sizes(form: Form, words: float, number: float, u: float) -> tuple[float, float]:
    """Never smaller than they must be; larger as the settings wish and the table has room, names before numbers."""
    return words * max(1.0, u) * min(form.scale, 1.5), number * max(1.0, u) * min(form.scale, 1.3)


def mirrored(found: Spots, box: Box, facing: int) -> Spots:
    """A hand area for the other hand; a cake moves with its plate, for the sizes stay left of its layers."""
    across = facing in (NEAR, FAR)
    flipped = {}
    for key, spot in found.items():
        cake = key.split(":")[0] in ("layer", "stand", "doily")
        whole = next(one for name, one in found.items() if name.startswith("plate:")).box if cake else spot.box
        x, y = box.x + box.right - whole.right - whole.x, box.y + box.bottom - whole.bottom - whole.y
        flipped[key] = spot._replace(box=spot.box.moved(x, 0) if across else spot.box.moved(0, y))
    return flipped


def bar(side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    """Emblem, name, points."""
    found = {f"bar:{seat}": side.spot(box)}
    picture = min(box.height, number * 1.5)
    inner = box.inside(words * 0.15, 0)
    left, middle, points = inner.columns(picture, 1, number * (3 if box.width > words * 11 else 1.45), gap=words * 0.15)
    if box.width > words * 15.5:
        middle, points, goal = inner.columns(picture, 1, number * 3, words * 3.2, gap=words * 0.2)[1:]
        found[f"goal:{seat}"] = side.spot(goal, words=words)
    named = middle.width > words * 2.6
    found[f"player:{seat}"] = side.spot(left, words=left.width / 1.75)
    found[f"name:{seat}"] = side.spot(middle if named else box, words=words * 1.2 if named else 0)
    found[f"points:{seat}"] = side.spot(points, words=words, number=number)
    return found


def asked_in(scene: Scene, box: Box, beside: Box) -> Box:
    """Where the prompt lies; what is told instead, a reason or a hint, is longer and lies over what is beside it."""
    return box.union(beside) if "prompt" in scene and scene["prompt"].look.get("fill") else box


def news(side: Side, box: Box, seat: int, words: float) -> Spots:
    """What has just happened, over the upper part of a place: as high as a sentence needs there."""
    lines = -(-LETTERS * words * 0.56 // (box.width - 12))
    high = min(box.height, (lines * 1.15 + 0.6) * words)
    return {f"news:{seat}": side.spot(Box(box.x, box.bottom - high, box.width, high), words=words)}


def actions(side: Side, cells: Sequence[Box], seat: int, words: float = 0) -> Spots:
    """The three action cards; with their names where there are words for them."""
    found: Spots = {}
    words = words if cells[0].width > words * 4.6 else 0
    for name, cell in zip(ACTIONS, cells):
        picture = Box(cell.x, cell.y, cell.width, cell.height - words * 1.2) if words else cell
        found[f"action:{seat}:{name}"] = side.spot(picture)
        if words:
            low = Box(cell.x, picture.bottom, cell.width, words * 1.2)
            found[f"action_name:{seat}:{name}"] = side.spot(low, words=words)
    return found


def won(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """Her ribbons beside each other, in as many rows as keep them large."""
    shown = [item for item in scene.of("won") if item.key.split(":")[1] == str(seat)]
    if not shown:
        return {}
    best = (0.0, 1)
    for rows in (1, 2, 3, 4):
        across = -(-len(shown) // rows)
        best = max(best, (min(box.height / rows, box.width / across / 0.78), rows))
    high, rows = min(best[0], number * 3), best[1]
    across = -(-len(shown) // rows)
    grid = Box(box.x, box.y + (box.height - high * rows) / 2, min(box.width, high * 0.8 * across), high * rows)
    return {
        item.key: side.spot(cell.inside(1, 1), number=min(number, high * 0.42))
        for item, cell in zip(shown, grid.grid(across, rows))
    }


def hopes(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, across: int = 1) -> Spots:
    """What her cake may still become, as many as there is room for."""
    shown = [item for item in scene.of("hope") if item.key.split(":")[1] == str(seat)]
    head, below = box.rows(words * 1.5, 1, gap=2)
    one_line = below.width / across > number * 9
    least = number * 1.3 if one_line else (words + number) * 1.2
    if not shown or below.height < least * 0.95:
        return {}
    down = max(1, min(-(-len(shown) // across), int(below.height // least)))
    high = min(below.height / down, least * 1.5)
    cells = Box(below.x, below.y, below.width, high * down).grid(across, down, gap=3)
    found = {item.key: side.spot(cell, words, number) for item, cell in zip(shown, cells)}
    return found | {f"hopes:{seat}": side.spot(head, words)}


def place(scene: Scene, side: Side, seat: int, words: float, number: float) -> Spots:
    """Somebody's place while others act: name bar at her edge, cake, action cards, ribbons, what she could take."""
    own = side.own
    upper, foot = own.inside(4).rows(1, number * 1.4, gap=3)
    found = {f"mat:{seat}": side.spot(own)}
    found |= bar(side, foot, seat, words, number) | news(side, own.inside(3), seat, words)
    if upper.width > number * 18:
        return found | wide_place(scene, side, upper, seat, words, number)
    told, could, more = robbed(scene, seat), f"could:{seat}" in scene, f"won:{seat}:0" in scene
    if upper.width < number * 8:
        left, cards, ribbons = upper.columns(1, number * 1.45, number * 1.6 if could or more else 2, gap=2)
        if told[0] == "r":
            found[told] = side.spot(Box(left.x, left.y, left.width, words * 5), words=words)
        found |= actions(side, cards.rows(1 / 3, 1 / 3, 1 / 3, gap=3), seat)
        ribbons, tag = ribbons.rows(1, number * 2.3 if could else 2)
    else:
        left, right = upper.columns(0.56, 0.44, gap=words * 0.2)
        head, ribbons, cards = right.rows(words * (1.8 if told[0] == "d" else 3.8), 0.55, 0.45, gap=4)
        found[told] = side.spot(head, words=words)
        hoped = {} if could or more else hopes(scene, side, ribbons, seat, words, number)
        if not (could or more or hoped):
            cards = ribbons.union(cards)
        found |= hoped | actions(side, cards.columns(1 / 3, 1 / 3, 1 / 3, gap=4), seat, words)
        ribbons, tag = ribbons.columns(1, min(number * 4, ribbons.width * 0.5) if could else 2, gap=4)
    if could:
        found[f"could:{seat}"] = side.spot(tag, words=words, number=number)
    return found | cake(scene, side, left.inside(2, 3), seat, number) | won(scene, side, ribbons, seat, number * 0.9)


def robbed(scene: Scene, seat: int) -> str:
    """What was done to her, as long as that is told; or what she did."""
    return f"robbed:{seat}" if f"robbed:{seat}" in scene else f"did:{seat}"


def wide_place(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    """The same along a whole edge."""
    left, right = box.columns(0.36, 0.64, gap=words)
    found: Spots = {}
    if f"hopes:{seat}" in scene and box.width > number * 25:
        left, right, hoped = box.columns(0.3, 0.4, 0.3, gap=words)
        found = hopes(scene, side, hoped, seat, words, number)
    found |= cake(scene, side, left, seat, number * 1.2)
    head, below = right.rows(words * 1.8, 1, gap=4)
    found[robbed(scene, seat)] = side.spot(head, words=words)
    ready, more = f"could:{seat}" in scene, f"won:{seat}:0" in scene
    cards, ribbons, could = below.columns(0.5, 0.5 if more else 0.01, number * 4.5 if ready else 2, gap=6)
    found |= actions(side, cards.inside(0, 2).columns(1 / 3, 1 / 3, 1 / 3, gap=6), seat, words)
    if ready:
        found[f"could:{seat}"] = side.spot(could, words=words * 1.4, number=number * 1.4)
    return found | won(scene, side, ribbons, seat, number * 1.5)
