"""Where the hand is: what is asked, and the button that does it."""

from collections.abc import Iterator

from cakeapp.core.say import Say
from cakeapp.games.cookie_plate.rules.components import KINDS
from cakeapp.games.cookie_plate.rules.worth import brings
from cakeapp.games.cookie_plate.table.intent import Intent
from cakeapp.scene.item import TAP, Item, Look
from cakeapp.scene.lines import Line, Space, Txt, signed
from cakeapp.scene.sight import NONE, Sight

TOUCH = frozenset({TAP})


def hand(sight: Sight, intent: Intent) -> Iterator[Item]:
    seat = sight.acting
    if seat is None:
        return
    colour, asked = f"seat_{sight.people[seat].emblem}", prompt(sight, intent)
    head: Look = {"lines": ((Txt(asked, f"{colour}_on"),),), "fill": colour}
    if sight.told:
        head = {"lines": ((Txt(sight.told),),), "fill": "paper_raised", "edge": "glow"}
    yield Item("prompt", "card", {**head, "square": True}, sight.told or asked, "heading")
    yield confirm(sight, intent, seat)


def prompt(sight: Sight, intent: Intent) -> Say:
    name = sight.people[sight.view.actor or 0].name
    return Say("cookie_plate.prompt.take" if intent.kind is None else "cookie_plate.prompt.sure", name=name)


def confirm(sight: Sight, intent: Intent, seat: int) -> Item:
    if intent.kind is None:
        why = Say("cookie_plate.button.choose")
        return Item("confirm", "button", {"lines": ((Txt(why, "ink_soft"),),)}, why, "button", TOUCH, why)
    says = Say("cookie_plate.button.take", kind=KINDS[intent.kind].said)
    line: Line = (Txt(says, "accent_ink"),)
    if sight.stakes == NONE:
        return Item("confirm", "button", {"lines": (line,)}, says, "button", TOUCH)
    points = brings(sight.view.plates[seat], intent.kind)
    worth = Txt(signed(points).said, "accent_ink", big=True)
    look: Look = {"lines": ((*line, Space(0.4), worth),), "ways": ((line, (worth,)),)}
    return Item(
        "confirm", "button", look, Say("cookie_plate.button.spoken", button=says, points=points), "button", TOUCH
    )
