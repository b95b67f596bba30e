"""Where everything lies at the table of Piece o' Cake, for each form and size."""

from cakeapp.games.piece_o_cake.table.around import round_table
from cakeapp.games.piece_o_cake.table.choices import at_length, chosen, evenly, listed, spread
from cakeapp.games.piece_o_cake.table.places import Spots, cake, mat, others, sizes, way_back
from cakeapp.games.piece_o_cake.table.race import race
from cakeapp.games.piece_o_cake.table.tablets import tablet
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene
from cakeapp.scene.tools import TOOLS


def plan(scene: Scene, form: Form) -> Places:
    on_table = square if form.width == form.height else tablet if form.width > form.height * 0.85 else phone
    return {"phone": phone, "sideways": sideways, "tablet": on_table, "round": round_table}[form.kind](scene, form)


def square(scene: Scene, form: Form) -> Places:
    """The others beside the cake, below them what she has, and the hand."""
    u = form.width / 1000
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    top, above, own, hand = whole.rows(54 * u, 1, 150 * u, 250 * u, gap=6 * u)
    left, middle = above.columns(0.42, 0.58, gap=6 * u)
    found = tool_row(top, words) | standing(scene, left, others(scene), words, number, True)
    found |= cake(scene, middle, words, number) | mat(Side(own), scene.near or 0, words, number, bar_below=False)
    return found | at_hand(scene, Side(hand), words, number) | at_length(scene, Side(left), words)


CAKE = 236  # dp that the cake needs for its slices to be touched


def phone(scene: Scene, form: Form) -> Places:
    """What everybody has above, the cake in the middle, the hand below."""
    u = min(form.width / 412, form.height / 800)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(6 * u, 4 * u)
    seats = [*others(scene), scene.near or 0]
    come = u >= 1 and len(seats) > 2
    rows = len(seats) + (1.5 if come else 0.75)
    room, cake_least, race_least = whole.height - 48 - 12 * u, CAKE * max(1, u), 22.0 * rows + 8
    # the same at every step, so that neither cake nor hand moves: as high as what cuts are worth needs
    order_high = max(180 if u >= 1 else 150, 30 * len(seats) + 26) * max(1, u) * min(form.scale, 1.3)
    hand_high = min((126 if u >= 1 else 110) + order_high, room - cake_least - race_least)
    wished, most = (34 * rows * u, 60 * rows * u) if len(seats) > 2 else (150 * u, 236 * u)
    left = room - hand_high
    race_high = max(race_least, min(most, max(left - whole.width, min(wished, left - cake_least))))
    cake_high = min(whole.width, left - race_high)
    top, table, middle, hand = whole.rows(48, race_high, cake_high, 1, gap=4 * u)
    found = tool_row(top, words)
    found |= standing(scene, table, seats, words, number, come)
    found |= cake(scene, middle.inside(0, 7) if u < 1 else middle, words, number)
    found |= at_hand(scene, Side(hand), words, number)
    return found | (at_length(scene, Side(table), words) if u < 1 else {})  # there the prompt is low


def standing(scene: Scene, box: Box, seats: list[int], words: float, number: float, come: bool) -> Spots:
    """Each has a mat, if there is room for so many; otherwise they run their race beside each other."""
    many = len(seats) > 2
    if box.height < words * 11 or (many and box.width < 700):
        return race(scene, box, seats, words, number, come, turned=many and box.height > box.width)
    found: Spots = {}
    down = -(-len(seats) // 3) if box.width > box.height else len(seats)
    for seat, part in zip(seats, spread(box, len(seats), down, 5)):
        found |= mat(Side(part), seat, words, number, bar_below=False)
    return found


def tool_row(box: Box, words: float) -> Spots:
    """The way out, the name of the cake, and the helpers."""
    keys = list(TOOLS)
    parts = box.columns(48, 1, *[48] * (len(keys) - 1), gap=3)
    found = {key: Spot(part.square()) for key, part in zip(keys, [parts[0], *parts[2:]])}
    if parts[1].width > words * 5:
        found["title"] = Spot(parts[1], words=words)
    return found


def at_hand(scene: Scene, side: Side, words: float, number: float) -> Spots:
    """The prompt, what can be chosen, and the button; or what the others do."""
    if "hand" not in scene:
        news, acts = side.own.rows(words * (4.8 if side.own.width > words * 20 else 6.5), 1, gap=words * 0.3)
        return {"news:near": side.spot(news, words=words * 1.3)} | listed(scene, "act", side, acts, words, words * 4.4)
    found = {"hand": side.spot(side.own)}
    lines = 4.8 if side.own.width > words * 20 else 3.2  # in a narrow hand no hint is told
    head_high = max(38, min(words * lines, side.own.height - 224))  # the same whatever is said: nothing moves
    foot_high = max(50, min(number * 3 if lines > 4 else side.own.height * 0.2, side.own.height - 210))
    head, inner, foot = side.own.inside(words * 0.3).rows(head_high, 1, foot_high, gap=words * 0.3)
    back, head = way_back(scene, side, head, words * 0.3)
    found |= back | {"prompt": side.spot(head, words=words * 1.7)}
    choices = inner.inside(words * 0.2, 0)
    if scene.of("own"):
        one_row = choices.width / len(scene.of("own")) >= max(48, choices.height / 3)
        choices, own = choices.rows(1, 50 if one_row else 102, gap=words * 0.2)
        found |= evenly(side, own, [*scene.of("instead"), *scene.of("own")], words, words, 48)
    return found | chosen(scene, side, choices, foot, words, number)


def sideways(scene: Scene, form: Form) -> Places:
    """The hand under the thumb, the cake in the middle, the race beyond it."""
    u = min(form.width / 915, form.height / 412)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(6 * u)
    side = max(0.255 * form.width, (form.width - form.height) / 2)
    left, middle, right = whole.columns(side, 1, side, gap=4 * u)
    if form.left_hand:
        left, right = right, left
    seats = [*others(scene), scene.near or 0]
    head, table = left.rows(48, 1, gap=4 * u)
    aside, eye, title = head.columns(48, 48, 1, gap=4 * u)
    found: Spots = {"help": Spot(aside), "stakes": Spot(eye)}
    found["title"] = Spot(title, words=min(words * 1.4, title.width / 7.5))
    found |= standing(scene, table, seats, words, number, u >= 1)
    corners = [cell for row in middle.rows(48, 1, 48)[::2] for cell in row.columns(48, 1, 48)[::2]]
    found |= {key: Spot(cell) for key, cell in zip(("leave", "log", "undo", "hint"), corners)}
    found |= cake(scene, middle, words, number, corners=[cell.centre for cell in corners])
    return found | at_hand(scene, Side(right), words, number) | at_length(scene, Side(table), words)
