"""The plan for a phone held upright."""

from cakeapp.games.cake_swap.table.middle import board, market, race
from cakeapp.games.cake_swap.table.own import own_place
from cakeapp.games.cake_swap.table.places import FINGER, Spots, layers_of, others, place, row_of, sizes
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene


def phone(scene: Scene, form: Form) -> Places:
    """The others above, the ribbons and the open cards in the middle, the own place below."""
    u = min(form.width / 412, form.height / 740)
    words, number = sizes(form, 13, 20, u)
    high, judged = form.height > 800, bool(scene.of("take"))
    parts = [FINGER * max(1, u * 0.8), form.height * (0.19 if high else 0.155) if high or not judged else 2]
    if not judged:
        parts.append(min(number * (7 if high else 6), 0.23 * form.height))
    taking = not judged and (high or "side:0" not in scene or "hand" not in scene)  # else the places need its room
    rows = 1 if len(scene.of("card")) + 1 + ("page" in scene) <= 5 else 2
    if taking:
        parts.append(min(number * (4.9 if rows == 1 else 7.2), form.height * (0.14 if rows == 1 else 0.2)))
    top, around, *middle, own = Box(0, 0, form.width, form.height).inside(4).rows(*parts, 1, gap=4)
    ends = top.columns(parts[0], 1, *[parts[0]] * 3, gap=3)
    found = row_of(("leave", "stakes", "log", "help"), [ends[0], *ends[2:]])
    found |= race(scene, ends[1].middle(ends[1].width, number * 1.7), words, number)
    if around.height > 2:
        found |= neighbours(scene, around, words, number)
    if not judged:
        found |= board(middle[0], words, number, 2)
    if taking:
        found |= market(scene, middle[1], words, number, rows)
    return found | own_place(scene, Side(own), scene.near or 0, form, words, number)


def neighbours(scene: Scene, box: Box, words: float, number: float) -> Spots:
    """The places of the others beside each other; those with a cake are wider."""
    found: Spots = {}
    rest = others(scene)
    shares = [1.0 if layers_of(scene, seat) else 0.8 for seat in rest]
    for seat, cell in zip(rest, box.columns(*shares, gap=4)):
        found |= place(scene, Side(cell), seat, words, number)
    return {key: spot for key, spot in found.items() if not key.startswith("news")}
