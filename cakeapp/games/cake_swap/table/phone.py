"""The plan for a phone held upright."""

from cakeapp.games.cake_swap.table.choices import beside, judging, options
from cakeapp.games.cake_swap.table.middle import judge_chips, market, race
from cakeapp.games.cake_swap.table.places import (
    Spots,
    actions,
    asked_in,
    bar,
    cake,
    hopes,
    mirrored,
    robbed,
    sizes,
    won,
)
from cakeapp.scene.box import Box
from cakeapp.scene.facing import NEAR, Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene

FINGER = 48


def others(scene: Scene) -> list[int]:
    """Everybody but who sits before the screen, clockwise from her left."""
    near = scene.near or 0
    return [(near + one) % scene.players for one in range(1, scene.players)]


def row_of(keys: tuple[str, ...], cells: list[Box]) -> Spots:
    return {key: Spot(cell) for key, cell in zip(keys, cells)}


def small_place(scene: Scene, box: Box, seat: int, words: float, number: float) -> Spots:
    """Somebody else's place on a phone: as much of it as there is room for."""
    side = Side(box)
    found = {f"mat:{seat}": side.spot(side.own)}
    inner = side.own.inside(3)
    head, rest = inner.rows(number * 1.15, 1, gap=2)
    found |= bar(side, head, seat, words, number)
    if f"could:{seat}" in scene or any(item.key.startswith(f"won:{seat}:") for item in scene.of("won")):
        if rest.height > number * 6:
            rest, low = rest.rows(1, number * 1.7, gap=2)
            mine, could = low.columns(1, min(number * 2.6, low.width * 0.5), gap=2)
            found |= won(scene, side, mine if f"could:{seat}" in scene else low, seat, number * 0.75)
            if f"could:{seat}" in scene:
                found[f"could:{seat}"] = side.spot(could, words=words, number=number)
        elif f"could:{seat}" in scene:
            corner = Box(rest.x, rest.y, number * 1.7, number * 1.15)
            found[f"could:{seat}"] = side.spot(corner, words=words, number=number)
    if rest.height > number * 4:
        rest, low = rest.rows(1, words * 2, gap=2)
        found[f"did:{seat}"] = side.spot(low, words=words)
    if rest.width > number * 5:
        rest, cards = rest.columns(1, min(rest.height * 0.25, number * 1.4), gap=2)
        found |= actions(side, cards.rows(1 / 3, 1 / 3, 1 / 3, gap=2), seat)
    return found | cake(scene, side, rest.inside(3, 1), seat, number * 0.9)


def phone(scene: Scene, form: Form) -> Places:
    """The others above, judges and open cards in the middle, the own cake and its choices below."""
    u = min(form.width / 412, form.height / 740)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(4)
    judges = bool(scene.of("take"))
    cells = len(scene.of("card")) + 1 + ("page" in scene)
    rows = 1 if cells <= 5 else 2
    high = form.height > 800
    parts = [FINGER * max(1, u * 0.8), form.height * (0.2 if high else 0.18)]
    if judges:
        parts[1] = parts[1] if high else 2
    else:
        parts.append(3 * (number * 2.1 if high else 32))
        if high or "side:0" not in scene or "hand" not in scene:  # else the ways need its room
            parts.append(number * (5.2 if rows == 1 else 7.3))
    top, bots, *middle, hand = whole.rows(*parts, 1, gap=4)
    found: Spots = {}
    finger = parts[0]
    ends = top.columns(finger, 1, finger, finger, finger, gap=3)
    found |= row_of(("leave", "stakes", "log", "help"), [ends[0], *ends[2:]])
    found |= race(scene, ends[1].middle(ends[1].width, number * 1.7), words, number)
    if bots.height > 2:
        rest = others(scene)
        for seat, cell in zip(rest, bots.columns(*[1 / len(rest)] * len(rest), gap=4)):
            found |= small_place(scene, cell, seat, words, number)
    if middle:
        found |= judge_chips(middle[0], words, number)
    if len(middle) > 1:
        found["market"] = Spot(middle[1])
        found |= market(scene, middle[1].inside(2), words, number, rows, "tall" if rows == 1 else "")
    return found | own(scene, hand, form, words, number)


