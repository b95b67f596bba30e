"""The table between its players: everybody has her own edge, and the cake lies in the very middle."""

from typing import NamedTuple

from cakeapp.games.piece_o_cake.table.choices import offered, over_cells, serving, tiles, worth_table
from cakeapp.games.piece_o_cake.table.places import Spots, bar, cake, mat, platter, sizes, tall_bar, tin
from cakeapp.games.piece_o_cake.table.tablets import acts
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, LEFT, NEAR, Side, turned
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene


class Round(NamedTuple):
    """The shape of a table that people sit around, in dp where it is as large as this."""

    width: float
    height: float
    column: float  # left and right of the cake
    strip: float  # before and behind it, at least
    corner: float  # as high, at least


LONG = Round(1280, 800, 360, 138, 256)


def round_table(scene: Scene, form: Form, shape: Round = LONG) -> Places:
    """The cake in the very middle, a mat for everybody at her own edge, a strip before each long edge."""
    if form.height > form.width:
        return turned(round_table(scene, form._replace(width=form.height, height=form.width), shape), form)
    u = min(form.width / shape.width, form.height / shape.height)
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    cake_wide = max(form.height - 2 * (8 + shape.strip) * u, (shape.width - 2 * (14 + shape.column)) * u)
    column = max(shape.column * u, (form.width - 28 * u - cake_wide) / 2)  # where it is broader, mats are
    left, middle, right = whole.columns(column, 1, column, gap=6 * u)
    strip_high = max(shape.strip * u, 164, (middle.height - middle.width) / 2 - 6 * u)
    far, centre, near = middle.rows(strip_high, 1, strip_high, gap=6 * u)
    high = max(shape.corner * u, middle.height * 0.315)
    corners = {**corner("left", left, high, 6 * u), **corner("right", right, high, 6 * u)}
    sides, free = seats_round(scene.players, corners)
    found: Spots = {}
    acting = sides[scene.actor] if scene.actor is not None and "hand" in scene else None
    for seat, side in enumerate(sides):
        if scene.players == 2:
            found |= wide_mat(scene, corners, "near" if seat == 0 else "far", seat, words, number)
        elif side is not acting or side.facing in (NEAR, FAR):
            found |= mat(side, seat, words, number, asked=scene["prompt"] if side is acting else None)
    reader = NEAR if scene.actor is None else sides[scene.actor].facing
    found |= cake(scene, centre, words, number, reader, between=True)
    tall = corners["far_right"].union(corners["right"]) if scene.players == 3 else corners[free[0]]
    found |= tin(tall, words, number)
    if scene.of("head") and len(free) < 2:  # while it is cut, what pieces are worth takes the place of what may come
        found = {name: spot for name, spot in found.items() if not name.startswith(("left:", "stock_"))}
        table = Side(
            tall.inside(words * 0.5).rows(1, max(48, words * 2.6), gap=4)[0], acting.facing if acting else NEAR
        )
        found |= worth_table(scene, table, table.own, words, number)
    for key in free[1:]:
        side = Side(corners[key], acting.facing if acting and acting.facing == FAR else NEAR)
        found |= acts(scene, side, words, number, titled=False)
    for key, side in (("near", Side(near, NEAR)), ("far", Side(far, FAR))):
        if acting is not None and acting.facing == side.facing:
            found |= strip(scene, side, words, number)
        else:
            found[f"news:{key}"] = side.spot(side.own, words=words * 2.2, number=number)
    if acting is not None and acting.facing not in (NEAR, FAR):
        found |= short_edge(scene, acting, words, number)
    return found | over_cells(scene, found)


def corner(side: str, column: Box, high: float, gap: float) -> dict[str, Box]:
    names = (f"far_{side}", side, f"near_{side}")
    return dict(zip(names, column.rows(high, 1, high, gap=gap)))


ROUND = {  # who sits where, clockwise, and which places are free: for the tin, then for the story
    2: (("near_left", "far_right"), ("right", "left")),
    3: (("near_left", "far_left", "near_right"), ("right", "left")),
    4: (("near_left", "far_left", "far_right", "near_right"), ("right", "left")),
    5: (("near_left", "left", "far_left", "far_right", "near_right"), ("right",)),
}
EDGES = {"near": NEAR, "far": FAR, "left": LEFT}


def seats_round(players: int, corners: dict[str, Box]) -> tuple[list[Side], tuple[str, ...]]:
    names, free = ROUND[players]
    return [Side(corners[name], EDGES[name.split("_")[0]]) for name in names], free


def wide_mat(scene: Scene, corners: dict[str, Box], edge: str, seat: int, words: float, number: float) -> Spots:
    """Of two, each has a whole long edge: what she collected in one corner, where her points come from in the other."""
    facing = EDGES[edge]
    plates, points = Side(corners[f"{edge}_left"], facing), Side(corners[f"{edge}_right"], facing)
    if facing == FAR:
        plates, points = points, plates
    found = {f"mat:{seat}": plates.spot(plates.own), f"mat_too:{seat}": points.spot(points.own)}
    asked = scene["prompt"] if seat == scene.actor and "hand" in scene else None
    found |= tall_bar(points, points.own.inside(words * 0.5), seat, words, asked)
    return found | platter(plates, plates.own.inside(words * 0.5), seat, words, number * 1.2)


def strip(scene: Scene, side: Side, words: float, number: float) -> Spots:
    """Before a long edge: what whoever acts there can choose, and the button."""
    found = {"hand": side.spot(side.own)}
    share = 0.28 if 0 < len(scene.of("tile")) < 5 or scene.of("order") else 0.2
    inner, button = side.own.inside(words * 0.4).columns(1 - share, share, gap=words * 0.3)
    if "back" in scene:
        back, inner = inner.columns(50, 1, gap=words * 0.3)
        found["back"] = side.spot(back)
    found["confirm"] = side.spot(button, words=words * 1.6, number=number * 2)
    found |= tiles(scene, side, inner, words, number)
    found |= offered(scene, side, inner, words, number)
    return found | serving(scene, side, inner, words)


def short_edge(scene: Scene, side: Side, words: float, number: float) -> Spots:
    """At a short edge all that she has and can choose lies on her own mat."""
    seat = scene.actor or 0
    found = {f"mat:{seat}": side.spot(side.own)}
    inner = side.own.inside(words * 0.3)
    rows = inner.rows(0.31, 0.36, max(50, inner.height * 0.155), max(48, inner.height * 0.155), gap=words * 0.25)
    above, choices, below, edge = rows
    found |= bar(side, edge, seat, words, number, asked=scene["prompt"])
    found |= platter(side, above, seat, words, number)
    if "back" in scene:
        back, below = below.columns(50, 1, gap=words * 0.3)
        found["back"] = side.spot(back)
    found["confirm"] = side.spot(below, words=words * 1.4, number=number * 1.2)
    found |= tiles(scene, side, choices, words, number)
    found |= offered(scene, side, choices, words, number)
    return found | serving(scene, side, choices, words)
