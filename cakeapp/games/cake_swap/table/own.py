"""The place of whoever decides, or sits before the screen: what she has, what is asked, where she bakes, buttons."""

from cakeapp.games.cake_swap.table.baking import Rooms, judged, laying, resting
from cakeapp.games.cake_swap.table.middle import market
from cakeapp.games.cake_swap.table.others import corner
from cakeapp.games.cake_swap.table.places import BAR, FINGER, GAP, Spots, bar, mirrored, of_seat, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.forms import ROUND, SIDEWAYS
from cakeapp.scene.plan import Form
from cakeapp.scene.scene import Scene


def own_place(scene: Scene, side: Side, seat: int, form: Form, words: float, number: float) -> Spots:
    inner, acts = side.own.inside(4), seat == scene.actor
    asked, round_table = acts and "confirm" in scene, form.kind == ROUND
    if round_table or form.width >= form.height:
        rooms = beside_buttons(inner, words, number, scene.players if round_table else 0, asked)
    else:
        rooms = above_buttons(inner, form, number)
    found = {f"mat:{seat}": side.spot(side.own)} | bar(side, rooms.name, seat, words, number)
    if rooms.stand and f"won:{seat}:0" in scene:
        ribbons, work = rooms.work.columns(number * 2, 1, gap=GAP)
        found |= won(scene, side, ribbons, seat, number)
        rooms = rooms._replace(work=work)
    places = {"confirm": rooms.main, "finish": rooms.finish, "aside": rooms.aside}
    places |= {"where": rooms.main} if rooms.stand else {}  # below her cake this is where a sentence lies
    for key, cell in places.items():
        large = max(words, min(cell.height * 0.25, cell.width * (0.22 if rooms.stand else 0.17)))
        found[key] = side.spot(cell, large, max(number, large * 1.2))
    found |= {key: side.spot(cell) for key, cell in zip(("hint", "undo"), rooms.tools)}
    lay = laying if acts and "side:0" in scene else judged if asked and scene.of("take") else resting
    if lay is resting and rooms.stand:
        has = of_seat(scene, "action", seat)
        if form.kind == SIDEWAYS:  # what can be taken lies where its places are once it is in mind
            cards, taking = rooms.work.columns(FINGER + 14 if has else 1.001, 1, gap=GAP)
            rooms, found["market"] = rooms._replace(work=cards), side.spot(taking)
        elif asked:
            line, cards = rooms.work.columns(0.45, 0.55 if has else 0.001, gap=GAP)
            rooms = rooms._replace(work=cards, line=line)
    found |= sentences(scene, side, rooms, seat, words, asked)
    found |= lay(scene, side, rooms, seat, words, number)
    if form.left_hand and not round_table:
        found = mirrored(found, side.box, side.facing)
    return found | (market(scene, found["market"].box, words, number) if "market" in found else {})


def beside_buttons(inner: Box, words: float, number: float, around: int, asked: bool) -> Rooms:
    """Buttons at the right, the main one in the corner; around a table her name and her cake stay as others act."""
    rest, pillar = inner.columns(1, max(2.5 * FINGER, number * 3.8) if asked or not around else 1.001, gap=6)
    button = max(FINGER, min(number * 2.4, inner.height * 0.22))
    helpers, buttons = pillar.rows(0.001 if around else FINGER, 1, gap=GAP)
    high = min(number * 3.8, buttons.height - 2 * button - 3 * GAP)
    _, aside, finish, main = buttons.rows(1, button, button, high, gap=GAP)
    if around:
        stand, name, work = corner(inner, around, number)
        work, told = rest._replace(x=work.x, width=rest.right - work.x).rows(1, number * BAR, gap=3)
        return Rooms(name, told, work, main, finish, aside, [], stand)
    head, work = rest.rows(max(FINGER, words * 3.6), 1, gap=GAP)
    name, told = head.columns(0.36, 0.64, gap=6)
    stand, work = work.columns(0.42, 0.58, gap=GAP)
    return Rooms(name, told, work, main, finish, aside, helpers.columns(0.5, 0.5, gap=GAP), stand)


def above_buttons(inner: Box, form: Form, number: float) -> Rooms:
    """Buttons below, the main one where a thumb is; above her cake her name and what is asked."""
    high = max(FINGER, min(number * 5, 0.11 * form.height))
    head, work, foot = inner.rows(min(number * 2.4, 0.09 * form.height), 1, high, gap=GAP)
    down = 2 if high >= 2 * FINGER + GAP else 1  # helpers above each other where they can be
    across = 3 - down
    low, aside, finish, main = foot.columns(FINGER * across + GAP * (across - 1), 0.55, 0.55, 1, gap=GAP)
    name, asked = head.columns(0.5, 0.5, gap=6)
    return Rooms(name, asked, work, main, finish, aside, low.grid(across, down, gap=GAP))


def sentences(scene: Scene, side: Side, rooms: Rooms, seat: int, words: float, asks: bool) -> Spots:
    """What is asked, told or done, and what was done to her or is at stake."""
    robbed, inside = f"robbed:{seat}" in scene, rooms.stand and rooms.line is None
    head, below = rooms.asked.rows(0.55, 0.45)
    asked, line = (head, below) if inside else (rooms.asked, rooms.line or free(scene, rooms))
    if not asks:
        told = rooms.aside.union(rooms.main) if not rooms.stand else line if robbed else rooms.asked
        return {f"note:{seat}": side.spot(asked, words * 1.1), f"news:{seat}": side.spot(told, words * 1.5)}
    noted = f"note:{seat}" if robbed else "stake" if scene["stake"].look else ""
    large = 1.8 if rooms.stand else 1.2
    if scene["prompt"].look.get("fill"):  # what is told is longer, and may leave no room for more
        asked = max(rooms.asked, rooms.line or rooms.asked, key=lambda box: box.height)
        noted, large = "" if rooms.stand else noted, 1.2
    elif not noted:
        asked = rooms.asked
    roomy = max(1.3, min(2.2, line.width / (words * 8)))
    larger = words * (1 if inside else roomy if rooms.stand else 1.15)  # the shorter words for what is in few
    return {"prompt": side.spot(asked, words * large)} | ({noted: side.spot(line, larger)} if noted else {})


def free(scene: Scene, rooms: Rooms) -> Box:
    """Where no button is now."""
    used = {scene[key].lies for key in ("confirm", "pass", "judges", "cancel") if key in scene}
    if "finish" not in used:
        return rooms.finish if "aside" in used else rooms.finish.union(rooms.aside)
    return rooms.aside if "aside" not in used else rooms.main
