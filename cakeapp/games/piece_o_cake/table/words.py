"""Piece o' Cake in words: what happened, and what lists of slices are called."""

from collections import Counter
from collections.abc import Iterable, Sequence

from cakeapp.core.game import Event, Line
from cakeapp.core.say import Listed, Said, Say, listed
from cakeapp.core.scoring import points_of
from cakeapp.games.piece_o_cake.rules.components import NUMBER, VARIETIES, ids
from cakeapp.games.piece_o_cake.rules.scoring import majority
from cakeapp.games.piece_o_cake.rules.state import CAKES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.table.intent import Intent, most
from cakeapp.scene.sight import NONE, Person, Sight

names = ids  # each slice of counts by its id


def slices(found: Iterable[str]) -> Said:
    """2 strawberry, 1 chocolate."""
    told = [
        Say("piece_o_cake.slices", count=n, variety=VARIETIES[NUMBER[name]].said) for name, n in Counter(found).items()
    ]
    return listed(told, "comma") if told else Say("piece_o_cake.nothing")


def race(view: View, kind: int, people: Sequence[Person]) -> Say:
    """What a variety is worth, who has how many, and how many may still come."""
    variety = VARIETIES[kind]
    has = [Say("piece_o_cake.closer.has", name=who.name, count=n[kind]) for who, n in zip(people, view.collected)]
    return Say(
        "piece_o_cake.closer.race",
        variety=variety.said,
        count=variety.count,
        cream=variety.cream,
        has=listed(has, "comma"),
        unseen=view.unseen[kind],
    )


def leading(view: View, kind: int, people: Sequence[Person]) -> Say:
    """Who has collected most of a variety."""
    variety, leaders = VARIETIES[kind].said, [people[seat].name for seat in majority(view.collected, kind)]
    if not leaders:
        return Say("piece_o_cake.thing.board_none", variety=variety, unseen=view.unseen[kind])
    says = "board" if len(leaders) == 1 else "board_tied"
    most = max(counts[kind] for counts in view.collected)
    return Say(f"piece_o_cake.thing.{says}", variety=variety, who=listed(leaders), count=most, unseen=view.unseen[kind])


def role(does: str, length: str = "long") -> Say:
    """What somebody will do with a cake, in some words or in one."""
    return Say(f"piece_o_cake.role.{length}.{does}")


def called(sight: Sight, seat: int) -> Say | str:
    """By her name; who plays with bots alone is "you"."""
    alone = seat == sight.near and sum(not who.is_bot for who in sight.people) == 1
    return Say("piece_o_cake.did.you") if alone else sight.people[seat].name


def points_now(lines: Sequence[Line]) -> Say:
    """Where a seat's points come from, as majorities stand."""
    eaten = sum(line.points for line in lines if line.source == "eaten")
    total = points_of(lines)
    return Say("piece_o_cake.about.points", count=total, cream=eaten, most=total - eaten)


def sentence(event: Event, people: Sequence[Person]) -> Said | None:
    """What happened, for the log and for whoever looks on."""
    name = "" if event.seat is None else people[event.seat].name
    facts = event.public
    if event.kind == "take":
        eaten, collected = slices(facts["eaten"]), slices(facts["collected"])
        if not facts["eaten"]:
            return Say("piece_o_cake.event.take_collected", name=name, collected=collected)
        if not facts["collected"]:
            return Say("piece_o_cake.event.take_eaten", name=name, eaten=eaten)
        return Say("piece_o_cake.event.take", name=name, eaten=eaten, collected=collected)
    if event.kind == "forfeit":
        return Say("piece_o_cake.event.forfeit", name=name, slices=slices(facts["slices"]))
    if event.kind == "cut":
        return Say("piece_o_cake.event.cut", name=name, count=max(1, len(facts["cuts"])))
    if event.kind == "cake":
        return Say("piece_o_cake.event.cake", name=name, cake=facts["cake"], cakes=CAKES)
    if event.kind == "cake_done":
        left = [one for piece in facts["leftovers"] for one in piece]
        if left:
            return Say("piece_o_cake.event.cake_done", leftovers=slices(left))
        return None  # an empty plate is seen
    return Say(f"piece_o_cake.event.{event.kind}", name=name)


def changes(told: Sequence[tuple[str, int]]) -> Listed:
    """By name what a choice gains or costs."""
    return listed([Say("piece_o_cake.closer.change", name=name, points=f"{n:+}") for name, n in told], "comma")


def asked(sight: Sight, intent: Intent, said: str) -> Said:
    """What she is asked: as a `prompt` by name, or in fewer words."""
    view, name, key = sight.view, sight.people[sight.view.actor or 0].name, f"piece_o_cake.{said}"
    if view.cuts is None:
        if intent.full:
            return Say(f"{key}.full", name=name, count=most(view))
        if len(intent.knives) > 1 and sight.stakes != NONE:
            return Say(f"{key}.forecast", name=name)
        if view.players == 2 and view.take_four:
            return Say(f"{key}.cut_for_two", name=name)
        return Say(f"{key}.cut", name=name, count=view.players)
    if intent.piece:
        return Say(f"{key}.eat", name=name)
    if intent.forfeit is not None:
        return Say(f"{key}.forfeit", name=name, variety=VARIETIES[intent.forfeit].said)
    if view.pieces:
        return Say(f"{key}.choose", name=name)
    return Say(f"{key}.pass_or_eat" if any(view.collected[view.actor or 0]) else f"{key}.pass", name=name)
