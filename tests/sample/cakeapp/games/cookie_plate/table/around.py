"""The table between its players: everybody has her own edge, and the counter lies in the very middle."""

from cakeapp.games.cookie_plate.table.places import Spots, counter, mat, sizes
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, NEAR, Side, turned
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene
from cakeapp.scene.tools import TOOLS


def round_table(scene: Scene, form: Form) -> Places:
    """A plate for everybody at her own long edge; between them the counter, the helpers, and what has happened."""
    if form.height > form.width:
        return turned(round_table(scene, form._replace(width=form.height, height=form.width)), form)
    u = min(form.width / 1280, form.height / 800)
    words, number = sizes(form, 20, 32, u)
    whole = Box(0, 0, form.width, form.height).inside(8 * u)
    far, middle, near = whole.rows(0.32, 0.36, 0.32, gap=8 * u)
    found: Spots = {}
    facing = NEAR
    for seat, side in enumerate(sides(scene.players, near, far)):
        acts = seat == scene.actor and "confirm" in scene
        found |= acting(side, seat, words, number) if acts else mat(side, seat, words, number)
        facing = side.facing if acts else facing
    left, table, right = middle.columns(0.22, 1, 0.28, gap=8 * u)
    found |= {key: Spot(part) for key, part in zip(TOOLS, left.grid(2, 3, gap=4))}
    found |= counter(scene, table, words, number, facing)
    for key, face, part in zip(("news:far", "news:near"), (FAR, NEAR), right.rows(0.5, 0.5, gap=8 * u)):
        side = Side(part, face)
        found[key] = side.spot(side.own, words=words * 1.1)
    return found


def sides(players: int, near: Box, far: Box) -> list[Side]:
    """Clockwise from the left of the near edge, as many at either as there can be."""
    at_far = players // 2
    across = [Side(part, FAR) for part in far.grid(at_far, 1, gap=8)]
    before = [Side(part, NEAR) for part in near.grid(players - at_far, 1, gap=8)]
    return [before[0], *across, *before[1:]]


def acting(side: Side, seat: int, words: float, number: float) -> Spots:
    """Whoever is asked has the prompt and the button on her own mat."""
    own, asked = side.own.columns(1, words * 9)
    found = mat(Side(side.on_table(own), side.facing), seat, words, number)
    head, button = asked.inside(words * 0.6).rows(0.4, 0.6, gap=words * 0.3)
    return found | {
        f"mat:{seat}": side.spot(side.own),
        "prompt": side.spot(head, words=words),
        "confirm": side.spot(button, words=words * 1.3, number=number * 1.3),
    }
