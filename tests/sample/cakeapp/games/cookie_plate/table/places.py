"""Parts of the table that several plans share: a player's mat, and the counter."""

from cakeapp.games.cookie_plate.rules.components import KINDS
from cakeapp.games.cookie_plate.rules.state import SHOWN
from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, NEAR, Side
from cakeapp.scene.item import parts
from cakeapp.scene.plan import Form, Spot
from cakeapp.scene.scene import Scene

Spots = dict[str, Spot]


def sizes(form: Form, words: float, number: float, u: float) -> tuple[float, float]:
    """Never smaller than they must be; larger as the settings wish and the table has room."""
    return words * max(1.0, u) * min(form.scale, 1.5), number * max(1.0, u) * min(form.scale, 1.3)


def mat(side: Side, seat: int, words: float, number: float) -> Spots:
    """Who she is and her points, and below them her cookies."""
    found = {f"mat:{seat}": side.spot(side.own)}
    head, cells = side.own.inside(words * 0.6, words * 0.4).rows(number * 1.25, 1, gap=2)
    picture, name, points = head.columns(head.height, 0.55, 0.45, gap=words * 0.3)
    found[f"player:{seat}"] = side.spot(picture, words=picture.height / 1.7)
    found[f"name:{seat}"] = side.spot(name, words=words * 1.15)
    found[f"total:{seat}"] = side.spot(points, words=words, number=number)
    across = len(KINDS) if cells.width > 3.4 * cells.height else len(KINDS) // 2
    for kind, cell in zip(KINDS, cells.grid(across, len(KINDS) // across, gap=2)):
        picture, count = halves(cell)
        found[f"cell:{seat}:{kind.id}"] = side.spot(picture)
        found[f"count:{seat}:{kind.id}"] = side.spot(count, words=words, number=number)
    return found


def halves(cell: Box) -> list[Box]:
    """A picture and its number, beside it or below it as there is room."""
    shares = cell.columns if cell.width > cell.height else cell.rows
    return shares(0.56, 0.44)


def counter(scene: Scene, box: Box, words: float, number: float, facing: int = NEAR) -> Spots:
    """How far the game is, how many cookies are still to come, and those on the counter; labels face whoever acts."""
    found = {"counter": Spot(box)}
    head, cookies = box.inside(words * 0.6).rows(words * 1.7, 1, gap=words * 0.3)
    title, tin = head.columns(0.5, 0.5)
    found |= {"title": Spot(title, words=words), "tin": Spot(tin, words=words)}
    high = cookies.height > cookies.width
    across, down = (1, SHOWN) if high else (SHOWN, 1)
    label_high = words * 1.3 + number * 1.5
    for item, cell in zip(scene.of("cookie"), cookies.grid(across, down, gap=words * 0.4)):
        if high:
            picture, label = cell.columns(0.6, 0.4)
        else:
            picture, label = cell.middle(cell.width, min(cell.height, cell.width + label_high)).rows(1, label_high)
        if facing == FAR:
            label, picture = picture._replace(height=label.height), picture.moved(0, label.height)
        side = Side(label, facing)
        found[item.key] = Spot(picture)
        found[f"label:{parts(item.key)[1]}"] = side.spot(side.own, words=words, number=number * 1.2)
    return found
