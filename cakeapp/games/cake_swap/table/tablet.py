"""The plan for a tablet that one looks at from one side."""

from cakeapp.games.cake_swap.table.choices import beside, judging, options
from cakeapp.games.cake_swap.table.middle import judge_table, market, race
from cakeapp.games.cake_swap.table.phone import others, phone, row_of, small_place
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
from cakeapp.scene.facing import NEAR, Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene


def tablet(scene: Scene, form: Form) -> Places:
    """The race above, the others and the open cards, the judges at the right, the own place below."""
    if form.height > form.width:
        return phone(scene, form)
    u = min(form.width / 1280, form.height / 800)
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(5 * u)
    top, below = whole.rows(max(50, 52 * u), 1, gap=5 * u)
    running, tools = top.columns(1, 4 * 58.0 * max(1, u), gap=5 * u)
    found = race(scene, running, words, number)
    found |= row_of(("leave", "stakes", "help", "log"), tools.columns(*[0.25] * 4, gap=4))
    left, right = below.columns(1, max(number * 10.4, form.width * 0.27), gap=6 * u)
    cells = len(scene.of("card")) + 1 + ("page" in scene)
    down = 1 if cells < 6 else 2
    bots, cards, mine = left.rows(*((0.31, 0.18, 0.51) if down == 1 else (0.27, 0.24, 0.49)), gap=6 * u)
    rest = others(scene)
    for seat, cell in zip(rest, bots.columns(*[1 / len(rest)] * len(rest), gap=6 * u)):
        laid = small_place(scene, cell, seat, words, number) if cell.width < number * 7 else {}
        around = laid or place(scene, Side(cell), seat, words, number)
        found |= {name: spot for name, spot in around.items() if not name.startswith("news")}
    found["market"] = Spot(cards)
    found |= market(scene, cards.inside(3), words, number, down)
    return found | judge_table(right, words, number) | band(scene, mine, form, words, number)


def band(scene: Scene, box: Box, form: Form, words: float, number: float) -> Spots:
    """The own place on a tablet."""
    near, side = scene.near or 0, Side(box)
    gap = number * 0.19
    head, body = side.own.inside(gap).rows(number * 1.5, 1, gap=gap)
    name, ribbons, asked = head.columns(0.4, 0.26, 0.34, gap=4)
    above = {f"mat:{near}": Spot(box)} | bar(side, name, near, words, number)
    above |= won(scene, side, ribbons, near, number * 0.7)
    told = robbed(scene, near)
    asked = asked_in(scene, asked, ribbons)
    above["prompt" if "hand" in scene else told] = side.spot(asked, words=words * 1.2)
    cards, middle, buttons = body.columns(number * 3, 1, max(112, number * 4.4), gap=gap)
    found = actions(side, cards.rows(1 / 3, 1 / 3, 1 / 3, gap=4), near, words)
    confirm, *rest, tools = buttons.rows(1, *[max(50, number * 1.7)] * 2, max(50, number * 1.6), gap=5)
    hint, undo = tools.columns(0.5, 0.5, gap=4)
    found |= {"hint": side.spot(hint), "undo": side.spot(undo)}
    if "hand" in scene:
        found["confirm"] = side.spot(confirm, words=number * 1.1, number=number * 1.2)
        found |= beside(scene, side, rest, words)
        if told[0] == "r" or scene["stake"].look:
            middle, low = middle.rows(1, words * 2.2, gap=4)
            found[told if told[0] == "r" else "stake"] = side.spot(low, words=words)
    else:
        middle, low = middle.rows(1, words * 3.6, gap=4)
        found[f"news:{near}"] = side.spot(low, words=words * 1.3)
    if scene.of("take"):
        mine, rows = middle.columns(0.3, 0.7, gap=gap)
        found |= cake(scene, side, mine, near, number) | judging(scene, side, rows, words, number, 2)
    elif "side:0" in scene:
        mine, first, second = middle.columns(0.4, 0.3, 0.3, gap=gap)  # beside the button
        found |= cake(scene, side, mine, near, number) | options(scene, side, (first, second), words, number)
    elif f"hopes:{near}" in scene:
        hoped, mine = middle.columns(0.5, 0.5, gap=gap)
        found |= hopes(scene, side, hoped, near, words, number) | cake(scene, side, mine, near, number)
    else:
        found |= cake(scene, side, middle, near, number)
    return above | (mirrored(found, box, NEAR) if form.left_hand else found)
