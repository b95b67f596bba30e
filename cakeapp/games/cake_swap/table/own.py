"""The place of whoever decides, or sits before the screen: what she has, what is asked, where she bakes, buttons."""

from cakeapp.games.cake_swap.table.cake import layer_in
from cakeapp.games.cake_swap.table.looks import ACTIONS
from cakeapp.games.cake_swap.table.places import FINGER, GAP, Spots, actions, bar, cake, mirrored, stood, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.forms import ROUND
from cakeapp.scene.plan import Form
from cakeapp.scene.scene import Scene


def own_place(scene: Scene, side: Side, seat: int, form: Form, words: float, number: float) -> Spots:
    """Its buttons are at the right where it is broad, else below; each keeps its place through the whole turn."""
    inner, acts = side.own.inside(5), "confirm" in scene
    broad, tools = form.kind == ROUND or form.width >= form.height, form.kind != ROUND
    if broad:
        work, pillar = inner.columns(1, max(2 * FINGER + GAP, number * 3.8), gap=6)
        finger = max(FINGER, min(number * 1.6, inner.height * 0.2))
        main, finish, aside, *helpers = pillar.rows(1, finger, finger, *[FINGER] * tools, gap=GAP)
        if not acts:
            work = Box(inner.x, inner.y, inner.width if not tools else work.width, inner.height)
        head, middle = work.rows(max(FINGER, words * 2.5), 1, gap=GAP)
        name, *ribbons, asked = head.columns(0.32, *[0.15] * (f"won:{seat}:0" in scene), 0.53, gap=6)
        heard, line = asked.rows(0.55, 0.45)
        told_at = asked
    else:
        low, high = min(words * 2.6, 0.065 * form.height), max(FINGER, min(number * 2.6, 0.09 * form.height))
        head, middle, line, foot = inner.rows(min(number * 1.35, 0.06 * form.height), 1, low, high, gap=GAP)
        *buttons, last = foot.columns(0.25, 0.4, 0.25, 2 * max(FINGER, foot.width * 0.12) + GAP, gap=GAP)
        (finish, main, aside), helpers, ribbons = buttons, [last], []
        name, heard = head.columns(0.5, 0.5, gap=6)
        told_at = finish.union(aside)
    found = {f"mat:{seat}": side.spot(side.own)} | bar(side, name, seat, words, number)
    for cell in ribbons:
        found |= won(scene, side, cell, seat, number)
    ends = acts and scene["confirm"].lies == "finish"
    lines = [
        f"robbed:{seat}",
        *["stake"] * (not ends and (broad or middle.height > number * (24 if scene.of("take") else 7))),
    ]
    told = next((key for key in lines if key in scene and scene[key].look), "")
    if told:
        found[told] = side.spot(line, words)
    elif not broad:
        middle = middle.union(line)
    if acts and scene["prompt"].look.get("fill"):  # a reason or a hint is longer than what is asked
        found.pop(told, None)
        lines_needed = 1 if broad or len(str(scene["prompt"].says)) * words * 0.6 < head.width else 2
        over = Box(head.x, head.y, head.width, head.height * lines_needed)
        found["prompt"] = side.spot(over, words * 1.2)
    elif acts:
        found["prompt"] = side.spot(heard if told else heard.union(line) if broad else heard, words * 1.2)
    else:
        found |= {f"did:{seat}": side.spot(heard, words * 1.1), f"news:{seat}": side.spot(told_at, words * 1.2)}
    found |= {key: side.spot(finish, words * 1.1) for key in ("pass", "finish")}
    found |= {key: side.spot(aside, words * 1.1) for key in ("judges", "cancel")}
    found["confirm"] = side.spot(main, max(words, number * 0.9), number * 1.1)
    if ends:
        found["stake"] = side.spot(main, words * 1.1)
    for cell in helpers:
        found |= {key: side.spot(one) for key, one in zip(("hint", "undo"), cell.columns(0.5, 0.5, gap=GAP))}
    found |= baking(scene, side, middle, seat, words, number, broad)
    return mirrored(found, side.box, side.facing) if form.left_hand else found


def baking(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake beside her action cards and what happened; before the judges beside what they say, or above it."""
    found: Spots = {}
    rows = scene.of("take")
    if rows:
        across = -(-len(rows) // max(1, int(box.height * (1 if broad else 0.8) // (FINGER + GAP))))
        high = -(-len(rows) // across) * (number * 2.6 + GAP)
        mine, low = box.columns(0.25, 0.75, gap=GAP) if broad else box.rows(1, min(high, box.height * 0.8), gap=GAP)
        return cake(scene, side, mine, seat, number) | judging(scene, side, low, words, number, across)
    baked, unused = "side:0" in scene, any(not scene[f"action:{seat}:{name}"].look["used"] for name in ACTIONS)
    if broad or not baked:
        wide = number * (2.6 if unused and box.height > number * 8 else 1.6)
        if unused and not baked:
            wide = box.width * (0.24 if broad else 0.31)
        flat = not broad and box.height < 3 * (FINGER + GAP)  # for cards below each other
        cards, box = box.rows(FINGER, 1, gap=GAP) if flat else box.columns(max(wide, FINGER), 1, gap=GAP)
        found |= actions(scene, side, cards, seat, words, down=not flat, least=FINGER)
    if f"won:{seat}:0" in scene and not broad and not baked:
        ribbons, box = box.columns(box.width * 0.22, 1, gap=GAP)
        found |= won(scene, side, ribbons, seat, number * 1.2)
    shown = scene.of("since")[box.height < number * 8 :]  # where it is low without a title
    if not baked and shown and (broad or box.height > number * 11):
        high = len(shown) * number * 1.45
        box, told = box.columns(0.42, 0.58, gap=GAP) if broad else box.rows(1, high, gap=GAP)
        needed = min(told.height, len(shown) * number * 2)
        cells = Box(told.x, told.y + (told.height - needed) / 2, told.width, needed).grid(1, len(shown), gap=3)
        larger = max(1.0, min(1.8, told.width / (words * 18), cells[0].height / (number * 1.3)))
        found |= {one.key: side.spot(cell, words * larger, number * larger) for one, cell in zip(shown, cells)}
    return found | bench(scene, side, box, seat, words, number)


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
        if not ways and f"nowhere:{at}" not in scene:  # others look on
            head = column.inside(4)
        size = int(scene[f"side:{at}"].look["size"])
        found[f"side:{at}"] = side.spot(layer_in(head, size, number), number=number)
        found[f"nowhere:{at}"] = side.spot(below, words * 1.1)
        for item, cell in zip(ways, below.grid(1, max(2, len(ways)), gap=GAP)):
            larger = max(1.0, min(1.3, cell.height / ((words + number) * 1.5), cell.width / (words * 8.5)))
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
