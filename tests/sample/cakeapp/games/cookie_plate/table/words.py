"""Cookie Plate in words: what happened."""

from collections.abc import Sequence

from cakeapp.core.game import Event
from cakeapp.core.say import Say, listed
from cakeapp.games.cookie_plate.rules.components import KINDS, NUMBER
from cakeapp.scene.sight import Person


def named(kind: str) -> Say:
    return KINDS[NUMBER[kind]].said


def sentence(event: Event, people: Sequence[Person]) -> Say:
    """What happened, for the log and for whoever looks on."""
    name = "" if event.seat is None else people[event.seat].name
    if event.kind == "counter":
        kinds = listed([named(kind) for kind in event.public["kinds"]])
        return Say("cookie_plate.event.counter", kinds=kinds)
    if event.kind in ("take", "next"):
        return Say(f"cookie_plate.event.{event.kind}", name=name, kind=named(event.public["kind"]))
    return Say(f"cookie_plate.event.{event.kind}", name=name)
