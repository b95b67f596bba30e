"""What each player has: a cookie of each kind with its count, and her points."""

from collections.abc import Iterator

from cakeapp.core.say import Said, Say, listed
from cakeapp.games.cookie_plate.rules.components import KINDS, Counts
from cakeapp.games.cookie_plate.rules.worth import total, with_one
from cakeapp.games.cookie_plate.table.intent import Intent
from cakeapp.games.cookie_plate.table.looks import COOKIES
from cakeapp.scene.item import HOLD, TAP, Item
from cakeapp.scene.lines import Line, Space, Txt, emblem
from cakeapp.scene.sight import NONE, Sight


def mats(sight: Sight, intent: Intent) -> Iterator[Item]:
    for seat, plate in enumerate(sight.view.plates):
        chosen = seat == sight.acting and intent.kind is not None and sight.stakes != NONE
        then = with_one(plate, intent.kind) if chosen and intent.kind is not None else plate
        yield from mat(sight, seat, plate, then)


def mat(sight: Sight, seat: int, now: Counts, then: Counts) -> Iterator[Item]:
    """As it is now, with what it is about to become."""
    who, acts = sight.people[seat], seat == sight.view.actor
    has = Say("cookie_plate.thing.plate", name=who.name, cookies=cookies(now))
    yield Item(f"mat:{seat}", "plate", {"colour": f"seat_{who.emblem}", "acts": acts}, has)
    says = Say("cookie_plate.thing.player", name=who.name, points=total(now))
    yield Item(f"player:{seat}", "card", {"lines": ((emblem(who.emblem, 1.6),),)}, says, can=frozenset({TAP}))
    name = {"lines": ((Txt(who.name, name=True),),), "align": "left"}
    yield Item(f"name:{seat}", "card", name, can=frozenset({TAP}), part_of=f"player:{seat}")
    yield Item(f"total:{seat}", "card", {"lines": (points(total(now), total(then)),), "align": "right"})
    for kind, was, count in zip(KINDS, now, then):
        look = {**COOKIES[kind.id]._asdict(), "faded": not count}
        told = Say("cookie_plate.thing.cell", name=who.name, kind=kind.said, count=was)
        yield Item(f"cell:{seat}:{kind.id}", "cookie", look, told, can=frozenset({HOLD}))
        ink = "ink" if count == was else "good"
        yield Item(f"count:{seat}:{kind.id}", "card", {"lines": ((Txt(count or "", ink, big=True),),)})


def points(now: int, then: int) -> Line:
    """As they stand, or as they were and will be."""
    if now == then:
        return (Txt(now, big=True),)
    return (Txt(now, "ink_soft", struck=True), Space(0.3), Txt(then, "good", big=True))


def cookies(plate: Counts) -> Said:
    """2 star, 1 moon."""
    told = [Say("cookie_plate.cookies", count=count, kind=kind.said) for kind, count in zip(KINDS, plate) if count]
    return listed(told, "comma") if told else Say("cookie_plate.nothing")
