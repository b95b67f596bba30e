"""Parts of the table that several plans share: the cake, a player's mat, and what may still come."""

from collections.abc import Sequence

from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.table import ring
from cakeapp.scene.box import Box, around
from cakeapp.scene.facing import FAR, NEAR, Side
from cakeapp.scene.fit import across, tall
from cakeapp.scene.lines import Line
from cakeapp.scene.plan import Form, Spot
from cakeapp.scene.scene import Scene
from cakeapp.scene.tools import TOOLS

Spots = dict[str, Spot]
RIM = 1.14  # of the board under the cake, and of what lies around it while it is cut, in radii of the cake


def cake(
    scene: Scene,
    box: Box,
    words: float,
    number: float,
    reader: int = NEAR,
    between: bool = False,
    corners: Sequence[ring.Point] = (),
) -> Spots:
    """The cake as large as the box allows, the same at every step; what is written on it faces its `reader`."""
    square = box.square()
    radius = square.width / 2 / RIM
    x, y = square.centre

    def out(turn: float, reach: float) -> ring.Point:
        dx, dy = ring.direction(turn)
        return x + dx * reach * radius, y + dy * reach * radius

    found = {"pie": Spot(square)}
    medal = max(radius * 0.14, min(radius * 0.18, number * 1.25))  # fills its circle where words are large
    for item in [*scene.of("slice"), *scene.of("gone")]:
        tip = ring.bounds(float(item.look["turn"]))
        at = Box(tip.x * radius, tip.y * radius, tip.width * radius, tip.height * radius)
        moved = at.moved(*out(float(item.look["towards"]), float(item.look["out"])))
        found[item.lies] = Spot(moved, number=medal, style="" if between else "upright")
    shown = scene.of("final")
    if between and shown:
        for edge, facing, away in (("near", NEAR, 0.45), ("far", FAR, -0.45)):
            place = around(x, y + away * radius, 1.1 * radius, 0.8 * radius)
            found[f"winner:{edge}"] = Spot(place, facing, words=radius * 0.14, number=radius * 0.24)
    elif shown:
        rows = around(x, y, 1.56 * radius, min(0.42 * radius * len(shown), 1.5 * radius)).grid(1, len(shown), gap=4)
        found |= {item.key: Spot(row, 0, row.height / 2.8, row.height / 1.7) for item, row in zip(shown, rows)}
    for item in scene.of("gap"):
        side = max(38, radius * 0.28)  # a finger reaches further, to whichever is nearest
        found[item.lies] = Spot(around(*out(float(item.look["turn"]), 1.0), side, side).kept_in(box))
    large, written = max(number, radius * 0.145), max(words, radius * 0.09)
    marks = [(*corner, 34.0) for corner in corners]
    for family, reach, size in (("slice", 0.775, radius * 0.12), ("gone", 0.7, radius * 0.2), ("gap", 1.0, 9)):
        marks += [(*out(float(item.look["turn"]), reach), size) for item in scene.of(family)]
    for item in [*scene.of("tag"), *scene.of("taken")]:
        ways = (item.look["lines"], *item.look.get("ways", ()))
        smaller = (1, 0.8) if item.key.startswith("tag") else (1,)
        shapes = [framed(lines, written * size, large * size) for lines in ways for size in smaller]
        if reader not in (NEAR, FAR):
            shapes = [shape[::-1] for shape in shapes]
        turns = ring.outwards(int(item.look["turn"]), int(item.look["span"]), 1.0 if scene.of("gap") else 0.5)
        found[item.lies] = Spot(ring.at_rim(box, radius, turns, shapes, marks), reader, number=large, words=written)
    return found


def framed(lines: Sequence[Line], words: float, number: float) -> tuple[float, float]:
    """How wide and how high lines are in a frame."""
    wide, high = size_of(lines, words, number)
    return wide + words * 0.9, high * 1.2


def size_of(lines: Sequence[Line], words: float, number: float) -> tuple[float, float]:
    """How wide and how high lines are, where nobody needs it to a hair."""

    def roughly(text: str, size: float) -> float:
        return 0.6 * size * len(text)

    wide = max(across(line, words, number, roughly) for line in lines)
    return wide, sum(tall(line, words, number) for line in lines)


def mat(
    side: Side, seat: int, words: float, number: float, bar_below: bool = True, asked: Scene | None = None
) -> Spots:
    """A player's place: the bar with her name and points at her edge, her platter behind it."""
    own = side.own
    found = {f"mat:{seat}": side.spot(own)}
    inner = own.inside(min(words * 0.5, own.height * 0.035))
    height = max(40.0, min(inner.height - 2 * 48 - 22, number * 2.6, inner.height * 0.36))  # fingers first
    rows = inner.rows(1, height, gap=6) if bar_below else inner.rows(height, 1, gap=6)[::-1]
    found |= bar(side, rows[1], seat, words, number, asked)
    return found | platter(side, rows[0], seat, words, number)


