"""The plan for a table that people sit around: places along the edges, whoever acts has the wider one."""

from cakeapp.games.cake_swap.table.middle import judge_row, market, race
from cakeapp.games.cake_swap.table.own import own_place
from cakeapp.games.cake_swap.table.places import Spots, place, sizes
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
        end, whole = whole.columns(max(198, 236 * u), 1, gap=5 * u)
        found |= seated(scene, Side(end, LEFT), edges[LEFT][0], form, words, number)
    middle = max(134, 134 * v), max(102, 100 * v), max(48, 46 * u)
    far, judges, cards, track, near = whole.rows(1, *middle, 1, gap=5 * u)
    for facing, row in ((FAR, far), (NEAR, near)):
        for seat, cell in zip(edges[facing], row.columns(*widths(scene, edges[facing], u), gap=5 * u)):
            found |= seated(scene, Side(cell, facing), seat, form, words, number)
    others = [edges[long][0] for long in (FAR, NEAR) if scene.actor not in edges[long]]
    told = [f"news:{seat}" for seat in (scene.actor, *others)]  # once for each long side
    found = {key: spot for key, spot in found.items() if not key.startswith("news") or key in told}
    found |= judge_row(judges, words, number)
    found |= market(scene, cards, words, number, 1, "twin")
    running, tools = track.columns(1, 6 * max(50, 50 * u), gap=5 * u)
    found |= race(scene, running, words, number)
    keys = ("leave", "stakes", "help", "log", "undo", "hint")
    return found | {key: Spot(cell) for key, cell in zip(keys, tools.columns(*[1 / 6] * 6, gap=2))}


def widths(scene: Scene, seats: tuple[int, ...], u: float) -> list[float]:
    """Whoever acts has the wider place."""
    if scene.actor not in seats or len(seats) == 1:
        return [1 / len(seats)] * len(seats)
    return [1 if seat == scene.actor else max(190, (250 if len(seats) > 2 else 330) * u) for seat in seats]


def seated(scene: Scene, side: Side, seat: int, form: Form, words: float, number: float) -> Spots:
    if seat != scene.actor:
        return place(scene, side, seat, words, number)
    return own_place(scene, side, seat, form, words, number)
