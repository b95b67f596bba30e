"""Where the race lies: who has how many of each variety, all players beside each other."""

from collections.abc import Sequence

from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.table.places import Spots
from cakeapp.scene.box import Box
from cakeapp.scene.plan import Spot
from cakeapp.scene.scene import Scene


def race(
    scene: Scene, box: Box, seats: Sequence[int], words: float, number: float, come: bool, turned: bool = False
) -> Spots:
    """A row for each player, a column for each variety, or `turned`; last of all what may still `come`."""
    inner = box.inside(min(box.width, box.height) * 0.02)
    fruit, left = (0.8, 1.0) if turned and box.width > 300 else (0.6, 0.9) if turned else (0.75, 0.75)
    players = [share / 2 for share in (fruit, *[1.0] * len(seats), *([left] if come else []))]
    kinds = [share / 2 for share in ((1.35, 0.9, *[1] * 8, 1) if turned else (1.35, 0.95, *[1] * 8, 2))]
    if turned:
        heads, *grid = [column.rows(*kinds) for column in inner.columns(*players)]
    else:
        heads, *grid = [row.columns(*kinds) for row in inner.rows(*players)]
    found = {"race": Spot(box), "race_mouth": Spot(heads[1], words=min(heads[1].width, heads[1].height) * 0.8)}
    if heads[10].width > words * 3.5:
        found["race_sum"] = Spot(heads[10].inside(2, 0), words=words)
    for kind in KINDS:
        head, last = heads[kind + 2], grid[-1][kind + 2]
        found[f"fruit:{kind}"] = Spot(head, words=min(head.height, head.width) / 1.25)
        found[f"stripe:{kind}"] = Spot(head.union(last).inside(*((0, 1) if turned else (1, 0))))
    for seat, cells in zip(seats, grid):
        found |= who(seat, cells[0], words)
        found[f"cream:{seat}"] = Spot(cells[1], words=number)
        for kind in KINDS:
            cell = cells[kind + 2]
            large = max(number, min(number * 1.6, cell.height / 1.5, cell.width * 0.75))
            found[f"cell:{seat}:{VARIETIES[kind].id}"] = Spot(cell, words=words, number=large, style="bare")
        last = cells[10].inside(2, 0)
        large = max(number, min(number * 1.5, last.height / 1.2, last.width / 2.4))
        found[f"sum:{seat}"] = Spot(last, words=words, number=large)
        if seat == scene.near:
            found["own_row"] = Spot(cells[0].union(cells[10]))
    if come:
        cells = grid[-1]
        found["to_come"] = Spot(cells[0].union(cells[1]), words=words)
        found |= {f"come:{kind}": Spot(cells[kind + 2], words=number) for kind in KINDS}
    return found


def who(seat: int, box: Box, words: float) -> Spots:
    """Her emblem; below it, where there is room, her name."""
    name_high = words * 1.2 if box.height > words * 3 else 0
    above, below = box.inside(1).rows(1, name_high) if name_high else (box, None)
    found = {
        f"bar:{seat}": Spot(box.inside(1)),
        f"player:{seat}": Spot(above, words=min(above.width, above.height) / 1.75),
    }
    return found | ({f"name:{seat}": Spot(below, words=words)} if below else {})
