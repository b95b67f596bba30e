"""The place of whoever decides, or sits before the screen: what she has, what is asked, where she bakes, buttons."""

from typing import NamedTuple

from cakeapp.games.cake_swap.table.baking import judged, laying, resting
from cakeapp.games.cake_swap.table.places import FINGER, GAP, Spots, bar, mirrored, won
from cakeapp.scene.box import Box
from cakeapp.scene.facing import Side
from cakeapp.scene.forms import ROUND, TABLET
from cakeapp.scene.plan import Form
from cakeapp.scene.scene import Scene


class Rooms(NamedTuple):
    """The parts of an own place. Its buttons are of one size, and each keeps its place through the whole turn."""

    name: Box
    asked: Box  # what is asked
    line: Box  # a sentence about what is in mind
    work: Box  # her cake, and all that it is made with
    main: Box
    finish: Box
    aside: Box
    tools: list[Box]  # hint and undo
    broad: bool  # buttons beside the work, and not below it


def own_place(scene: Scene, side: Side, seat: int, form: Form, words: float, number: float) -> Spots:
    inner, round_it, beside = side.own.inside(5), form.kind == ROUND, form.width >= form.height
    if round_it or beside:
        rooms = with_pillar(inner, words, number, tools=not round_it, whole=round_it and "confirm" not in scene)
    else:
        rooms = with_foot(inner, form.height, words, number)
    found = {f"mat:{seat}": side.spot(side.own)}
    if rooms.broad and f"won:{seat}:0" in scene:
        named, ribbons = rooms.name.columns(0.68, 0.32, gap=6)
        rooms = rooms._replace(name=named)
        found |= won(scene, side, ribbons, seat, number)
    found |= bar(side, rooms.name, seat, words, number)
    large = max(words, min(rooms.main.height * 0.3, rooms.main.width * 0.23))
    places = {"pass": rooms.finish, "finish": rooms.finish, "judges": rooms.aside, "cancel": rooms.aside}
    for key, cell in places.items() | {("confirm", rooms.main)}:
        found[key] = side.spot(cell, large, max(number, large * 1.2))
    found |= {key: side.spot(cell) for key, cell in zip(("hint", "undo"), rooms.tools)}
    said, full = sentences(scene, side, rooms, seat, words)
    work = rooms.work if rooms.broad or full else rooms.work.union(rooms.line)
    at_own = scene.of("take") and not (beside and form.kind == TABLET)  # there judges stand where their ribbons are
    lay = laying if "side:0" in scene else judged if at_own else resting
    found |= said | lay(scene, side, work, seat, words, number, rooms.broad)
    return mirrored(found, side.box, side.facing) if form.left_hand else found


def with_pillar(inner: Box, words: float, number: float, tools: bool, whole: bool) -> Rooms:
    """Buttons at the right; nobody needs them where somebody else acts around a table."""
    work, pillar = inner.columns(1, max(2 * FINGER + GAP, number * 3.8), gap=6)
    main, finish, aside, *low = pillar.rows(1, 1, 1, *[FINGER] * tools, gap=GAP)
    head, work = (inner if whole else work).rows(max(FINGER, words * 2.5), 1, gap=GAP)
    name, asked = head.columns(0.4, 0.6, gap=6)
    asked, line = asked.rows(0.55, 0.45)
    helpers = [cell for one in low for cell in one.columns(0.5, 0.5, gap=GAP)]
    return Rooms(name, asked, line, work, main, finish, aside, helpers, broad=True)


def with_foot(inner: Box, screen: float, words: float, number: float) -> Rooms:
    """Buttons below, where a thumb is."""
    high = max(FINGER, min(number * 5, 0.11 * screen))
    head, work, line, foot = inner.rows(
        min(number * 1.35, 0.06 * screen), 1, min(words * 2.6, 0.065 * screen), high, gap=GAP
    )
    down = 2 if high >= 2 * FINGER + GAP else 1  # helpers above each other where they can be
    across = 3 - down
    finish, main, aside, low = foot.columns(1, 1, 1, FINGER * across + GAP * (across - 1), gap=GAP)
    name, asked = head.columns(0.5, 0.5, gap=6)
    return Rooms(name, asked, line, work, main, finish, aside, low.grid(across, down, gap=GAP), broad=False)


def sentences(scene: Scene, side: Side, rooms: Rooms, seat: int, words: float) -> tuple[Spots, bool]:
    """What is asked, told or done, and what is at stake where a button is missing; whether one fills the line."""
    asked, line, robbed = rooms.asked, rooms.line, f"robbed:{seat}"
    head, full = (asked.union(line) if rooms.broad else asked), robbed in scene
    found: Spots = {robbed: side.spot(line, words)} if full else {}
    if "confirm" not in scene:
        told = head if rooms.broad else rooms.finish.union(rooms.aside)
        return found | {
            f"did:{seat}": side.spot(asked, words * 1.1),
            f"news:{seat}": side.spot(told, words * 1.2),
        }, full
    if not (scene.of("side") or scene.of("take")):
        free = rooms.main if scene["confirm"].lies == "finish" else rooms.finish
        found["stake"] = side.spot(free, words * 1.1)
    elif not full and scene["stake"].look:
        found["stake"], full = side.spot(line, words), True
    if scene["prompt"].look.get("fill"):  # a reason or a hint is longer than what is asked, and lies over the rest
        over = rooms.name.union(asked.union(line) if rooms.broad else asked)
        long = not rooms.broad and len(str(scene["prompt"].says)) * words * 0.6 > over.width
        over = over._replace(height=over.height * 2) if long else over
        kept = {key: spot for key, spot in found.items() if not rooms.broad or spot.box != side.on_table(line)}
        return kept | {"prompt": side.spot(over, words * 1.2)}, full
    return found | {"prompt": side.spot(asked if full else head, words * (1.8 if rooms.broad else 1.2))}, full
