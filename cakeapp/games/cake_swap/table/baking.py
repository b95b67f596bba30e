"""Where whoever decides bakes: her cake between both sides of the card in mind, or before the judges."""

from typing import NamedTuple

from cakeapp.games.cake_swap.table.cake import Stood, layer_in
from cakeapp.games.cake_swap.table.places import FINGER, GAP, Spots, actions, cake, layers_of, of_seat, stood, wish, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.item import Item
from cakeapp.scene.scene import Scene


class Rooms(NamedTuple):
    """The parts of an own place. Each button has one place through the whole turn: what is to be done the largest."""

    name: Box
    asked: Box  # what is asked
    work: Box  # all that her cake is made with, and the cake itself if it has no `stand`
    main: Box
    finish: Box
    aside: Box
    tools: list[Box]  # hint and undo
    stand: Box | None = None  # where her cake is, beside the work and the buttons; without it they are all below it
    line: Box | None = None  # a sentence about what is in mind, if not below what is asked or where a button is missing


def resting(scene: Scene, side: Side, rooms: Rooms, seat: int, words: float, number: float) -> Spots:
    """Her cake, as large as there is room, beside her action cards and above buttons also her ribbons."""
    box, has, found = rooms.work, of_seat(scene, "action", seat), Spots()
    down = box.height >= len(has) * (FINGER + 3)
    if rooms.stand:
        cards, box = box, rooms.stand
        down = cards.width < cards.height * 1.5
    elif has:
        share = 0.24 if layers_of(scene, seat) else 0.45
        cards, box = box.columns(max(FINGER, box.width * share) if down else 3 * (FINGER + 3), 1, gap=GAP)
    if has:
        found |= actions(scene, side, cards, seat, words, down)
    if f"won:{seat}:0" in scene and not rooms.stand:
        box, ribbons = box.columns(1, number * 2.6, gap=GAP)
        found |= won(scene, side, ribbons, seat, number * 1.2)
    return found | cake(scene, side, box, seat, number)


def laying(scene: Scene, side: Side, rooms: Rooms, seat: int, words: float, number: float) -> Spots:
    """Both sides of the card in mind, and where each can go: between cake and buttons, or above and beside."""
    box, found = rooms.work, Spots()
    most = max(sum(one.key.split(":")[1] == at for one in scene.of("way")) for at in "01")
    if rooms.stand:
        stand = rooms.stand
        if box.width > number * 10:  # no place is farther from the red button than it must be
            broad = number * 12 if of_seat(scene, "action", seat) else number * 18
            cards, box = box.columns(1, min(broad, box.width - max(FINGER, number * 1.6)), gap=GAP)
            found |= actions(scene, side, cards, seat, words, down=cards.width < cards.height * 1.5)
        whole = box.columns(0.5, 0.5, gap=GAP)
        share = 0.24 if most > 2 else 0.32 if most else 0.6 if scene.of("nowhere") else 0.999
        parts = [one.inside(4, 3).rows(share, 1 - share, gap=GAP) for one in whole]
        heads, below = [head for head, _ in parts], [low for _, low in parts]
    else:
        top, box = box.rows(0.27, 0.73, gap=GAP)
        whole = top.columns(0.5, 0.5, gap=GAP)
        heads = [one.inside(4, 2) for one in whole]
        left, stand, right = box.columns(0.25, 0.5, 0.25, gap=GAP)
        below = [left, right]
    found |= cake(scene, side, stand, seat, number)
    found |= ghosts(scene, side, stood(scene, stand, seat, number))
    for at in (0, 1):
        found[f"column:{at}"] = side.spot(whole[at])
        size = int(scene[f"side:{at}"].look["size"])
        found[f"side:{at}"] = side.spot(layer_in(heads[at], size, number), number=number)
        found |= places(scene, side, below[at], at, words, number)
    return found


def ghosts(scene: Scene, side: Side, placed: Stood) -> Spots:
    """Layers that may come, where they would be; two that may come to one place stand there beside each other."""
    found, gaps = Spots(), scene.of("gap")
    both = len({item.look["row"] for item in gaps}) < len(gaps)
    for at, item in enumerate(gaps):
        box = placed.layer(int(item.look["row"]), int(item.look["size"]))
        if both:  # two of the largest are as wide as the stand
            wide, high = box.width * 0.55, box.height * 0.55
            box = Box(placed.middle + (1 if at else -1 - wide), box.bottom - high, wide, high)
        found[item.key] = side.spot(box)
    return found


def places(scene: Scene, side: Side, box: Box, at: int, words: float, number: float) -> Spots:
    """Where a side of the card in mind can go, from the top down."""
    found = {f"nowhere:{at}": side.spot(box, words * 1.1)}
    ways = [item for item in scene.of("way") if item.key.split(":")[1] == str(at)]
    ways.sort(key=lambda item: -int(item.look["row"]))
    count = max(1 if box.height < number * 6 else 2, len(ways))
    beside = box.height < count * (FINGER + GAP) and box.width > count * words * 6
    for item, cell in zip(ways, box.grid(count, 1, gap=GAP) if beside else box.grid(1, count, gap=GAP)):
        larger = max(1.0, min(2.0, cell.height / ((words + number) * 1.7), cell.width / (words * 8)))
        found[item.key] = side.spot(cell, words * larger, number * larger)
    return found


def judged(scene: Scene, side: Side, rooms: Rooms, seat: int, words: float, number: float) -> Spots:
    """Her cake beside what the judges offer, or above it."""
    box, shown = rooms.work, scene.of("take")
    across = -(-len(shown) // max(1, int(box.height * (1 if rooms.stand else 0.8) // (FINGER + GAP))))
    rows = -(-len(shown) // across)
    above, low = box.rows(1, min(rows * (number * 2.6 + GAP), box.height * (1 if rooms.stand else 0.8)))
    found = judging(shown, side, low, words, number, across)
    return found | cake(scene, side, rooms.stand or above, seat, number)


def judging(shown: list[Item], side: Side, box: Box, words: float, number: float, across: int) -> Spots:
    """A row for each class between what it asks for and the ribbon."""
    found = Spots()
    for item, cell in zip(shown, box.grid(across, -(-len(shown) // across), gap=GAP)):
        kind = item.key.split(":")[1]
        high, narrow = cell.height > words * 4.3, cell.width < words * 13
        if kind != "none":
            if narrow:
                cell, low = cell.rows(0.48, 0.52)
                asked, ribbon = low.columns(0.5, 0.5, gap=3)
            else:
                cell, ribbon = cell.columns(1, number * (1.8 if high else 3), gap=3)
                asked, cell = cell.rows(0.36, 0.64) if high else cell.columns(0.32, 0.68, gap=3)
            found |= wish(side, asked, f"want:{kind}")
            found[f"brings:{kind}"] = side.spot(ribbon, words, number * 1.1)
        found[item.key] = side.spot(cell, words, number)
    return found