def bar(side: Side, box: Box, seat: int, words: float, number: float, asked: Scene | None = None) -> Spots:
    """Emblem, name, what she eats and leads in, all points; where her name is, what she is `asked`, and a way back."""
    found = {f"bar:{seat}": side.spot(box)}
    broad = box.width > words * 20  # all of it in one line, and large
    two = box.height > number * 1.7 and not broad
    high = box.height > box.width * 0.45  # her name has a line of its own
    narrow = box.width < words * 13
    first, last = (1.3, 1.5) if narrow else (2.2, 2.2) if two or broad else (1.6, 1.8)
    head, line = box.rows(0.45, 0.55) if high else (box, box)
    left, middle, right = line.columns(min(line.height, number * first), 1, number * last, gap=words * 0.2)
    found[f"player:{seat}"] = side.spot(left, words=min(left.width, left.height) / 1.75)
    total = min(number * 1.6, right.height * 0.95, right.width / 1.25)
    found[f"total:{seat}"] = side.spot(right, words=words, number=total)
    named = head if high else middle
    if asked:
        back, named = way_back(asked, side, named, words * 0.2)
        found |= back
    if asked and not two:
        return found | {"prompt": side.spot(named, words=words * 1.6)}
    if high:
        above, below = named, middle
    elif two:
        above, below = named.rows(0.45, 0.55)
    else:
        share = 0.47 if broad else 0.4
        above, below = named.columns(share, 1 - share, gap=words * 0.2)
    if asked:
        found["prompt"] = side.spot(above, words=words * 1.4)
    else:
        large = max(words, min(words * 1.5, above.height * 0.62, above.width / 5.6))  # whole names where they fit
        found[f"name:{seat}"] = side.spot(above, words=large)
    eaten, crowns = below.columns(0.46, 0.54)
    large = min(number * 1.5, below.height * 0.75)
    return found | {f"eaten:{seat}": side.spot(eaten, words=large), f"crowns:{seat}": side.spot(crowns, words=large)}


def way_back(scene: Scene, side: Side, box: Box, gap: float) -> tuple[Spots, Box]:
    """At the beginning of a row, far from the button; and what it leaves of the row."""
    if "back" not in scene:
        return {}, box
    back, rest = box.columns(50, 1, gap=gap)
    return {"back": side.spot(back.middle(50, min(back.height, 60)))}, rest


def platter(side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    across = 8 if box.width > box.height * 4.5 else 4 if box.width > box.height else 2
    cells = box.inside(min(words * 0.3, 6)).grid(across, 8 // across, gap=4)
    found = {f"platter:{seat}": side.spot(box)}
    for kind, cell in zip(KINDS, cells):
        high = cell.height * (0.66 if cell.height < cell.width * 1.1 else 0.36)  # its crown or picture lies above it
        large = min(max(number * 1.35, cell.height * 0.48), high, cell.width * 0.6)
        found[f"cell:{seat}:{VARIETIES[kind].id}"] = side.spot(cell, words=words, number=large)
    return found


def tin(box: Box, words: float, reader: int) -> tuple[Spots, Box]:
    """A panel with the helpers, which turn as they lie to whoever acts, and its room for what may still come."""
    rest, tools = box.inside(words * 0.5).rows(1, max(48, min(words * 2.6, box.height * 0.2)), gap=words * 0.3)
    return helpers(tools, reader) | {"stock": Spot(box)}, rest


def helpers(box: Box, reader: int = NEAR) -> Spots:
    return {key: Spot(part, reader) for key, part in zip(TOOLS, box.grid(len(TOOLS), 1, gap=4))}


def stock(box: Box, words: float, number: float, reader: int = NEAR, style: str = "") -> Spots:
    """How much of each variety may still come."""
    head, cells = box.rows(min(words * 1.5, box.height * 0.18), 1, gap=words * 0.3)
    side = Side(head, FAR if reader == FAR else NEAR)
    title, left = side.own.columns(0.4, 0.6)
    found = {"title": side.spot(title, words=words), "stock_left": side.spot(left, words=words)}
    across, down = (4, 2) if cells.width > cells.height * 0.9 else (2, 4)
    for kind, cell in zip(KINDS, cells.grid(across, down, gap=words * 0.3)):
        large = min(max(number * 1.6, cell.height * 0.3), cell.width * 0.7, cell.height * 0.8)
        found[f"left:{kind}"] = Spot(cell, number=large, style=style)
    return found


def sizes(form: Form, words: float, number: float, u: float) -> tuple[float, float]:
    """Never smaller than they must be; larger as the settings wish and the table has room, names before numbers."""
    return words * max(1.0, u) * min(form.scale, 1.5), number * max(1.0, u) * min(form.scale, 1.3)


def others(scene: Scene) -> list[int]:
    """Everybody but who sits before the screen, clockwise from her left."""
    near = scene.near or 0
    return [(near + one) % scene.players for one in range(1, scene.players)]
