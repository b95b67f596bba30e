"""Where everything lies at the table of Cake Swap, for each form and size."""

from cakeapp.games.cake_swap.table.middle import board, judge_row, market, race
from cakeapp.games.cake_swap.table.others import place
from cakeapp.games.cake_swap.table.own import own_place
from cakeapp.games.cake_swap.table.places import FINGER, Spots, mirrored, sizes
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, NEAR, Side, turned
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene


def phone(scene: Scene, form: Form) -> Places:
    """The others above, the ribbons and the open cards in the middle, the own place below."""
    u = min(form.width / 412, form.height / 740)
    words, number = sizes(form, 13, 20, u)
    high, few = form.height > 800, len(scene.of("card")) <= 3
    choosing = "confirm" in scene and ("side:0" in scene or bool(scene.of("take")))
    parts = [FINGER * max(1, u * 0.8), 0.185 * form.height, min(number * (6.6 if high else 5.6), 0.23 * form.height)]
    if not choosing or (high and form.scale < 2):  # else what is chosen from needs its room
        parts.append(min(number * (6.2 if few else 7.8), form.height * (0.14 if few else 0.18)))
    top, around, ribbons, *cards, own = Box(0, 0, form.width, form.height).inside(4).rows(*parts, 1, gap=4)
    leave, track, others = top.columns(parts[0], 1, 3 * parts[0] + 6, gap=3)
    found = {"leave": Spot(leave)} | helpers(others, "stakes", "log", "help")
    found |= race(scene, track.middle(track.width, number * 1.7), words, number)
    found |= neighbours(scene, around, words, number) | board(ribbons, words, number, 2)
    if cards:
        found |= market(scene, cards[0], words, number)
    return found | own_place(scene, Side(own), scene.near or 0, form, words, number)


def neighbours(scene: Scene, box: Box, words: float, number: float) -> Spots:
    """The places of the others beside each other, clockwise from her left."""
    found, count = Spots(), scene.players - 1
    for at, cell in enumerate(box.grid(count, 1, gap=4), 1):
        found |= place(scene, Side(cell), ((scene.near or 0) + at) % scene.players, words, number)
    return found


def helpers(box: Box, *keys: str, facing: int = NEAR) -> Spots:
    return dict(zip(keys, (Spot(cell, facing) for cell in box.grid(len(keys), 1, gap=3))))


def sideways(scene: Scene, form: Form) -> Places:
    """The ribbons at one side; at the other the others above her own place, with what to take beside the button."""
    u = min(form.width / 915, form.height / 412)
    words, number = sizes(form, 13, 20, u)
    whole, aside = Box(0, 0, form.width, form.height).inside(4), max(4 * FINGER + 10.0, 228 * u)
    right, left = whole.columns(1, aside, gap=5) if form.left_hand else reversed(whole.columns(aside, 1, gap=5))
    tools, track, bench = left.rows(FINGER, number * 1.35, 1, gap=4)
    around, own = right.rows(0.38, 0.62, gap=5)
    found = helpers(tools, "leave", "stakes", "log", "help") | race(scene, track, words, number)
    found |= neighbours(scene, around, words, number) | board(bench, words, number, 1)
    return found | own_place(scene, Side(own), scene.near or 0, form, words, number)


