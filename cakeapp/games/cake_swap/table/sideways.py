"""The plan for a phone held sideways."""

from cakeapp.games.cake_swap.table.middle import board, market, race
from cakeapp.games.cake_swap.table.own import own_place
from cakeapp.games.cake_swap.table.phone import neighbours
from cakeapp.games.cake_swap.table.places import FINGER, row_of, sizes
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene


def sideways(scene: Scene, form: Form) -> Places:
    """What to take under one thumb, where it goes under the other; above it the others and the ribbons."""
    u = min(form.width / 915, form.height / 412)
    words, number = sizes(form, 13, 20, u)
    whole, taking = Box(0, 0, form.width, form.height).inside(4), max(4 * FINGER + 10.0, 210 * u)
    if form.left_hand:
        right, left = whole.columns(1, taking, gap=5)
    else:
        left, right = whole.columns(taking, 1, gap=5)
    tools, track, cards = left.rows(FINGER, number * 1.4, 1, gap=4)
    found = row_of(("leave", "stakes", "log", "help"), tools.columns(*[0.25] * 4, gap=3))
    found |= race(scene, track, words, number)
    cells = len(scene.of("card")) + 1 + ("page" in scene)
    down = max(2, cells if cells <= 3 else -(-cells // 2))
    found |= market(scene, cards, words, number, down)
    above, own = right.rows(0.38, 0.62, gap=5)
    around, bench = above.columns(0.46, 0.54, gap=5)
    found |= neighbours(scene, around, words, number) | board(bench, words, number, 2)
    return found | own_place(scene, Side(own), scene.near or 0, form, words, number)
