"""The plan for a phone held sideways."""

from cakeapp.games.cake_swap.table.choices import beside, judging, options
from cakeapp.games.cake_swap.table.middle import judge_chips, market, race
from cakeapp.games.cake_swap.table.phone import FINGER, others, row_of, small_place
from cakeapp.games.cake_swap.table.places import Spots, actions, bar, cake, hopes, robbed, sizes, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene


def sideways(scene: Scene, form: Form) -> Places:
    """What to take under one thumb, where it goes under the other, the table between them."""
    u = min(form.width / 915, form.height / 412)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(4)
    taking, deciding = max(4 * FINGER + 10.0, 214 * u), max(200.0, 226 * u)
    if form.left_hand:
        right, middle, left = whole.columns(deciding, 1, taking, gap=6)
    else:
        left, middle, right = whole.columns(taking, 1, deciding, gap=6)
    near = scene.near or 0
    tools, cards = left.rows(FINGER, 1, gap=4)
    found = row_of(("leave", "stakes", "log", "help"), tools.columns(*[0.25] * 4, gap=3))
    cells = len(scene.of("card")) + 1 + ("page" in scene)
    found["market"] = Spot(cards)
    down = max(2, cells if cells <= 3 else -(-cells // 2))
    found |= market(scene, cards.inside(2), words, number, down, "tall" if down <= 3 else "")
    track, bots, table = middle.rows(30, 124 * u, 1, gap=4)
    found |= race(scene, track, words, number)
    rest = others(scene)
    for seat, cell in zip(rest, bots.columns(*[1 / len(rest)] * len(rest), gap=4)):
        found |= small_place(scene, cell, seat, words, number)
    low, told = table, robbed(scene, near)
    if "hand" in scene and scene["stake"].look:
        low, sentence = table.rows(1, words * 1.8, gap=4)
        found["stake"] = Spot(sentence, words=words)
    mine, judges = low.columns(0.36 if scene.of("take") else 0.42, 0.64 if scene.of("take") else 0.58, gap=4)
    side = Side(mine)
    found[f"mat:{near}"] = Spot(mine)
    head, body = side.own.inside(4).rows(number * 1.2, 1, gap=2)
    found |= bar(side, head, near, words, number)
    if f"won:{near}:0" in scene:
        ribbons, body = body.columns(number * 1.5, 1, gap=2)
        found |= won(scene, side, ribbons, near, number * 0.8)
    if told[0] == "r":
        sentence, body = body.rows(words * 2.8, 1, gap=2)
        found[told] = side.spot(sentence, words=words)
    found |= cake(scene, side, body, near, number)
    if scene.of("take"):
        found |= judging(scene, Side(judges), Side(judges).own, words, number, 2)
    else:
        found |= judge_chips(judges, words, number, 1)
    return found | grip(scene, right, words, number, u)


def grip(scene: Scene, box: Box, words: float, number: float, u: float) -> Spots:
    """Under the right thumb: what is asked, the ways to choose from, the button."""
    near, side = scene.near or 0, Side(box)
    found: Spots = {}
    asked, body, button, tools = side.own.rows(number * 1.3, 1, 58 * u, FINGER, gap=4)
    asking = "hand" in scene
    if asking:
        found["prompt"] = side.spot(asked, words=words * 1.25)
        found["confirm"] = side.spot(button, words=number, number=number)
    else:
        found[f"did:{near}"] = side.spot(button, words=words * 1.2)
        found[f"news:{near}"] = side.spot(button, words=words * 1.1)
    hint, undo, *rest = tools.columns(FINGER, FINGER, 0.5, 0.5, gap=3)
    found |= {"hint": side.spot(hint), "undo": side.spot(undo)} | beside(scene, side, rest, words)
    if "side:0" in scene:
        return found | options(scene, side, body.columns(0.5, 0.5, gap=3), words, number)
    above, cards = body.rows(1, min(130.0 * u, body.height * 0.5), gap=4)
    found |= hopes(scene, side, above, near, words, number)
    return found | actions(side, cards.columns(1 / 3, 1 / 3, 1 / 3, gap=4), near, words)
