"""This cake's story: which cake it is, what everybody did so far, who is next; and what may still come."""

from collections.abc import Iterator

from cakeapp.core.game import Event
from cakeapp.core.say import Said, Say
from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.table import facts, words
from cakeapp.games.piece_o_cake.table.mats import PICTURES, ink_on
from cakeapp.games.piece_o_cake.table.pie import fruit, shared_out
from cakeapp.scene.item import Item, Look
from cakeapp.scene.lines import Line, Pic, Space, Txt, emblem
from cakeapp.scene.sight import Sight


def story(sight: Sight) -> Iterator[Item]:
    view: View = sight.view
    panel: Look = {"lines": (), "fill": "paper_raised", "edge": "line"}
    yield Item("acts", "card", panel)
    yield Item("stock", "card", panel)
    yield Item("title", "card", {**panel, "lines": ((Txt(title(view)),),)}, title(view), "heading")
    n = WEDGES * (CAKES - view.cake)
    come = Say("piece_o_cake.to_come", count=n, of=sum(view.unseen)) if n else Say("piece_o_cake.no_more")
    yield Item("stock_left", "card", {"lines": ((Txt(come),),), "align": "right"}, come)
    for kind, n in enumerate(facts.to_come(view)):
        variety = VARIETIES[kind].id
        yield Item(f"left:{kind}", "cell", {"variety": variety, "count": str(n or ""), "ink": ink_on(variety)})
    told = facts.of_cake(sight.events)
    for at, event in enumerate(told, 1):
        yield act(sight, at, event)
    if view.actor is not None:
        for at, seat in enumerate(facts.still(view, sight.events)):
            yield to_act(sight, at, seat, len(told) + at + 1)
    asked = sight.acting is not None  # then the prompt is where the hand is
    drawn = "told" if sight.telling else "card"
    yield Item("news:near" if asked else "prompt", drawn, news(sight), spoken(sight), "heading", place="news:near")
    for edge in ("far", "left"):
        yield Item(f"news:{edge}", drawn, news(sight))


def title(view: View) -> Say:
    if view.cake >= CAKES:
        return Say("piece_o_cake.cake_last")
    return Say("piece_o_cake.cake", cake=view.cake, cakes=CAKES)


def act(sight: Sight, at: int, event: Event) -> Item:
    who = sight.people[event.seat or 0]
    line: Line = (emblem(who.emblem, 1.6), *what(event))
    look = row(line, who.emblem, "linen")
    if event.kind == "take":  # the mouth above, the plate below it
        first, *rest = shared_out(event)
        look = {**look, "ways": (((emblem(who.emblem, 1.6), *first), *((Space(1.7), *line) for line in rest)),)}
    return Item(f"act:{at}", "card", look, words.sentence(event, sight.people) or "")


def row(line: Line, seat: int, fill: str) -> Look:
    return {"lines": (line,), "fill": fill, "stripe": f"seat_{seat}", "edge": f"seat_{seat}", "align": "left"}


def what(event: Event) -> Line:
    """What somebody did, in pictures."""
    if event.kind == "take":
        return tuple(part for line in shared_out(event) for part in line)
    if event.kind == "forfeit":
        return (Pic(f"{PICTURES}/mouth", 1.5), *fruit(facts.counts(event.public["slices"])))
    if event.kind == "cut":
        count = max(1, len(event.public["cuts"]))
        return (Pic(f"{PICTURES}/knife", 1.45), Txt(Say("piece_o_cake.did.cut", count=count)))
    return (Txt(Say("piece_o_cake.did.pass")),)


def to_act(sight: Sight, at: int, seat: int, place: int) -> Item:
    """Who it is at the left, and at the right what she does now, or when she will; the same in all rows."""
    view, who, does = sight.view, sight.people[seat], facts.role(sight.view, sight.events, at)
    long, name = words.role(does), Txt(words.called(sight, seat))
    says = words.role(does, "you") if isinstance(name.said, Say) else long
    if at:
        left = view.cuts is not None and seat == view.server and len(view.pieces) == 1
        says = words.role("left" if left else does, "short")
    face = emblem(who.emblem, 1.6)
    look = row((face, name, Space(0), Txt(says)), who.emblem, "linen" if at else "gold")
    look = {**look, "ways": (((face, name), (Space(1.7), Txt(says))),)}
    return Item(f"act:{place}", "card", look, Say("piece_o_cake.did.says", name=who.name, says=long))


def spoken(sight: Sight) -> Said | str:
    told = facts.of_cake(sight.events)
    return sight.told or (words.sentence(told[-1], sight.people) if told else None) or title(sight.view)


def news(sight: Sight) -> Look:
    """What has just happened, in words and then in pictures; before anything has, who is to act."""
    if sight.told:
        return {"lines": ((Txt(sight.told),),), "fill": "paper_raised", "edge": "glow"}
    told = facts.of_cake(sight.events)
    who = sight.people[(told[-1].seat or 0) if told else sight.view.server]
    lines: list[Line] = []
    actor = sight.view.actor
    if actor is not None:
        now = words.role(facts.role(sight.view, sight.events, 0))
        lines.append((emblem(sight.people[actor].emblem, 1.6), Txt(sight.people[actor].name), Txt(now)))
        after = [emblem(sight.people[seat].emblem, 1.5) for seat in facts.still(sight.view, sight.events)[1:]]
        lines += [(Txt(Say("piece_o_cake.role.then")), *after)] if after else []
    first: tuple[Line, ...] = ((Txt(title(sight.view)),),)
    ways: tuple[tuple[Line, ...], ...] = ()
    if told:
        did: Line = (emblem(who.emblem, 1.9), Txt(who.name))
        first = ((*did, *what(told[-1])),)
        if told[-1].kind == "take":  # the plate below the mouth
            above, *below = shared_out(told[-1])
            ways = (((*did, *above), *below, *lines),)
    return {"lines": (*first, *lines), "ways": ways, "fill": "paper_raised", "edge": f"seat_{who.emblem}"}
