"""With which gestures each move is made, and what a look closer and the rules tell."""

from cakeapp.core.game import Event, Move
from cakeapp.core.say import Said, Say, listed
from cakeapp.games.cookie_plate.rules.components import KINDS, NUMBER
from cakeapp.games.cookie_plate.rules.view import View
from cakeapp.games.cookie_plate.rules.worth import brings, total
from cakeapp.games.cookie_plate.table.intent import Intent
from cakeapp.games.cookie_plate.table.mats import cookies
from cakeapp.scene.gestures import Drag, Gesture, Tap
from cakeapp.scene.item import parts
from cakeapp.scene.sight import Sight

RULES = (("over", "common/cherry"), ("take", "common/hand_ghost"))
SOUNDS = {"take": "collect", "first": "shuffle"}


def how(sight: Sight, intent: Intent, move: Move, tapping: bool) -> list[Gesture]:
    (kind,) = move.args
    if kind == intent.kind:
        return [Tap("confirm")]
    key = f"cookie:{sight.view.counter.index(kind)}"
    return [Tap(key) if tapping else Drag(key, f"mat:{sight.view.actor}"), Tap("confirm")]


def closer(sight: Sight, _intent: Intent, key: str) -> list[tuple[Said, str]]:
    """Of a kind who has how many and what the next one would bring; of a player, what she has."""
    view: View = sight.view
    what, which = parts(key)
    if what == "player":
        plate = view.plates[int(which)]
        says = Say("cookie_plate.closer.player", cookies=cookies(plate), count=total(plate))
        return [(says, "")]
    if what == "cookie":
        return about(sight, view.counter[int(which)])
    return about(sight, NUMBER[parts(which)[1]]) if what == "cell" else []


def about(sight: Sight, kind: int) -> list[tuple[Said, str]]:
    view: View = sight.view
    told = [
        Say("cookie_plate.closer.brings", name=who.name, points=brings(plate, kind))
        for who, plate in zip(sight.people, view.plates)
    ]
    says = Say("cookie_plate.closer.kind", kind=KINDS[kind].said, told=listed(told, "comma"), unseen=view.unseen[kind])
    return [(says, "")]


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")


def moment(sight: Sight, _intent: Intent) -> str:
    """The paragraph of the rules that is about now."""
    return "over" if sight.view.actor is None else "take"
