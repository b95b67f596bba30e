"""The plan for a table that people sit around: places along the edges, whoever acts has the wider one."""

from cakeapp.games.cake_swap.table.choices import beside, judging, options
from cakeapp.games.cake_swap.table.middle import judge_row, market, race
from cakeapp.games.cake_swap.table.places import (
    Spots,
    actions,
    asked_in,
    bar,
    cake,
    hopes,
    mirrored,
    place,
    robbed,
    sizes,
    won,
)
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, LEFT, NEAR, Side, turned
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene

# Who sits at which edge, from left to right as it lies: clockwise from the left end of the near edge.
EDGES: dict[int, dict[int, tuple[int, ...]]] = {
    2: {NEAR: (0,), FAR: (1,)},
    3: {NEAR: (0,), LEFT: (1,), FAR: (2,)},
    4: {NEAR: (0, 3), FAR: (1, 2)},
    5: {NEAR: (0, 4), FAR: (1, 2, 3)},
    6: {NEAR: (0, 5, 4), FAR: (1, 2, 3)},
}


def round_table(scene: Scene, form: Form) -> Places:
    """A row of places at each long edge; between them the judges, the open cards, the race and the helpers."""
    if form.height > form.width:
        return turned(round_table(scene, form._replace(width=form.height, height=form.width)), form)
    u, v = min(form.width / 1280, form.height / 800), form.height / 800
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(4 * u)
    found: Spots = {}
    edges = EDGES[scene.players]
    if LEFT in edges:
        end, whole = whole.columns(max(226, 236 * u), 1, gap=5 * u)
        found |= seated(scene, Side(end, LEFT), edges[LEFT][0], form, words, number)
    far, judges, cards, track, near = whole.rows(
        1, max(128, (146 if scene.players > 4 else 190) * v), max(96, 100 * v), max(48, 46 * u), 1, gap=5 * u
    )
    for facing, row in ((FAR, far), (NEAR, near)):
        for seat, cell in zip(edges[facing], row.columns(*widths(scene, edges[facing], u), gap=5 * u)):
            found |= seated(scene, Side(cell, facing), seat, form, words, number)
    found |= judge_row(judges, words, number)
    found["market"] = Spot(cards)
    found |= market(scene, cards.inside(2), words, number, 1, "twin")
    running, tools = track.columns(1, 6 * max(50, 50 * u), gap=5 * u)
    found |= race(scene, running, words, number)
    keys = ("leave", "stakes", "help", "log", "undo", "hint")
    return found | {key: Spot(cell) for key, cell in zip(keys, tools.columns(*[1 / 6] * 6, gap=2))}


def widths(scene: Scene, seats: tuple[int, ...], u: float) -> list[float]:
    """Whoever acts has the wider place."""
    if scene.actor not in seats or len(seats) == 1:
        return [1 / len(seats)] * len(seats)
    narrow = max(190, 250 * u) if len(seats) > 2 else max(300, 430 * u)
    return [1 if seat == scene.actor else narrow for seat in seats]


def seated(scene: Scene, side: Side, seat: int, form: Form, words: float, number: float) -> Spots:
    if seat != scene.actor or "hand" not in scene:
        return place(scene, side, seat, words, number)
    above, found = acting(scene, side, seat, words, number)
    return above | (mirrored(found, side.box, side.facing) if form.left_hand else found)


def acting(scene: Scene, side: Side, seat: int, words: float, number: float) -> tuple[Spots, Spots]:
    """Who she is; and under her hand her action cards, her cake, both sides of the card in mind, the button."""
    own = side.own
    inner = own.inside(6)
    head, body = inner.rows(number * 1.2, 1, gap=4)
    name, asked = head.columns(min(own.width * 0.5, number * 12), 1, gap=6)
    above = {f"mat:{seat}": side.spot(own)} | bar(side, name, seat, words, number)
    above["prompt"] = side.spot(asked_in(scene, asked, name), words=words * 1.1)
    cards, middle, buttons = body.columns(number * 1.6, 1, number * 3.9, gap=5)
    found = actions(side, cards.rows(1 / 3, 1 / 3, 1 / 3, gap=3), seat)
    confirm, *rest = buttons.rows(1, 50, 50, gap=4)
    found["confirm"] = side.spot(confirm, words=words * 1.2, number=number)
    found |= beside(scene, side, rest, words)
    if scene.of("take"):
        mine, rows = middle.columns(0.2, 0.8, gap=5)
        return above, found | cake(scene, side, mine, seat, number) | judging(scene, side, rows, words, number, 3)
    if "side:0" in scene:
        if middle.width > number * 22:
            aside, middle = middle.columns(0.28, 0.72, gap=5)
            hoped, own_ribbons = aside.rows(0.68, 0.32, gap=3)
            found |= hopes(scene, side, hoped, seat, words, number) | won(scene, side, own_ribbons, seat, number * 0.9)
        mine, first, second = middle.columns(0.34, 0.33, 0.33, gap=4)
        found |= cake(scene, side, mine, seat, number)
        return above, found | options(scene, side, (first, second), words, number)
    return above, found | resting(scene, side, middle, seat, words, number)


def resting(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    """With nothing in mind: her cake, her ribbons, what it is good for, and what her neighbours did, who lack room."""
    edge = next(seats for seats in EDGES[scene.players].values() if seat in seats)
    told = [f"did:{one}" for one in edge if one != seat] if len(edge) > 2 else []
    if robbed(scene, seat)[0] == "r":
        told = [robbed(scene, seat), *told]
    left, mine, right = box.columns(0.36, 0.36, 0.28, gap=5)
    found = cake(scene, side, mine, seat, number)
    high = words * 1.9
    above, hoped = left.rows(high * len(told) + 2, 1, gap=3)
    found |= hopes(scene, side, hoped, seat, words, number, 2 if hoped.width > number * 13 else 1)
    for key, row in zip(told, above.rows(*[1 / max(1, len(told))] * len(told), gap=3)):
        found[key] = side.spot(row, words=words)
    if scene["stake"].look:
        right, low = right.rows(0.5, 0.5, gap=4)
        found["stake"] = side.spot(low, words=words)
    return found | won(scene, side, right, seat, number)
