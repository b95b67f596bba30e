"""The plan for a tablet that one looks at from one side."""

from cakeapp.games.cake_swap.table.middle import board, market, race
from cakeapp.games.cake_swap.table.own import own_place
from cakeapp.games.cake_swap.table.phone import neighbours, phone
from cakeapp.games.cake_swap.table.places import row_of, sizes
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene


def tablet(scene: Scene, form: Form) -> Places:
    """The race above, the others and the open cards, the ribbons at the right, the own place below."""
    if form.height > form.width:
        return phone(scene, form)
    u = min(form.width / 1280, form.height / 800)
    words, number = sizes(form, 20, 32, u)
    top, below = Box(0, 0, form.width, form.height).inside(5 * u).rows(max(50, 52 * u), 1, gap=5 * u)
    running, tools = top.columns(1, 4 * 58.0 * max(1, u), gap=5 * u)
    found = race(scene, running, words, number)
    found |= row_of(("leave", "stakes", "help", "log"), tools.columns(*[0.25] * 4, gap=4))
    left, right = below.columns(1, max(number * 10.4, form.width * 0.27), gap=6 * u)
    down = 1 if len(scene.of("card")) + 1 + ("page" in scene) < 6 else 2
    shares = (0.3, 0.18, 0.52) if down == 1 else (0.26, 0.24, 0.5)
    around, cards, own = left.rows(*shares, gap=6 * u)
    found |= neighbours(scene, around, words, number) | board(right, words, number, 1)
    found |= market(scene, cards, words, number, down)
    return found | own_place(scene, Side(own), scene.near or 0, form, words, number)
