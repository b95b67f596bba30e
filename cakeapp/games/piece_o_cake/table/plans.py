"""Where everything lies at the table of Piece o' Cake, for each form and size; around a table: `around.py`."""

from cakeapp.games.piece_o_cake.table.around import LONG, Round, round_table
from cakeapp.games.piece_o_cake.table.choices import listed, offered, over_cells, piles, tiles, worth_table
from cakeapp.games.piece_o_cake.table.places import Spots, cake, mat, race, sizes, stock
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene
from cakeapp.scene.tools import TOOLS

SQUARE = Round(1000, 1000, 298, 236, 330)


def plan(scene: Scene, form: Form) -> Places:
    if form.kind == "round":
        return round_table(scene, form, SQUARE if square(form) else LONG)
    if form.kind == "tablet" and square(form):
        return square_tablet(scene, form)
    return {"phone": phone, "sideways": sideways, "tablet": tablet}[form.kind](scene, form)


def square(form: Form) -> bool:
    return 0.85 < form.width / form.height < 1.18


def others(scene: Scene) -> list[int]:
    """Everybody but who sits before the screen, clockwise from her left."""
    near = scene.near or 0
    return [(near + one) % scene.players for one in range(1, scene.players)]


CAKE = 230  # dp that the cake needs for its slices to be touched


def phone(scene: Scene, form: Form) -> Places:
    """The race above, the cake in the middle, the hand below."""
    u = min(form.width / 412, form.height / 800)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(6 * u, 4 * u)
    seats = [*others(scene), scene.near or 0]
    come = bool(scene.of("gap")) and u >= 1
    rows = len(seats) + (1.6 if come else 0.8)
    hand_high = hand_height(scene, u, min(form.scale, 1.3))
    left = whole.height - 48 - 12 * u - CAKE * max(1, u)
    race_high = max(24.0 * rows + 10, min(36 * u * rows, left - hand_high))  # it gives way before the hand does
    top, table, middle, hand = whole.rows(48, race_high, 1, min(hand_high, left - race_high), gap=4 * u)
    found = tool_row(top, words)
    found |= race(scene, table, seats, words, number, come)
    found |= cake(scene, middle.inside(0, 7) if u < 1 else middle, words, number)
    return found | at_hand(scene, Side(hand), words, number, 180 * u)


