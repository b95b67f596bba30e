"""The table between its players: everybody has her own edge, and the cake lies in the very middle."""

from cakeapp.games.piece_o_cake.table.choices import at_length, chosen, over_cells
from cakeapp.games.piece_o_cake.table.places import Spots, bar, cake, mat, platter, sizes, stock, tin
from cakeapp.games.piece_o_cake.table.tablets import acts, close, handed
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, LEFT, NEAR, Side, turned
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
    spare = max(0.0, (centre.width - centre.height) / 2 - 8) if acting and acting.facing == LEFT else 0.0
    reader = NEAR if scene.actor is None else sides[scene.actor].facing
    tall = corners["far_right"].union(corners["right"]) if scene.players == 3 else corners[free[0]]
    apart = at_length(scene, Side(tall.rows(1, 60 * u)[0].inside(words * 0.5), reader), words, 16)
    for seat, side in enumerate(sides):
        asked = scene if side is acting else None
        if scene.players == 2:
            found |= wide_mat(corners, "near" if seat == 0 else "far", seat, words, number, asked)
        elif side.facing == LEFT:
            found |= short_edge(scene, side, seat, words, number, asked, spare)
        else:
            found |= mat(side, seat, words, number, asked=asked)
    found |= cake(scene, centre.inside(spare, 0), words, number, reader, between=True)
    if apart:
        found[f"name:{scene.actor}"] = found["prompt"]
    panel, room = tin(tall, words, reader)
    to_acting = FAR if reader == FAR else NEAR
    come = any(item.look["count"] for item in scene.of("left"))  # of the last cake rather what everybody does with it
    stocked = come or len(free) > 1
    found |= panel | apart | (stock(room, words, number, reader, "twin") if stocked and not apart else {})
    for box in [corners[key] for key in free[1:]] if stocked else [room]:
        found |= acts(scene, Side(box, to_acting), words, titled=False)
    for key, side in (("near", Side(near, NEAR)), ("far", Side(far, FAR))):
        if acting is not None and acting.facing == side.facing:
            at_left = scene.players > 2 and (acting.box.x < side.box.x) is (key == "near")
            found |= {"hand": side.spot(side.own)} | strip(scene, side, words, number, at_left)
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


def wide_mat(corners: dict[str, Box], edge: str, seat: int, words: float, number: float, asked: Scene | None) -> Spots:
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


def strip(scene: Scene, side: Side, words: float, number: float, at_left: bool = False) -> Spots:
    """What she can choose, and beside it the button, at the end that is nearest to where she sits."""
    inner = side.own.inside(words * 0.4)
    choices, button = handed(at_left, inner, inner.width * 0.735, words * 0.3)
    return chosen(scene, side, close(scene, at_left, choices, words * 7.5), button, words, number)


def short_edge(
    scene: Scene, side: Side, seat: int, words: float, number: float, asked: Scene | None, deeper: float
) -> Spots:
    """At a short edge all that she has and can choose lies on her own mat, which is deeper then; or what is told."""
    side = Side(side.box._replace(width=side.box.width + deeper), side.facing)
    found = {f"mat:{seat}": side.spot(side.own)}
    inner = side.own.inside(words * 0.3)
    above, hand, edge = inner.rows(max(110.0, inner.height * 0.28), 1, inner.height * (0.14 if asked else 0.21), gap=2)
    found |= bar(side, edge, seat, words, number, asked) | platter(side, above, seat, words, number)
    if asked:
        return found | strip(scene, Side(side.on_table(hand), side.facing), words, number)
    return found | {"news:left": side.spot(hand, words=words * 1.6, number=number)}
