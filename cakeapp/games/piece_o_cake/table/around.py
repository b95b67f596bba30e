"""The table between its players: everybody has her own edge, and the cake lies in the very middle."""

from cakeapp.games.piece_o_cake.table.choices import at_length, chosen, over_cells, way_back
from cakeapp.games.piece_o_cake.table.places import Spots, bar, cake, mat, platter, sizes, tin
from cakeapp.games.piece_o_cake.table.tablets import acts
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, LEFT, NEAR, Side, turned
from cakeapp.scene.item import Item
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene

WIDTH, HEIGHT = 1280, 800  # dp of a table on which things are as large as this:
COLUMN, STRIP = 360, 138  # left and right of the cake, and before and behind it, at least


def round_table(scene: Scene, form: Form) -> Places:
    """The cake in the very middle, a mat for everybody at her own edge, a strip before each long edge."""
    if form.height > form.width:
        return turned(round_table(scene, form._replace(width=form.height, height=form.width)), form)
    u = min(form.width / WIDTH, form.height / HEIGHT)
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    cake_wide = max(form.height - 2 * (8 + STRIP) * u, (WIDTH - 2 * (14 + COLUMN)) * u)
    column = max(COLUMN * u, (form.width - 28 * u - cake_wide) / 2)  # where it is broader, mats are
    left, middle, right = whole.columns(column, 1, column, gap=6 * u)
    strip_high = max(STRIP * u, 164, (middle.height - middle.width) / 2 - 6 * u)
    far, centre, near = middle.rows(strip_high, 1, strip_high, gap=6 * u)
    high = middle.height * (0.25 if scene.players == 5 else 0.315)  # a seat between the corners needs as much room
    corners: dict[str, Box] = {}
    for side_of, rows in (("left", left), ("right", right)):
        corners |= zip((f"far_{side_of}", side_of, f"near_{side_of}"), rows.rows(high, 1, high, gap=6 * u))
    names, free = ROUND[scene.players]
    sides = [Side(corners[name], EDGES[name.split("_")[0]]) for name in names]
    found: Spots = {}
    acting = sides[scene.actor] if scene.actor is not None and "hand" in scene else None
    reader = NEAR if scene.actor is None else sides[scene.actor].facing
    tall = corners["far_right"].union(corners["right"]) if scene.players == 3 else corners[free[0]]
    apart = at_length(scene, Side(tall.rows(1, 60 * u)[0].inside(words * 0.5), reader), words, 16)
    for seat, side in enumerate(sides):
        asked = scene["prompt"] if side is acting and not apart else None
        if scene.players == 2:
            found |= wide_mat(corners, "near" if seat == 0 else "far", seat, words, number, asked)
        elif side.facing == LEFT:
            found |= short_edge(scene, side, seat, words, number, asked, side is acting)
        else:
            found |= mat(side, seat, words, number, asked=asked)
    found |= cake(scene, centre, words, number, reader, between=True)
    found |= tin(tall, words, number, reader) | apart
    for key in free[1:]:
        side = Side(corners[key], acting.facing if acting and acting.facing == FAR else NEAR)
        found |= acts(scene, side, words, titled=False)
    for key, side in (("near", Side(near, NEAR)), ("far", Side(far, FAR))):
        if acting is not None and acting.facing == side.facing:
            found |= {"hand": side.spot(side.own)} | strip(scene, side, words, number)
        else:
            found[f"news:{key}"] = side.spot(side.own, words=words * 2.2, number=number)
    return found | over_cells(scene, found)


ROUND = {  # who sits where, clockwise, and which places are free: for the tin, then for the story
    2: (("near_left", "far_right"), ("right", "left")),
    3: (("near_left", "far_left", "near_right"), ("right", "left")),
    4: (("near_left", "far_left", "far_right", "near_right"), ("right", "left")),
    5: (("near_left", "left", "far_left", "far_right", "near_right"), ("right",)),
}
EDGES = {"near": NEAR, "far": FAR, "left": LEFT}


def wide_mat(corners: dict[str, Box], edge: str, seat: int, words: float, number: float, asked: Item | None) -> Spots:
    """Of two, each has a whole long edge: what she collected in one corner, where her points come from in the other."""
    facing = EDGES[edge]
    plates, points = Side(corners[f"{edge}_left"], facing), Side(corners[f"{edge}_right"], facing)
    if facing == FAR:
        plates, points = points, plates
    found = {f"mat:{seat}": plates.spot(plates.own), f"mat_too:{seat}": points.spot(points.own)}
    room = points.own.inside(words * 0.5)
    more = room.width / (words * 11)
    found |= bar(points, room, seat, words * more, number * more, asked)
    return found | platter(plates, plates.own.inside(words * 0.5), seat, words, number * 1.2)


def strip(scene: Scene, side: Side, words: float, number: float) -> Spots:
    """What she can choose and the button, beside each other."""
    inner, button = side.own.inside(words * 0.4).columns(0.74, 0.26, gap=words * 0.3)
    back, inner = way_back(scene, side, inner, words * 0.3)
    return back | chosen(scene, side, inner, button, words, number)


def short_edge(
    scene: Scene, side: Side, seat: int, words: float, number: float, asked: Item | None, acts: bool
) -> Spots:
    """At a short edge all that she has and can choose lies on her own mat; what is told while she waits."""
    found = {f"mat:{seat}": side.spot(side.own)}
    inner = side.own.inside(words * 0.3)
    above, hand, edge = inner.rows(inner.height * 0.33, 1, max(46, inner.height * 0.21))
    found |= bar(side, edge, seat, words, number, asked=asked)
    if acts:
        found |= strip(scene, Side(side.on_table(hand), side.facing), words, number)
    else:
        found["news:left"] = side.spot(hand, words=words * 1.6, number=number)
    return found | platter(side, above, seat, words, number)
