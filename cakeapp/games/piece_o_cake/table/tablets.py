"""Where everything lies on a tablet that is looked at from one side."""

from cakeapp.games.piece_o_cake.table.choices import at_length, chosen, listed, over_cells
from cakeapp.games.piece_o_cake.table.places import Spots, cake, helpers, mat, others, sizes, stock, way_back
from cakeapp.games.piece_o_cake.table.race import race
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene


def tablet(scene: Scene, form: Form) -> Places:
    """The others at the left, the cake in the middle, its story at the right; the own band below."""
    u = min(form.width / 1280, form.height / 800)
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    above, band = whole.rows(1, 0.28 * form.height, gap=8 * u)
    column = max(290 * u, 264, (whole.width - above.height) / 2 - 6 * u)  # beside as large a cake as fits
    left, middle, right = above.columns(column, 1, column, gap=6 * u)
    found: Spots = {}
    rest = others(scene)
    if len(rest) < 3:
        left, low = left.rows(1, (180 if len(rest) > 1 else 230) * u, gap=8 * u)
        found |= {**stock(low.inside(words * 0.5), words, number), "stock": Spot(low)}
        found["stock_left"] = found["stock_left"]._replace(box=found["title"].box.union(found["stock_left"].box))
    across = 1 if len(rest) < 4 else 2
    if left.width > words * 9 * across:
        for seat, place in zip(rest, left.grid(across, len(rest) // across, gap=6 * u)):
            found |= mat(Side(place), seat, words, number, bar_below=False)
    else:
        found |= race(scene, left, rest, words, number, True, turned=True)
    tools, story = right.rows(max(48, 48 * u), 1, gap=8 * u)
    found |= helpers(tools) | acts(scene, Side(story), words) | cake(scene, middle, words, number)
    found |= at_band(scene, form, band, words, number, u)
    return found | at_length(scene, Side(story), words)


def at_band(scene: Scene, form: Form, box: Box, words: float, number: float, u: float) -> Spots:
    """Along the own edge: what she has, and beside it the hand; the button under her thumb."""
    near = scene.near or 0
    own, hand = handed(form.left_hand, box, box.width * 0.48, 6 * u)
    found = mat(Side(own), near, words, number, bar_below=False)
    if "hand" not in scene:
        return found | {"news:near": Spot(hand, words=words * 2)}
    found["hand"] = Spot(hand)
    room = hand.inside(8 * u)
    inner, button = handed(form.left_hand, room, room.width - 200 * u, 8 * u)
    prompt, choices = inner.rows(max(48, 40 * u), 1, gap=6 * u)
    choices = close(scene, form.left_hand, choices, 160 * u)
    side = Side(Box(0, 0, form.width, form.height))
    back, prompt = way_back(scene, side, prompt, 4)
    found["prompt"] = Spot(prompt, words=words * 1.6)
    found |= back | chosen(scene, side, choices, button, words, number)
    return found | over_cells(scene, found)


def handed(left: bool, box: Box, first: float, gap: float) -> list[Box]:
    """Two beside each other, the second at the side of the thumb that one uses."""
    return box.columns(1, first, gap=gap)[::-1] if left else box.columns(first, 1, gap=gap)


def close(scene: Scene, left: bool, box: Box, each: float) -> Box:
    """Of the room beside the button as much as what can be chosen needs: no finger goes farther than it must."""
    shown = scene.of("offer") or scene.of("tile")
    return handed(left, box, max(0.0, box.width - each * max(2, len(shown))), 0)[1] if shown else box


def acts(scene: Scene, side: Side, words: float, titled: bool = True) -> Spots:
    """This cake's story, if there is room for it."""
    found, rows = {"acts": side.spot(side.own)}, side.own.inside(words * 0.5)
    if titled:
        head, rows = rows.rows(words * 1.8, 1, gap=words * 0.3)
        found["title"] = side.spot(head, words=words * 1.3)
    if rows.height < words * 2:
        return found
    large = 1.2 if rows.height > len(scene.of("act")) * words * 2.5 else 1.0
    return found | listed(scene, "act", side, rows, words * large, words * 7)
