"""The place of somebody while others act: her cake, her name, and all else that is hers."""

from cakeapp.games.cake_swap.table.cake import layer_in
from cakeapp.games.cake_swap.table.places import BAR, GAP, Spots, actions, bar, cake, of_seat, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.scene import Scene


def holding(scene: Scene, side: Side, box: Box, seat: int, number: float) -> Spots:
    """Her cake, and as large the card that she holds: for that long all else of hers gives way."""
    stand, hold = box.columns(0.45, 0.55, gap=GAP) if box.width > box.height * 1.25 else box.rows(0.4, 0.6, gap=2)
    found = cake(scene, side, stand, seat, number) | {"held": side.spot(hold)}
    for item, cell in zip(scene.of("held")[1:], hold.inside(3).rows(0.5, 0.5, gap=3)):
        high = min(number * 1.2, cell.height * 0.7)
        found[item.key] = side.spot(layer_in(cell, int(item.look["size"]), high), number=high)
    return found


def place(scene: Scene, side: Side, seat: int, words: float, number: float) -> Spots:
    """Somebody's place while others act: her cake above her name, beside or around it all else that is hers."""
    inner = side.own.inside(4)
    broad = inner.width > 1.15 * inner.height
    stand, name, rest = corner(inner, scene.players, number) if broad else (*above_name(inner, number), None)
    found = {f"mat:{seat}": side.spot(side.own)} | bar(side, name, seat, words, number)
    if "held" in scene and seat == scene.actor:
        return found | holding(scene, side, stand.union(rest or stand), seat, number)
    if rest is None:
        return found | upright(scene, side, stand, seat, words, number)
    if scene.near is None and rest.width > number * 9:  # what is told is told at each long edge
        telling = any(item.lies == f"news:{seat}" for item in (*scene.of("prompt"), *scene.of("news")))
        rest, told = rest.rows(1, number * 1.8 if telling else 0.001, gap=GAP)
        found[f"news:{seat}"] = side.spot(told, words * 1.5)
    found |= beside(scene, side, rest, seat, words, number, *SHARES)
    return found | cake(scene, side, stand, seat, number)


def upright(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float) -> Spots:
    """Her cake below what she did, what she has beside or below it; it stays as large, whatever that is."""
    head, box = box.rows(min(words * 2, 0.24 * box.height), 1, gap=2)
    broad = box.width > 1.2 * box.height
    box, low = box.columns(0.66, 0.34, gap=2) if broad else box.rows(1, min(number * 1.6, 0.3 * box.height), gap=2)
    ribbons = f"won:{seat}:0" in scene or f"could:{seat}" in scene
    families = ("action", "won", "could") if broad else ("won", "could") if ribbons else ("action",)
    found = {f"note:{seat}": side.spot(head, words * 1.2)} | cake(scene, side, box, seat, number * 0.9)
    return found | beside(scene, side, low, seat, words, number, *families)


SHARES = {"robbed": 0.6, "did": 0.5, "action": 0.5, "won": 0.4, "could": 0.6}  # of cards and ribbons each, side by side


def beside(scene: Scene, side: Side, box: Box, seat: int, words: float, number: float, *families: str) -> Spots:
    """Of these what she has, beside or below each other, as large as there is room."""
    found, shown = Spots(), [one for one in families if of_seat(scene, one, seat)]
    below = box.height > len(shown) * number and box.width < max(box.height, len(shown) * words * 5)
    shares = [min(1, SHARES[one] * (1 if below else len(of_seat(scene, one, seat)))) for one in shown]
    for family, cell in zip(shown, (box.rows if below else box.columns)(*shares, gap=GAP)):
        if family == "action":
            found |= actions(scene, side, cell, seat, words, down=cell.height > cell.width)
        elif family == "won":
            found |= won(scene, side, cell, seat, max(number * 1.3, cell.height / 3.4))
        elif family in ("robbed", "did"):
            wide, high = (9, 2.9) if family == "robbed" else (10, 2.2)
            large = words * max(1.2, min(2.8, cell.width / (words * wide), cell.height / (words * high)))
            cell = cell.middle(min(cell.width, large * wide), min(cell.height, large * high))
            found[f"note:{seat}"] = side.spot(cell, large)
        else:
            cell = cell.middle(min(cell.width, cell.height * 1.6), cell.height) if cell.height > number * 4 else cell
            larger = max(1.0, min(2.4, cell.height / (number * 1.7), cell.width / (number * 4)))
            found[f"could:{seat}"] = side.spot(cell, words * larger, number * larger)
    return found


def corner(box: Box, players: int, number: float) -> tuple[Box, Box, Box]:
    """Where a cake and a name are, and what is beside them: the same however broad the place is."""
    if box.width > 4 * box.height:  # her name beside her cake, which has all the height then
        name, stand, rest = box.columns(number * 4.5, box.height * 1.5, 1, gap=6)
        return stand, name, rest
    own, rest = box.columns(min(box.height * (1.05 if players < 4 else 0.9), box.width * 0.66), 1, gap=6)
    return *above_name(own, number), rest


def above_name(box: Box, number: float) -> tuple[Box, Box]:
    stand, name = box.rows(1, min(number * BAR, 0.26 * (box.height + 8)), gap=3)
    return stand, name
