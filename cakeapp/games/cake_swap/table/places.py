"""Parts of the table that several plans share: a player's bar, cake, action cards and ribbons, and all of her place."""

from cakeapp.games.cake_swap.table.cake import PITCH, Stood, fitted, layer_in
from cakeapp.scene.box import Box, around
from cakeapp.scene.facing import FAR, NEAR, Side
from cakeapp.scene.item import Item
from cakeapp.scene.plan import Form, Spot
from cakeapp.scene.scene import Scene

Spots = dict[str, Spot]
FINGER, GAP = 48, 4
LEAST = 13  # dp, below which nothing can be read
BAR = 1.55  # as high as numbers, of the bar with a name
TOGETHER = {  # what moves with something else
    **dict.fromkeys(("layer", "stand", "doily", "gap"), "plate"),
    **dict.fromkeys(("player", "name", "points"), "bar"),
    "side": "column",
}


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
        top = placed.stand().y + placed.stand().height * 0.2
        high = min(top - box.y, box.width)
        prize = around(placed.middle, top - high / 2, high * 0.8, high)
        found[f"honour:{seat}"] = side.spot(prize.kept_in(box), high * 0.24, high * 0.32)
    return found


def mirrored(found: Spots, box: Box, facing: int) -> Spots:
    """A hand area for the other hand; what belongs together moves as one, for sizes stay left of their layers."""
    across, flipped = facing in (NEAR, FAR), Spots()
    for key, spot in found.items():
        what, _, which = key.partition(":")
        lies_on = f"{TOGETHER.get(what, what)}:{which if what == 'side' else ''}"
        whole = next((found[name].box for name in found if what in TOGETHER and name.startswith(lies_on)), spot.box)
        x, y = box.x + box.right - whole.right - whole.x, box.y + box.bottom - whole.bottom - whole.y
        flipped[key] = spot._replace(box=spot.box.moved(x, 0) if across else spot.box.moved(0, y))
    return flipped


