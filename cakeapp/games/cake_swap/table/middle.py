"""What everybody shares, as plans lay it: the race, the judges, the pile and the open cards."""

from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS
from cakeapp.games.cake_swap.table.places import Spots
from cakeapp.scene.box import Box, around
from cakeapp.scene.facing import FAR
from cakeapp.scene.plan import Spot
from cakeapp.scene.scene import Scene


def race(scene: Scene, box: Box, words: float, number: float) -> Spots:
    """The way to the flag, a step for each point; its numbers only where they can be read."""
    found = {"race": Spot(box)}
    steps = len(scene.of("step"))
    flag_wide = number * 3.2
    track = Box(box.x, box.y, box.width - flag_wide, box.height)
    found["flag"] = Spot(Box(track.right, box.y, flag_wide, box.height), words=words, number=number)
    wide = track.width / steps
    every = next((one for one in (1, 5, 10) if wide * one >= words * 1.5), steps) if track.width > words * 16 else steps
    for at in range(every if every > 1 else 0, steps, every):
        across = max(wide, words * 1.5) if at else wide
        middle = Box(track.x + at * wide, box.y + 1, wide, box.height - 2)
        found[f"step:{at}"] = Spot(middle.middle(across, box.height - 2) if at else middle, words=words)
    side = min(box.height, number * 1.35)
    runners = [item for item in scene if item.kind == "runner"]
    met: dict[int, int] = {}
    for item in runners:
        at = int(item.look["at"])
        same = met.get(at, 0)
        met[at] = same + 1
        x = track.x + (at + 0.5) * wide + same * side * 0.28 if at < steps else track.right + side * 0.4 * (1 + same)
        x = min(max(x, box.x + side / 2), box.right - side / 2)
        found[item.key] = Spot(around(x, box.centre[1], side, side))
    stood_on = [found[item.key].box.centre[0] for item in runners]
    for key in [key for key in found if key.startswith("step:")]:  # nobody reads a number through a runner
        if any(abs(found[key].box.centre[0] - x) < side / 2 + words * 0.6 for x in stood_on):
            found[key] = found[key]._replace(words=0)
    return found


def judge_table(box: Box, words: float, number: float) -> Spots:
    """The judges as a table: a row for each class, a column for each height."""
    found = {"bench": Spot(box)}
    rows = box.inside(4).rows(words * 1.8, *[1 / 6] * 6, gap=3)
    shares = (0.46, 0.18, 0.18, 0.18)
    title, *heights = rows[0].inside(4, 0).columns(*shares, gap=3)
    found["judges_title"] = Spot(title, words=words)
    for colour, cell in zip(COLOURS.values(), heights):
        found[f"height:{colour}"] = Spot(cell, words=words)
    for kind, row in zip(CLASSES, rows[1:]):
        found[f"judge:{kind}"] = Spot(row)
        name, *prizes = row.inside(4, 3).columns(*shares, gap=3)
        wish, called, rule = name.rows(1, words * 1.4, words * 2.3)
        if wish.height < words * 1.4:
            wish, called = name.rows(0.52, 0.48)
        else:
            found[f"rule:{kind}"] = Spot(rule, words=words)
        large = wish.width / 3.3
        found[f"wish:{kind}"] = Spot(wish.middle(wish.width, large), words=large)
        found[f"class:{kind}"] = Spot(called, words=words * (1.2 if called.width > words * 8.5 else 1))
        for colour, cell in zip(COLOURS.values(), prizes):
            found[f"prize:{kind}:{colour}"] = Spot(cell, number=min(number * 1.3, cell.height * 0.48))
    return found