def hand_height(scene: Scene, u: float, taller: float) -> float:
    """As high as its choices need; on small phones they stand closer."""
    if "hand" not in scene:
        return (62 + 36 * max(1, len(scene.of("act")))) * u
    kinds, offers, order = len(scene.of("tile")), len(scene.of("offer")), len(scene.of("order"))
    own = 54 * min(2, -(-len(scene.of("own")) // 6))
    if kinds:
        inner = 200.0 if kinds > 4 else 128.0
    elif offers or own:
        inner = 46.0 * offers + own
    else:
        inner = (30.0 * order + 26) * max(1, u) * taller if order else 0.0
    return 36 + inner + 58 + 16


def tool_row(box: Box, words: float) -> Spots:
    """The way out, the name of the cake, and the helpers."""
    keys = list(TOOLS)
    parts = box.columns(48, 1, *[48] * (len(keys) - 1), gap=3)
    found = {key: Spot(part.square()) for key, part in zip(keys, [parts[0], *parts[2:]])}
    if parts[1].width > words * 5:
        found["title"] = Spot(parts[1], words=words)
    return found


def at_hand(scene: Scene, side: Side, words: float, number: float, widest: float) -> Spots:
    """The prompt, what can be chosen, and the button; or what the others do."""
    if "hand" not in scene:
        news, acts = side.own.rows(words * 4.2, 1, gap=words * 0.3)
        return {"news:near": side.spot(news, words=words * 1.3)} | listed(scene, "act", side, acts, words, words * 2.6)
    found = {"hand": side.spot(side.own)}
    foot_high = max(50, min(number * 3, side.own.height * 0.26))
    head_high = max(30, min(words * 3.2, side.own.height * 0.16))  # the same whatever is said: nothing moves
    head, inner, foot = side.own.inside(words * 0.3).rows(head_high, 1, foot_high, gap=words * 0.3)
    found["prompt"] = side.spot(head, words=words * 1.7)
    found["confirm"] = side.spot(foot, words=number * 1.3, number=number * 1.6)
    choices = inner.inside(words * 0.2, 0)
    found |= tiles(scene, side, choices, words, number, widest)
    if scene.of("own"):
        choices, own = choices.rows(1, 50 if choices.width / len(scene.of("own")) >= 50 else 102, gap=words * 0.2)
        found |= piles(scene, side, own, words)
    found |= offered(scene, side, choices, words, number)
    if scene.of("order"):
        store, table = choices.columns(48, 1, gap=words * 0.3)
        found["knife"] = side.spot(store)
        found |= worth_table(scene, side, table, words, number)
    return found


def sideways(scene: Scene, form: Form) -> Places:
    """The hand under the thumb, the cake in the middle, the race beyond it."""
    u = min(form.width / 915, form.height / 412)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(6 * u)
    side = form.width * (0.29 if form.width > 800 else 0.255)
    left, middle, right = whole.columns(side, 1, side, gap=4 * u)
    if form.left_hand:
        left, right = right, left
    seats = [*others(scene), scene.near or 0]
    head, table = left.rows(48, 1, gap=4 * u)
    aside, eye, title = head.columns(48, 48, 1, gap=4 * u)
    found: Spots = {"title": Spot(title, words=words), "help": Spot(aside), "stakes": Spot(eye)}
    found |= race(scene, table, seats, words, number, bool(scene.of("gap")))
    found |= cake(scene, middle, words, number)
    corners = zip(("leave", "log", "undo", "hint"), ((0, 0), (1, 0), (0, 1), (1, 1)))
    for key, (x, y) in corners:
        found[key] = Spot(Box(middle.x + x * (middle.width - 48), middle.y + y * (middle.height - 48), 48, 48))
    return found | at_hand(scene, Side(right), words, number, 1e9)


def tablet(scene: Scene, form: Form) -> Places:
    """The others at the left, the cake in the middle, its story at the right; the own band below."""
    if form.height > form.width:
        return phone(scene, form)
    u = min(form.width / 1280, form.height / 800)
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    above, band = whole.rows(1, 204 * u, gap=8 * u)
    left, middle, right = above.columns(360 * u, 1, 360 * u, gap=6 * u)
    found: Spots = {}
    rest = others(scene)
    if len(rest) < 3:
        left, low = left.rows(1, 230 * u, gap=8 * u)
        found |= {**stock(low.inside(words * 0.5), words, number), "stock": Spot(low)}
    height = (left.height - 6 * u * (len(rest) - 1)) / len(rest)
    for at, seat in enumerate(rest):
        place = Box(left.x, left.y + at * (height + 6 * u), left.width, height)
        found |= mat(Side(place), seat, words, number, bar_below=False)
    tools, story = right.rows(64 * u, 1, gap=8 * u)
    for key, part in zip(TOOLS, tools.columns(*[1 / len(TOOLS)] * len(TOOLS), gap=4 * u)):
        found[key] = Spot(part)
    found |= acts(scene, Side(story), words)
    found |= cake(scene, middle.inside(4 * u), words, number, ringed=True)
    return found | at_band(scene, form, band, words, number, u)


def square_tablet(scene: Scene, form: Form) -> Places:
    """The others in a row above, the cake in the middle with its story beside it, the own band below."""
    u = min(form.width, form.height) / 1000
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    above, middle, band = whole.rows(236 * u, 1, 216 * u, gap=8 * u)
    rest, found = others(scene), Spots()
    for seat, place in zip(rest, above.columns(*[1 / len(rest)] * len(rest), gap=6 * u)):
        found |= mat(Side(place), seat, words, number, bar_below=False)
    table, right = middle.columns(1, 320 * u, gap=8 * u)
    tools, story = right.rows(112 * u, 1, gap=8 * u)
    for key, part in zip(TOOLS, tools.grid(3, 2, gap=6 * u)):
        found[key] = Spot(part)
    found |= acts(scene, Side(story), words) | cake(scene, table, words, number, ringed=True)
    return found | at_band(scene, form, band, words, number, u)


def at_band(scene: Scene, form: Form, box: Box, words: float, number: float, u: float) -> Spots:
    """Along the own edge: what she has, and beside it the hand; the button under her thumb."""
    near = scene.near or 0
    own, hand = handed(form, box, box.width * 0.42, 6 * u)
    found = mat(Side(own), near, words, number, bar_below=False)
    if "hand" not in scene:
        return found | {"news:near": Spot(hand, words=words * 2)}
    found["hand"] = Spot(hand)
    room = hand.inside(8 * u)
    inner, button = handed(form, room, room.width - 228 * u, 8 * u)
    prompt, choices = inner.rows(40 * u, 1, gap=6 * u)
    found["prompt"] = Spot(prompt, words=words * 1.6)
    found["confirm"] = Spot(button, words=number * 1.1, number=number * 2)
    side = Side(Box(0, 0, form.width, form.height))
    _, close = handed(form, choices, max(0, choices.width - 150 * u * len(scene.of("tile"))), 0)
    found |= tiles(scene, side, close, words, number) | offered(scene, side, choices, words, number)
    found |= over_cells(scene, found)
    if scene.of("order"):
        store, orders = choices.columns(64 * u, 1, gap=8 * u)
        found["knife"] = Spot(store)
        shown = scene.of("order")
        down = 1 if orders.width / len(shown) > words * 4.5 else 2
        for item, part in zip(shown, orders.grid(-(-len(shown) // down), down)):
            found[item.key] = Spot(part, words=words * 2)
    return found


def handed(form: Form, box: Box, first: float, gap: float) -> list[Box]:
    """Two beside each other, the second under the thumb of the hand that one uses."""
    return box.columns(1, first, gap=gap)[::-1] if form.left_hand else box.columns(first, 1, gap=gap)


def acts(scene: Scene, side: Side, words: float) -> Spots:
    """This cake's story."""
    found = {"acts": side.spot(side.own)}
    head, rows = side.own.inside(words * 0.6).rows(words * 1.5, 1, gap=words * 0.2)
    found["title"] = side.spot(head, words=words * 1.1)
    return found | listed(scene, "act", side, rows, words * 1.2, words * 4.6)
