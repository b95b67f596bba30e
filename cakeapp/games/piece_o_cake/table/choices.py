"""Where whatever can be chosen lies: pieces, varieties of the picked one, own piles, and what cuts are worth."""

from collections.abc import Sequence

from cakeapp.games.piece_o_cake.table.places import Spots, size_of
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.item import Item
from cakeapp.scene.lines import Line
from cakeapp.scene.scene import Scene

LARGE = 1.5  # times as large as it must be, where there is room
LARGEST = 52  # dp of words: pictures beside larger ones would be blurred


def spread(box: Box, count: int, down: int, gap: float) -> list[Box]:
    """So many, all of one size, in so many rows; a last one that is not full lies in the middle."""
    in_row = -(-count // down)
    cells = box.grid(in_row, -(-count // in_row), gap=gap)
    last, shift = count - (count % in_row or in_row), (len(cells) - count) * (cells[0].width + gap) / 2
    return [cell.moved(shift if at >= last else 0, 0) for at, cell in enumerate(cells[:count])]


def evenly(side: Side, box: Box, shown: Sequence[Item], words: float, number: float, least: float = 50) -> Spots:
    """In as many rows as lets them be largest, and one as large as the other: no place looks like the better one."""
    if not shown:
        return {}

    ways = list(zip(*([item.look["lines"], *item.look.get("ways", ())] for item in shown)))  # all in the same one

    def larger(down: int) -> float:
        cell = spread(box, len(shown), down, words * 0.2)[0]
        return min(LARGEST / words, max(min(room(cell, lines, words, number) for lines in way) for way in ways))

    down = max(range(1, max(1, min(len(shown), int(box.height // least))) + 1), key=larger)
    more = max(1.0, larger(down))
    cells = spread(box, len(shown), down, words * 0.2)
    return {item.key: side.spot(cell, words=words * more, number=number * more) for item, cell in zip(shown, cells)}


def room(cell: Box, lines: Sequence[Line], words: float, number: float) -> float:
    """How many times larger they could be there."""
    wide, high = size_of(lines, words, number)
    return min(cell.height / high / 1.1, cell.width / max(1, wide) / 1.12)


def alike(cell: Box, shown: Sequence[Item], words: float, number: float) -> float:
    """How many times larger all could be as they are written first."""
    return min(room(cell, item.look["lines"], words, number) for item in shown)


def over_cells(scene: Scene, found: Spots) -> Spots:
    """What may be eaten instead is touched where it lies on the platter."""
    cells = {item.key: f"cell:{scene.actor}:{item.key.split(':')[1]}" for item in scene.of("own")}
    return {key: found[cell]._replace(words=0, number=0) for key, cell in cells.items() if cell in found}


def at_length(scene: Scene, side: Side, words: float, letters: int = 64) -> Spots:
    """What takes long to tell, a hint above all, where there is more room than the prompt has."""
    look = scene["prompt"].look
    long = "told" in look and len(str(look["lines"][0][0].said)) > letters
    return {"prompt": side.spot(side.own, words=words * 1.6)} if long else {}


def chosen(scene: Scene, side: Side, choices: Box, button: Box, words: float, number: float) -> Spots:
    """The button, and whatever can be chosen now: only one of them is in a scene."""
    says, worth = min(number * 1.3, max(words, button.width / 5)), min(number * 2, button.width / 2.3)
    found = {"confirm": side.spot(button, words=says, number=worth)}
    towards = -1 if button.right <= choices.x else 1  # one after the other they lead to the button
    found |= tiles(side, choices, scene.of("tile")[::towards], words, number)
    found |= evenly(side, choices, scene.of("offer")[::towards], words, number)
    return found | serving(scene, side, choices, words, number)


def tiles(side: Side, box: Box, shown: Sequence[Item], words: float, number: float) -> Spots:
    """The varieties of the picked piece; of each what is kept is beside what is eaten, or where all is low above it."""
    found: Spots = {}
    if not shown:
        return found
    high = box.height > box.width * 0.75
    most = max(1, int(box.height // (50 if high else 100)))  # rows that fingers can touch
    down = min(most, len(shown) if high else -(-len(shown) * 80 // int(box.width)))
    for item, cell in zip(shown, spread(box, len(shown), down, words * 0.2)):
        name = item.key.split(":")[1]
        found[item.key] = side.spot(cell)
        parts = cell.inside(2).columns if high else cell.inside(2).rows
        for half, spot in zip(("keep", "eat"), parts(0.5, 0.5, gap=3)):
            more = max(LARGE, min(LARGEST / words, spot.height / (words * 2.4)))
            found[f"{half}:{name}"] = side.spot(spot, words=words * more, number=number * more)
    return found


def serving(scene: Scene, side: Side, box: Box, words: float, number: float) -> Spots:
    """While cutting: the knives, who chooses in which order, and what each would take."""
    order = scene.of("order")
    if not order:
        return {}
    beside = box.width > box.height * 1.2
    parts = box.columns if beside else box.rows
    store, rest = parts(max(50, min(words * 4.4, max(box.width, box.height) * 0.25)), 1, gap=words * 0.4)
    other = store.rows if beside else store.columns
    knife, whole = other(0.5, 0.5, gap=words * 0.3)
    long = min(knife.width, knife.height) * 0.68
    x, y = knife.centre
    lying = Box(x - long * 0.29, y - long * 0.7, long, long)  # it is held at its handle
    found = {"store": side.spot(knife), "knife": side.spot(lying), "whole": side.spot(whole, words=words)}
    if rest.height < words * 1.9 * len(order):
        return found | evenly(side, rest, order, words, number, 36)
    rows = spread(rest, len(order), len(order), words * 0.3)
    more = max(1.0, alike(rows[0], order, words, number))
    return found | {
        item.key: side.spot(part, words=words * more, number=number * more) for item, part in zip(order, rows)
    }


def listed(scene: Scene, family: str, side: Side, box: Box, words: float, highest: float) -> Spots:
    """One below the other, as high as there is room for."""
    shown = scene.of(family)
    if not shown:
        return {}
    gap, least = words * 0.35, words * 1.75
    shown = shown[-max(1, int((box.height + gap) / (least + gap))) :]  # of many the last
    height = min(highest, (box.height - gap * (len(shown) - 1)) / len(shown))
    row = Box(box.x, box.y, box.width, height)
    large = max(words, min(words * 3, height / 1.75, words * alike(row, shown, words, words)))
    return {item.key: side.spot(row.moved(0, at * (height + gap)), words=large) for at, item in enumerate(shown)}
