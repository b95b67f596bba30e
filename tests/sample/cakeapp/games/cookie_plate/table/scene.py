"""All there is to see at the table of Cookie Plate. Where it lies say the plans."""

from collections.abc import Iterator

from cakeapp.core.say import Say
from cakeapp.games.cookie_plate.rules.components import KINDS
from cakeapp.games.cookie_plate.rules.state import EACH
from cakeapp.games.cookie_plate.rules.view import View
from cakeapp.games.cookie_plate.rules.worth import brings
from cakeapp.games.cookie_plate.table.hand import hand, prompt
from cakeapp.games.cookie_plate.table.intent import Intent
from cakeapp.games.cookie_plate.table.looks import COOKIES
from cakeapp.games.cookie_plate.table.mats import mats
from cakeapp.games.cookie_plate.table.news import news
from cakeapp.scene.item import DRAG, HOLD, TAP, Item
from cakeapp.scene.lines import Line, Txt, signed
from cakeapp.scene.scene import Scene, by_key
from cakeapp.scene.sight import ALL, NONE, Sight
from cakeapp.scene.tools import tools


def scene(sight: Sight, intent: Intent) -> Scene:
    asked = prompt(sight, intent) if sight.acting is not None else ""
    return Scene(by_key([*items(sight, intent)]), len(sight.people), sight.view.actor, sight.near, asked)


def items(sight: Sight, intent: Intent) -> Iterator[Item]:
    yield from mats(sight, intent)
    yield from facts(sight.view)
    for place in range(len(sight.view.counter)):
        yield from cookie(sight, intent, place)
    yield from hand(sight, intent)
    yield from news(sight)
    yield from tools(sight)


def facts(view: View) -> Iterator[Item]:
    """The counter, how far the game is, and how many cookies are still to come."""
    yield Item("counter", "card", {"lines": (), "fill": "paper_raised", "edge": "ink"})
    turn = Say("cookie_plate.turn", turn=min(EACH, view.taken // view.players + 1), turns=EACH)
    yield Item("title", "card", {"lines": ((Txt(turn),),), "align": "left"}, turn, "heading")
    left = Say("cookie_plate.in_tin", count=sum(view.unseen))
    yield Item("tin", "card", {"lines": ((Txt(left),),), "align": "right"}, left)


def cookie(sight: Sight, intent: Intent, place: int) -> Iterator[Item]:
    """A cookie on the counter, and under it what it is called and what it brings."""
    view: View = sight.view
    kind, seat = view.counter[place], sight.acting
    chosen = seat is not None and kind == intent.kind
    name, says = KINDS[kind].said, Say("cookie_plate.thing.cookie", kind=KINDS[kind].said)
    lines: tuple[Line, ...] = ((Txt(name),),)
    if seat is not None and (sight.stakes == ALL or (chosen and sight.stakes != NONE)):
        points = brings(view.plates[seat], kind)
        lines = (*lines, (signed(points, big=True),))
        says = Say("cookie_plate.thing.cookie_brings", kind=name, points=points)
    can = frozenset({HOLD} if seat is None else {TAP, DRAG, HOLD})
    look = {**COOKIES[KINDS[kind].id]._asdict(), "chosen": chosen}
    yield Item(f"cookie:{place}", "cookie", look, says, "text" if seat is None else "thing", can)
    yield Item(f"label:{place}", "card", {"lines": lines}, can=can, part_of=f"cookie:{place}")