def bar(side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    """Emblem, name, points, and where there is room how many win."""
    if box.height > box.width:
        left, middle, points = box.inside(words * 0.2).rows(0.4, words * 1.5, 0.6)
        found = {f"bar:{seat}": side.spot(box), f"player:{seat}": side.spot(left, words=left.height / 1.75)}
        found[f"name:{seat}"] = side.spot(middle, words=words)
        return found | {f"points:{seat}": side.spot(points, words, number * 1.4)}
    picture, wide = min(box.height, number * 1.5, box.width * 0.4), number * (3 if box.width > words * 11 else 1.45)
    wide += words * 3.2 if box.width > words * 15.5 else 0
    left, middle, points = box.inside(words * 0.1, 0).columns(picture, 1, wide, gap=words * 0.1)
    named = middle.width > words * 2.6
    found = {f"bar:{seat}": side.spot(box), f"player:{seat}": side.spot(left, words=left.width / 1.75)}
    found[f"name:{seat}"] = side.spot(middle if named else box, words=words * 1.2 if named else 0)
    return found | {f"points:{seat}": side.spot(points, words, number)}


def actions(scene: Scene, side: Side, box: Box, seat: int, words: float, down: bool) -> Spots:
    """The action cards that she has left, with their names where there is room."""
    found: Spots = {}
    keys = [item.key for item in of_seat(scene, "action", seat)]
    share = 1 / max(2, len(keys))  # the last one is no larger than two were
    for key, cell in zip(keys, (box.rows if down else box.columns)(*[share] * max(2, len(keys)), gap=3)):
        beside, low = max(FINGER, min(cell.height * 0.78, cell.width * 0.45)), None
        if words and cell.width - beside > words * 4.2:
            cell, low = cell.columns(beside, 1, gap=3)
        elif words and cell.width > words * 4.2 and cell.height > words * 5:
            cell, low = cell.rows(1, words * (2.4 if cell.height > words * 7 else 1.2))
        if low is not None:
            larger = max(1.0, min(2.2, low.width / (words * 6.5), low.height / (words * 4)))
            found[key.replace("action", "action_name")] = side.spot(low, words * larger)
        found[key] = side.spot(cell)
    return found


def won(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """Her ribbons beside each other, in as many rows as keep them large."""
    shown = of_seat(scene, "won", seat)
    cells = spread(box, len(shown), 0.78)
    high = min(cells[0].height, number * 3)
    wide = min(cells[0].width, max(high * 0.8, number * 1.5))
    return {item.key: side.spot(cell.middle(wide, high), high * 0.2, number) for item, cell in zip(shown, cells)}


def holding(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """Her cake, and as large the card that she holds: for that long all else of hers gives way."""
    stand, hold = box.columns(0.45, 0.55, gap=GAP) if box.width > box.height * 1.25 else box.rows(0.4, 0.6, gap=2)
    faces = (hold.inside(3).columns if hold.width > hold.height * 3 else hold.inside(3).rows)(0.5, 0.5, gap=3)
    found = cake(scene, side, stand, seat, number) | {"held": side.spot(hold)}
    for item, cell in zip(scene.of("held")[1:], faces):
        high = min(number * 1.2, cell.height * 0.7)
        found[item.key] = side.spot(layer_in(cell, int(item.look["size"]), high), number=high)
    return found


def place(scene: Scene, side: Side, seat: int, words: float, number: float, narrow: float = 0) -> Spots:
    """Somebody's place while others act: her cake above her name, beside or around it all else that is hers.

    With `narrow` it is wider than that, and her cake and name lie as in a narrow one.
    """
    stand, name, rest = corner(side.own.inside(4), narrow, words, number)
    found = {f"mat:{seat}": side.spot(side.own)} | bar(side, name, seat, words, number)
    if "held" in scene and seat == scene.actor:
        return found | holding(scene, side, stand.union(rest or stand), seat, number)
    if narrow and scene.near is None:  # what is told is told at each long edge
        telling = any(item.lies == f"news:{seat}" for item in (*scene.of("prompt"), *scene.of("news")))
        rest, told = (rest or stand).rows(1, number * 1.8 if telling else 0.001, gap=GAP)
        found[f"news:{seat}"] = side.spot(told, words * 1.5)
    if rest is not None:
        found |= beside(scene, side, rest, seat, words, number, ("note", "action", "won", "could"))
        return found | cake(scene, side, stand, seat, number * 1.2)
    line = min(words * 1.8, 0.24 * stand.height) if noted(scene, seat) else 0.001
    ready = f"could:{seat}" in scene or f"won:{seat}:0" in scene
    head, box, low = stand.rows(line, 1, min(number * 1.6, 0.3 * stand.height) if ready else 0.001, gap=2)
    found |= beside(scene, side, head, seat, words, number, ("note",))
    found |= beside(scene, side, low, seat, words, number, ("won", "could"))
    if of_seat(scene, "action", seat) and not layers_of(scene, seat):
        kept, box = box.rows(0.4, 0.6)
        found |= actions(scene, side, kept, seat, 0, down=False)
    elif of_seat(scene, "action", seat) and box.width > number * 4:
        box, kept = box.columns(1, min(number * 1.7, box.width * 0.3))
        found |= actions(scene, side, kept, seat, 0, down=True)
    return found | cake(scene, side, box, seat, number * 0.9)


def noted(scene: Scene, seat: int) -> str:
    """What was done to her, or what she did last."""
    return next((key for key in (f"robbed:{seat}", f"did:{seat}") if key in scene), "")


SHARES = {"note": 0.5, "action": 1, "won": 0.8, "could": 0.7}


def beside(
    scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, families: tuple[str, ...]
) -> Spots:
    """Of these what she has, beside or below each other, as large as there is room."""
    found: Spots = {}
    note = noted(scene, seat)
    shown = [one for one in families if (note if one == "note" else of_seat(scene, one, seat))]
    below = box.height > len(shown) * number and box.width < max(box.height, len(shown) * words * 5)
    for family, cell in zip(
        shown, (box.rows if below else box.columns)(*[SHARES[one] for one in shown], gap=GAP) if shown else ()
    ):
        if family == "action":
            found |= actions(scene, side, cell, seat, words, down=cell.height > cell.width)
        elif family == "won":
            found |= won(scene, side, cell, seat, number * 1.3)
        elif family == "note":
            found[note] = side.spot(cell.middle(cell.width, min(cell.height, words * 3.5)), words * 1.2)
        else:
            cell = cell.middle(cell.width, min(cell.height, number * 4))
            larger = max(1.0, min(2, cell.height / (number * 1.7), cell.width / (number * 4)))
            found[f"could:{seat}"] = side.spot(cell, words * larger, number * larger)
    return found


def corner(box: Box, narrow: float, words: float, number: float) -> tuple[Box, Box, Box | None]:
    """Where a cake and a name are, and what is beside them, if anything."""
    foot = min(number * BAR, 0.26 * (box.height + 8))
    if not narrow:
        stand, name = box.rows(1, foot, gap=3)
        if stand.width <= max(stand.height * 1.25, number * 7):
            return stand, name, None
        stand, rest = stand.columns(min(0.64 * stand.width, stand.height * 1.4), 1, gap=words * 0.3)
        return stand, name, rest
    own, rest = box.columns(narrow - 8, 1, gap=8)
    if narrow > number * 12:
        name, stand = own.columns(number * 4.5, 1, gap=GAP)
    else:
        stand, name = own.rows(1, foot, gap=3)
    return stand, name, rest


def prize(side: Side, cell: Box, number: float) -> Spot:
    """A ribbon's points, and its picture where the place is high enough."""
    if cell.height > number * 1.9:
        large = min(number * 1.3, max(number, cell.height * 0.38))
        return side.spot(cell, min((cell.height - 1.15 * large) / 2.3, cell.width * 0.36), large)
    fits = min(number * 1.3, cell.height * 0.86, max(number, (cell.width - 7) / 1.15))
    return side.spot(cell, fits * 0.5, fits)