def judge_chips(box: Box, words: float, number: float, across: int = 2) -> Spots:
    """The judges on a phone: what each wishes, and the points that are left."""
    found: Spots = {"bench": Spot(box)}
    for kind, cell in zip(CLASSES, box.inside(3).grid(across, 6 // across, gap=3)):
        found[f"judge:{kind}"] = Spot(cell)
        wish, *prizes = cell.inside(3, 2).columns(0.43, 0.19, 0.19, 0.19, gap=2)
        if wish.height > words * 2.4:
            wish, called = wish.rows(1, words * 1.2)
            found[f"class:{kind}"] = Spot(called, words=words)
        large = wish.width / 3.3
        found[f"wish:{kind}"] = Spot(wish.middle(wish.width, large), words=large)
        for colour, part in zip(COLOURS.values(), prizes):
            found[f"prize:{kind}:{colour}"] = Spot(part, number=min(number * 1.2, part.height * 0.9), style="chip")
    return found


def judge_row(box: Box, words: float, number: float) -> Spots:
    """The judges side by side in the middle of a table, their points to be read from both long edges."""
    found: Spots = {}
    for kind, cell in zip(CLASSES, box.columns(*[1 / 6] * 6, gap=4)):
        found[f"judge:{kind}"] = Spot(cell)
        inner = cell.inside(4, 3)
        above, middle, below = inner.rows(words * 1.25, 1, words * 1.25, gap=2)
        if cell.height > words * 9:
            middle, low = middle.rows(1, words * 1.2)
            high, middle = middle.rows(words * 1.2, 1)
            below, low = low, below
            above, high = high, above
            near, far = (one.middle(cell.width - 2, one.height) for one in (low, high))
            found |= {f"rule:{kind}": Spot(near, words=words), f"rule_far:{kind}": Spot(far, FAR, words)}
        found[f"class_far:{kind}"] = Spot(above, FAR, words)
        found[f"class:{kind}"] = Spot(below, words=words)
        wish, middle = middle.columns(0.19, 0.81, gap=3)
        found[f"wish_tall:{kind}"] = Spot(wish, words=min(wish.width * 0.92, wish.height / 3))
        for colour, part in zip(COLOURS.values(), middle.columns(*[1 / 3] * 3, gap=3)):
            fits = min(number, middle.height * 0.42)
            found[f"prize:{kind}:{colour}"] = Spot(part, number=fits, style="twin")
    return found


def market(scene: Scene, box: Box, words: float, number: float, rows: int, style: str = "") -> Spots:
    """The pile and the open cards, both sides of each below each other; what is left of a row tells of the pile."""
    cards = scene.of("card")
    more = "page" in scene
    found: Spots = {}
    across = -(-(len(cards) + 1 + more) // rows)
    if rows == 1:
        pile, rest = box.columns(min(number * 4, box.width / across), 1, gap=4)
        left = rest.width - min(rest.width, number * 9 * (across - 1))
        told = left > number * (14 if style == "twin" else 9)
        if told:
            rest, aside = rest.columns(rest.width - left, 1, gap=4) if across > 1 else (rest, rest)
            found |= to_come(aside, words, number, style)
        cells = [pile, *rest.grid(max(1, across - 1), 1, gap=4)]
    else:
        cells = box.grid(across, rows, gap=4) if across > 1 else box.rows(0.6, *[1] * (rows - 1), gap=4)
        if not cards:
            found |= to_come(cells[1], words, number, style)
    found["pile"] = Spot(cells[0], words=words, number=number, style="twin" if style == "twin" else "")
    for item, cell in zip(cards, cells[1:]):
        name = item.key.split(":")[1]
        found[item.key] = Spot(cell)
        upper, lower = cell.inside(4, 3).rows(0.5, 0.5, gap=2)
        face = "tall" if style == "tall" and cell.width < number * 7 else ""
        found[f"face:{name}:a"] = Spot(upper, 0, words, number, face)
        found[f"face:{name}:b"] = Spot(lower, FAR if style == "twin" else 0, words, number, face)
    if more:
        found["page"] = Spot(cells[len(cards) + 1], words=words)
    return found


def to_come(box: Box, words: float, number: float, style: str) -> Spots:
    """What the pile still holds, to be read from both long edges if people sit there."""
    large = max(1.0, min(1.7, box.width / (number * 14)))
    if style != "twin":
        return {"to_come": Spot(box.inside(4), words=words * large, number=number * large)}
    far, near = box.inside(4).rows(0.5, 0.5)
    return {"to_come": Spot(near, 0, words, number), "to_come_far": Spot(far, FAR, words, number)}
