"""What everybody shares, as plans lay it: the race, the judges, the pile and the open cards."""

from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, SIDES
from cakeapp.games.cake_swap.table.cake import layer_in
from cakeapp.games.cake_swap.table.draft import USELESS
from cakeapp.games.cake_swap.table.places import Spots, spread, wish
from cakeapp.scene.box import Box, around
from cakeapp.scene.facing import FAR, NEAR, Side
from cakeapp.scene.plan import Spot
from cakeapp.scene.scene import Scene

BACK = 156 / 66  # as wide as high, of the back of a card


def race(scene: Scene, box: Box, words: float, number: float) -> Spots:
    """The way to the flag, a step for each point; its numbers only where they can be read."""
    steps, found = len(scene.of("step")), {"race": Spot(box)}
    track, flag = box.columns(1, number * 3.2)
    found["flag"] = Spot(flag, words=words, number=number)
    wide, side = track.width / steps, min(box.height, number * 1.35)
    runners = *scene.of("ghost"), *scene.of("runner")
    for before, item in enumerate(runners):
        at = int(item.look["at"])
        same = sum(one.look["at"] == at for one in runners[:before])
        x = track.x + (at + 0.5) * wide + same * side * 0.28 if at < steps else track.right + side * 0.4 * (1 + same)
        cell = around(x, box.centre[1], side, side).kept_in(box)
        found[item.key] = Spot(cell, words=side / 1.8)
    stood_on = [found[item.key].box.centre[0] for item in runners]
    every = next((one for one in (1, 5, 15) if wide * one >= words * 1.5), steps)
    for at in range(every if every > 1 else 0, steps, every):
        x = track.x + (at + 0.5) * wide
        cell = around(x, box.centre[1], max(wide, words * 1.9 * (every > 1)), box.height - 2)
        free = all(abs(x - one) >= side / 2 + words * 0.6 for one in stood_on)  # nobody reads through a runner
        if cell.right <= track.right + 1:
            found[f"step:{at}"] = Spot(cell, words=words if free else 0)
    return found


def prize(side: Side, cell: Box, number: float) -> Spot:
    """A ribbon's points, and its picture where the place is high enough."""
    if cell.height > number * 1.9:
        large = max(number, min(number * 1.6, cell.height * 0.42, cell.width / 1.25))
        return side.spot(cell, min((cell.height - 1.15 * large - 3) / 2.3, (cell.width - 8) * 0.42), large)
    fits = min(number * 1.3, cell.height * 0.86, max(number, (cell.width - 7) / 1.15))
    return side.spot(cell, fits * 0.5, fits)


def board(box: Box, words: float, number: float, across: int) -> Spots:
    """The ribbons that are left: classes beneath each other, a column for each height of a cake."""
    found: Spots = {"bench": Spot(box)}
    table = Side(Box(0, 0, box.right, box.bottom))
    down = 6 // across
    for at, half in enumerate(box.inside(3).grid(across, 1, gap=4)):
        wide = min(number * 1.35 + 4, half.width * 0.24) if across > 1 else half.width * 0.185
        heads, *rows = half.rows(words * (1.3 if across > 1 else 1.8), *[1 / down] * down, gap=3)
        title, *heights = heads.inside(2, 0).columns(1, wide, wide, wide, gap=2)
        found[f"judges_title:{at}"] = Spot(title, words=words)
        for colour, cell in zip(COLOURS.values(), heights):
            found[f"height:{colour}:{at}"] = Spot(cell, words=words)
        for kind, row in zip(CLASSES[at::across], rows):
            name, *prizes = row.inside(2, 1).columns(1, wide, wide, wide, gap=2)
            found[f"judge:{kind}"] = Spot(row)
            if row.height > words * 4:  # room for words
                name, called, rule = name.inside(2).rows(1, words * 1.2, words * 1.2)
                found |= {f"class:{kind}": Spot(called, words=words), f"rule:{kind}": Spot(rule, words=words)}
            found |= wish(table, name, f"wish:{kind}")
            for colour, cell in zip(COLOURS.values(), prizes):
                found[f"prize:{kind}:{colour}"] = prize(table, cell, number)
    return found