def tablet(scene: Scene, form: Form) -> Places:
    """The race above, the others and the open cards, the ribbons at the right, the own place below."""
    if form.height > form.width:
        return phone(scene, form)
    u = min(form.width / 1280, form.height / 800)
    words, number = sizes(form, 20, 32, u)
    top, below = Box(0, 0, form.width, form.height).inside(5 * u).rows(max(50, 52 * u), 1, gap=5 * u)
    running, tools = top.columns(1, 4 * 58.0 * max(1, u), gap=5 * u)
    found = race(scene, running, words, number) | helpers(tools, "leave", "stakes", "help", "log")
    if form.width < 1.25 * form.height:  # a square one: all others in a row, the ribbons beside what can be taken
        around, middle, own = below.rows(0.24, 0.33, 0.43, gap=6 * u)
        right, cards = middle.columns(0.6, 0.4, gap=6 * u)
    else:
        left, right = below.columns(1, max(number * 10.4, form.width * 0.27), gap=6 * u)
        broad = form.width > 1.7 * form.height  # what is wide is low, and the open cards are larger
        around, cards, own = left.rows(*((0.3, 0.28, 0.42) if broad else (0.3, 0.22, 0.48)), gap=6 * u)
    found |= neighbours(scene, around, words, number)
    brought = market(scene, cards, words, number)  # what can be taken lies at the side of the button
    found |= brought if form.left_hand else mirrored(brought, cards, NEAR)
    found |= board(right, words, number, 2 if right.width > right.height else 1)
    return found | own_place(scene, Side(own), scene.near or 0, form, words, number)


def plan(scene: Scene, form: Form) -> Places:
    return {"phone": phone, "sideways": sideways, "tablet": tablet, "round": round_table}[form.kind](scene, form)


# Who sits at which long edge, from left to right as it lies: clockwise from the left end of the near edge.
EDGES: dict[int, dict[int, tuple[int, ...]]] = {
    2: {NEAR: (0,), FAR: (1,)},
    3: {NEAR: (0, 2), FAR: (1,)},
    4: {NEAR: (0, 3), FAR: (1, 2)},
    5: {NEAR: (0, 4), FAR: (1, 2, 3)},
    6: {NEAR: (0, 5, 4), FAR: (1, 2, 3)},
}


def round_table(scene: Scene, form: Form) -> Places:
    """A row of places at each long edge; between them what they share, all of it to be read from both."""
    if form.height > form.width:
        return turned(round_table(scene, form._replace(width=form.height, height=form.width)), form)
    u, v = min(form.width / 1280, form.height / 800), form.height / 800
    words, number = sizes(form, 20, 32, u)
    roomy = {2: 1.32, 3: 1.1}.get(scene.players, 1)  # where few sit what they share is larger
    middle = max(150, 162 * v) * roomy, max(48, 46 * u), max(100, 104 * v) * roomy
    table = Box(0, 0, form.width, form.height).inside(4 * u)
    far, judges, track, cards, near = table.rows(1, *middle, 1, gap=5 * u)
    found = edge(scene, far, FAR, form, words, number) | edge(scene, near, NEAR, form, words, number)
    found |= judge_row(judges, words, number) | market(scene, cards, words, number, between=True)
    running, tools = track.columns(1, 6 * max(51, 51 * u), gap=5 * u)
    found |= race(scene, running, words, number)
    facing = FAR if scene.actor in EDGES[scene.players][FAR] else NEAR
    return found | helpers(tools, "leave", "stakes", "help", "log", "undo", "hint", facing=facing)


def edge(scene: Scene, row: Box, facing: int, form: Form, words: float, number: float) -> Spots:
    """Whoever acts has the wider place, and keeps it until a neighbour acts: all else stays where it lies.

    The last of a row has her cake at its end, as while others act.
    """
    seats = EDGES[scene.players][facing]
    last = max(seats, key=lambda seat: (seat - 1 - (scene.actor or 0)) % scene.players)
    found, turn = Spots(), seats[-1 if facing == NEAR else 0] if len(seats) > 1 else None
    narrow = row.width * (0.34 if len(seats) == 2 else 0.235)
    for seat, cell in zip(seats, row.columns(*[1 if seat == last else narrow for seat in seats], gap=5)):
        side = Side(cell, facing)
        if seat == scene.actor and ("confirm" in scene or "side:0" in scene):
            laid = own_place(scene, side, seat, form, words, number)
        else:
            laid = place(scene, side, seat, words, number)
        found |= mirrored(laid, cell, facing) if seat == turn else laid
    return found