def own(scene: Scene, box: Box, form: Form, words: float, number: float) -> Spots:
    """The own place of whoever holds the phone."""
    near, side = scene.near or 0, Side(box)
    head, middle, foot = side.own.inside(5).rows(number * 1.6, 1, number * 2.8, gap=4)
    name, asked = head.columns(0.52, 0.48, gap=4)
    above = {f"mat:{near}": Spot(box)} | bar(side, name, near, words, number)
    found = foot_row(scene, side, foot, near, words, number)
    told = robbed(scene, near)
    if "hand" in scene:
        above["prompt"] = side.spot(asked_in(scene, asked, name), words=words * 1.25)
    else:
        middle, low = middle.rows(1, min(words * 5, middle.height * 0.4), gap=4)
        found[f"news:{near}"] = side.spot(low, words=words * 1.4)
    if "stake" in scene and scene["stake"].look and middle.height > 190 and told[0] == "d":
        told = "stake"
    if told[0] != "d":
        middle, low = middle.rows(1, words * 2.6, gap=4)
        found[told] = side.spot(low, words=words)
    if scene.of("take"):
        across = 2 if middle.width > number * 22 or middle.height < number * 24 else 1
        high = number * (2.8 if middle.height > number * 24 else 2.5) + 3
        upper, rows = middle.rows(1, -(-7 // across) * high, gap=4)
        found |= cake(scene, side, upper, near, number) | judging(scene, side, rows, words, number, across)
    elif "side:0" in scene:
        beside_it = 0.31 if form.width < 600 else 0.27
        left, mine, right = middle.columns(beside_it, 1 - 2 * beside_it, beside_it, gap=3)
        found |= cake(scene, side, mine, near, number) | options(scene, side, (left, right), words, number)
    else:
        if middle.height > number * 11:
            middle, low = middle.rows(1, min(number * 6.5, middle.height * 0.42), gap=4)
            found |= hopes(scene, side, low, near, words, number, 2)
            mine, right = middle.columns(0.74, 0.26, gap=3)
        else:
            left, mine, right = middle.columns(0.3, 0.48, 0.22, gap=3)
            found |= hopes(scene, side, left, near, words, number)
        ribbons, judges = right.rows(1, FINGER, gap=4)
        back = judges
        if "cancel" in scene:
            ribbons, back = ribbons.rows(1, FINGER, gap=4)
        found |= cake(scene, side, mine, near, number * 1.1) | won(scene, side, ribbons, near, number)
        found |= beside(scene, side, (judges, back), words * 1.15)
    return above | (mirrored(found, box, NEAR) if form.left_hand else found)


def foot_row(scene: Scene, side: Side, box: Box, near: int, words: float, number: float) -> Spots:
    """The action cards, or what else can be done; the button; the helpers next to the thumb."""
    found: Spots = {}
    asking = "hand" in scene
    busy = "side:0" in scene or bool(scene.of("take"))
    finger = max(FINGER, box.width * 0.12)
    first, button, hint, undo = box.columns(
        box.width * 0.31 if busy else max(3 * 51, box.width * 0.38), 1, finger, finger, gap=4
    )
    found |= {"hint": side.spot(hint), "undo": side.spot(undo)}
    if asking:
        found["confirm"] = side.spot(button, words=number, number=number)
    if busy and asking:
        two = "pass" in scene or "judges" in scene
        cells = first.columns(0.5, 0.5, gap=3) if two else [first, first]
        found |= beside(scene, side, cells, words * 1.1)
    else:
        found |= actions(side, first.columns(1 / 3, 1 / 3, 1 / 3, gap=2), near)
    if not asking:
        wide = first.union(button) if busy else button
        found[f"did:{near}"] = side.spot(wide, words=words * 1.2)
    return found
