"""Where everything lies at the table of Cookie Plate, for each form and size; around a table: `around.py`."""

from cakeapp.games.cookie_plate.table.around import round_table
from cakeapp.games.cookie_plate.table.places import Spots, counter, mat, sizes
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene
from cakeapp.scene.tools import TOOLS


def plan(scene: Scene, form: Form) -> Places:
    return {"phone": upright, "sideways": broad, "tablet": tablet, "round": round_table}[form.kind](scene, form)


def tablet(scene: Scene, form: Form) -> Places:
    return upright(scene, form) if form.height > form.width else broad(scene, form)


def seats(scene: Scene) -> list[int]:
    """From her left clockwise, last of all whoever sits before the screen."""
    near = scene.near or 0
    return [(near + one) % scene.players for one in range(1, scene.players + 1)]


def upright(scene: Scene, form: Form) -> Places:
    """The others above, the counter in the middle, the own plate and the button below."""
    u = min(form.width / 412, form.height / 800)
    words, number = sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(6 * u, 4 * u)
    *others, near = seats(scene)
    high = min(100 * u, whole.height * 0.4 / len(others))
    bar, above, middle, own, hand = whole.rows(48, high * len(others), 1, max(high, 84 * u), 112 * u, gap=5 * u)
    found: Spots = {key: Spot(part) for key, part in zip(TOOLS, bar.grid(len(TOOLS), 1, gap=3))}
    for seat, row in zip(others, above.grid(1, len(others), gap=5 * u)):
        found |= mat(Side(row), seat, words, number)
    found |= mat(Side(own), near, words, number)
    found |= counter(scene, middle, words, number)
    return found | asked(scene, hand, words, number)


def broad(scene: Scene, form: Form) -> Places:
    """Plates at the left, the own one below the others; the counter in the middle, the hand at the right."""
    large = form.kind == "tablet"
    u = min(form.width / 1280, form.height / 800) if large else min(form.width / 915, form.height / 412)
    words, number = sizes(form, 20, 32, u) if large else sizes(form, 13, 20, u)
    whole = Box(0, 0, form.width, form.height).inside(6 * u)
    left, middle, right = whole.columns(0.38, 0.36, 0.26, gap=6 * u)
    found: Spots = {}
    for seat, row in zip(seats(scene), left.grid(1, scene.players, gap=5 * u)):
        found |= mat(Side(row), seat, words, number)
    found |= counter(scene, middle, words, number)
    tools, hand = right.rows(124 * u, 1, gap=6 * u)
    found |= {key: Spot(part) for key, part in zip(TOOLS, tools.grid(3, 2, gap=3))}
    return found | asked(scene, hand, words, number)


def asked(scene: Scene, box: Box, words: float, number: float) -> Spots:
    """The prompt and the button; or what has just happened."""
    if "confirm" not in scene:
        return {"news:near": Spot(box, words=words * 1.4)}
    head, button = box.rows(0.36, 0.64, gap=words * 0.3)
    return {"prompt": Spot(head, words=words * 1.2), "confirm": Spot(button, words=number, number=number * 1.3)}
