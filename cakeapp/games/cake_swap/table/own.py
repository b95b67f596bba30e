"""The place of whoever decides, or sits before the screen: what she has, what is asked, where she bakes, the button."""

from cakeapp.games.cake_swap.table.bench import GAP, bench, beside, judging
from cakeapp.games.cake_swap.table.looks import ACTIONS
from cakeapp.games.cake_swap.table.places import (
    FINGER,
    Spots,
    actions,
    bar,
    cake,
    mirrored,
    news,
    won,
)
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.forms import ROUND, SIDEWAYS
from cakeapp.scene.plan import Form
from cakeapp.scene.scene import Scene


def own_place(scene: Scene, side: Side, seat: int, form: Form, words: float, number: float) -> Spots:
    """Where it is broad its button is at the right, else below beside the helpers, next to the thumb."""
    inner = side.own.inside(5)
    broad = form.kind == ROUND or form.width >= form.height
    lowest = min(number * 1.35, 0.06 * max(form.width, form.height))  # large words take no more than that
    head, body = inner.rows(lowest if not broad or form.kind == SIDEWAYS else FINGER + GAP, 1, gap=GAP)
    filled = "prompt" in scene and scene["prompt"].look.get("fill")  # a reason or a hint is longer than what is asked
    more, tools = beside(scene), form.kind != ROUND  # round a table the helpers lie in its middle
    if broad:
        name, centre, asked = head.columns(0.28, 0.44, 0.28, gap=6)
        if filled:
            asked, centre = head.columns(0.62, 0.38, gap=6)
        middle, last = body.columns(1, max(2 * FINGER + GAP, number * 4), gap=5)
        first, *rest = last.rows(1, *[max(FINGER, number * 1.5)] * (len(more) + tools), gap=GAP)
        line, confirm = (centre, first) if form.kind == SIDEWAYS else (first, centre)
    else:
        name, asked = (head, head) if filled else head.columns(0.5, 0.5, gap=6)
        line_high, button_high = min(words * 2.6, 0.065 * form.height), min(number * 2.6, 0.09 * form.height)
        middle, line, last = body.rows(1, line_high, max(FINGER, button_high), gap=GAP)
        left, confirm, helpers = last.columns(0.34 * last.width, 1, 2 * max(FINGER, last.width * 0.12) + GAP, gap=GAP)
        rest = [*left.columns(*[1.0] * len(more), gap=GAP), helpers]
    low = not broad and middle.height < number * (24 if scene.of("take") else 7)
    told = next((key for key in (f"robbed:{seat}", "" if low else "stake") if key in scene and scene[key].look), "")
    if not (told or broad):
        middle = middle.union(line)
    above = {f"mat:{seat}": side.spot(side.own)} | bar(side, name, seat, words, number)
    above["prompt" if "hand" in scene else f"did:{seat}"] = side.spot(asked, words * 1.2)
    if told:
        above[told] = side.spot(line, words)
    found = {key: side.spot(cell, words * 1.1) for key, cell in zip(more, rest)}
    if tools:
        found |= {key: side.spot(cell) for key, cell in zip(("hint", "undo"), rest[-1].columns(0.5, 0.5, gap=GAP))}
    if "hand" in scene:
        found["confirm"] = side.spot(confirm, max(words, number * 0.9), number * 1.1)
    if "hand" not in scene:
        found |= news(side, middle, seat, words * 1.3)
    found |= baking(scene, side, middle, seat, words, number, broad)
    return above | (mirrored(found, side.box, side.facing) if form.left_hand else found)


def baking(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, broad: bool) -> Spots:
    """Her cake between her action cards and her ribbons; before the judges beside what they say, or above it."""
    found: Spots = {}
    rows = scene.of("take")
    if rows:
        across = -(-len(rows) // max(1, int(box.height * (1 if broad else 0.8) // (FINGER + GAP))))
        high = -(-len(rows) // across) * (number * 2.6 + GAP)
        mine, low = box.columns(0.25, 0.75, gap=GAP) if broad else box.rows(1, min(high, box.height * 0.8), gap=GAP)
        return cake(scene, side, mine, seat, number) | judging(scene, side, low, words, number, across)
    if broad or "side:0" not in scene:
        unused = any(not scene[f"action:{seat}:{name}"].look["used"] for name in ACTIONS)
        long = box.width > max(number * 28, box.height * 3.5) and unused
        wide = max(number * 1.7, box.width * (0.36 if long else 0.31 if unused and not broad else 0.14))
        flat = not broad and box.height < 3 * (FINGER + GAP)  # for cards below each other
        cards, box = box.rows(FINGER, 1, gap=GAP) if flat else box.columns(wide, 1, gap=GAP)
        found |= actions(scene, side, cards, seat, words, down=not (long or flat), least=FINGER)
    if f"won:{seat}:0" in scene and (broad or "side:0" not in scene):
        ribbons, box = box.columns(box.width * 0.22, 1, gap=GAP)
        found |= won(scene, side, ribbons, seat, number * 1.2)
    return found | bench(scene, side, box, seat, words, number, broad and box.width > box.height * 1.6)