def judge_row(box: Box, words: float, number: float) -> Spots:
    """The ribbons side by side in the middle of a table, to be read from both long edges."""
    found: Spots = {}
    key, rest = box.columns(words * 3.5, 1, gap=4)
    for half, (part, facing) in enumerate(zip(key.inside(2).rows(0.5, 0.5), (FAR, NEAR))):
        side = Side(part, facing)
        heads, title = side.own.middle(part.width, words * 3).rows(0.55, 0.45)
        found[f"judges_title:{half}"] = side.spot(title, words)
        for colour, cell in zip(COLOURS.values(), heads.grid(3, 1, gap=2)):
            found[f"height:{colour}:{half}"] = side.spot(cell, words)
    for kind, cell in zip(CLASSES, rest.grid(6, 1, gap=4)):
        found[f"judge:{kind}"] = Spot(cell)
        for part, facing, far in zip(cell.inside(3, 4).rows(0.5, 0.5, gap=4), (FAR, NEAR), ("_far", "")):
            side = Side(part, facing)
            prizes, wished = side.own.rows(0.54, 0.46, gap=3)
            found |= wish(side, wished, f"wish{far}:{kind}")
            for colour, ribbon in zip(COLOURS.values(), prizes.grid(3, 1, gap=2)):
                found[f"prize{far}:{kind}:{colour}"] = prize(side, ribbon, number)
    return found


def market(scene: Scene, box: Box, words: float, number: float, between: bool = False) -> Spots:
    """The pile, the open cards, and what may still come; `between`: to be read from two sides."""
    cards, found = scene.of("card"), {"market": Spot(box)}
    heap, cells, left = (around_pile if between else beyond_pile)(box.inside(3), len(cards), number)
    found |= pile(heap, number, between)
    if left is not None:
        found |= to_come(left, words, number, between)
    for item, cell in zip(cards, cells):
        found[item.key], high = Spot(cell), min(number, cell.height * 0.42)
        for part, letter in zip(cell.inside(2).rows(0.5, 0.5, gap=2), SIDES):
            side = Side(part, FAR if between and letter == SIDES[1] else NEAR)
            found |= face(scene, side, f"{item.key.split(':')[1]}:{letter}", words, high)
    return found


def around_pile(box: Box, cards: int, number: float) -> tuple[Box, list[Box], Box | None]:
    """The pile in the middle, and at its right the open cards: near to all buttons, which are there too."""
    left, heap, right = box.columns(0.55, max(number * 4, box.height), 0.45, gap=4)
    if cards <= 4:
        return heap, spread(right, max(2, cards + cards % 2), 1.2), left
    return heap, [*spread(right, cards - cards // 2, 1.2), *spread(left, cards // 2, 1.2)], None


def beyond_pile(box: Box, cards: int, number: float) -> tuple[Box, list[Box], Box | None]:
    """The pile left of the open cards, and behind them room for what may still come, if there is any."""
    heap, rest = box.columns(number * 3, 1, gap=4)
    taken = cards * number * 8.5
    if cards and rest.width - taken <= number * 7:
        return heap, spread(rest, cards, 1.2), None
    rest, left = rest.columns(max(taken, 1.001), 1, gap=4)
    return heap, spread(rest, cards, 1.2), left


def pile(box: Box, number: float, twin: bool) -> Spots:
    far, back, near = box.inside(4, 3).rows(*((0.37, 0.26, 0.37) if twin else (0.001, 0.4, 0.59)))
    large = min(back.width * 0.9, back.height * BACK)
    found = {"pile": Spot(box), "pile_back": Spot(back.middle(large, large / BACK))}
    found["pile_count"] = Spot(near, words=number * 0.66, number=number * (1 if twin else 1.3))
    return found | ({"pile_far": Spot(far, FAR, number * 0.66, number)} if twin else {})


def face(scene: Scene, side: Side, name: str, words: float, number: float) -> Spots:
    """A side of an open card: its size, the layer, and beside or below it what it costs and leads to.

    It is as large whether anything is told of it or only of others; with no room it is only pale if it fits nowhere.
    """
    shown, found, told, aside = side.own, Spots(), f"told:{name}", Box(0, 0, 0, 0)
    if scene.of("told") and shown.width > number * 6.5 and shown.height < number * 3:
        shown, aside = shown.columns(0.66, 0.34)
    elif scene.of("told") and shown.height > number * 2.6:
        shown, aside = shown.rows(1, number * 1.3)
    if aside.height and told in scene and not (aside.y > shown.y and scene[told].look is USELESS):
        found[told] = side.spot(aside, words, number)
    size = int(scene[f"face:{name}"].look["size"])
    return found | {f"face:{name}": side.spot(layer_in(shown, size, number), number=number)}


def to_come(box: Box, words: float, number: float, twin: bool) -> Spots:
    """What the pile still holds, to be read from both long edges if people sit there."""
    across, down = (24, 1) if twin else (9, 1) if box.height > number * 6 else (13, 3.4)
    large = max(1.0, min(1.7, box.width / (number * across), box.height / (number * down)))
    far, near = box.inside(4).rows(*((0.5, 0.5) if twin else (0.001, 1)))
    found = {"to_come": Spot(near, 0, words * large, number * large)}
    return found | ({"to_come_far": Spot(far, FAR, words * large, number * large)} if twin else {})
