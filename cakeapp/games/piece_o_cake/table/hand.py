"""Where the hand is: what is asked, what can be chosen and what it brings, and the button that does it."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say
from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import differences, kept
from cakeapp.games.piece_o_cake.table import facts, ring, words
from cakeapp.games.piece_o_cake.table.intent import Intent, brings, kinds, move
from cakeapp.games.piece_o_cake.table.pie import fruit, in_words
from cakeapp.scene.item import DRAG, TAP, Item, Look
from cakeapp.scene.lines import Line, Part, Pic, Space, Txt, emblem, signed
from cakeapp.scene.sight import ALL, NONE, Sight

PICTURES = "piece_o_cake"
LEANING = 1.4  # by how many slices the knife is turned where it lies
TOUCH = frozenset({TAP})


def hand(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    seat = sight.acting
    if seat is None:
        return
    who = sight.people[seat]
    yield Item("hand", "mat", {"colour": f"seat_{who.emblem}", "acts": True, "near": True})
    asked = words.asked(sight, intent, "prompt")
    ink = f"seat_{who.emblem}_on"
    short = ((Txt(words.asked(sight, intent, "asked"), ink),),)
    head: Look = {"lines": ((Txt(asked, ink),),), "ways": (short,), "fill": f"seat_{who.emblem}"}
    if sight.told:
        head = {"lines": ((Txt(sight.told),),), "fill": "paper_raised", "edge": "glow", "stripe": "glow", "told": True}
    yield Item("prompt", "card", {**head, "square": True}, sight.told or asked, "heading")
    if view.cuts is None:
        yield from serving(sight, intent)
    elif intent.piece:
        if len(view.pieces) > 1 or any(view.collected[seat]):
            yield Item("back", "tool", {"icon": "back"}, Say("piece_o_cake.thing.back"), "button", TOUCH)
        for kind, kept_ones, bites in kinds(view, intent):
            yield from tile(sight, kind, kept_ones, bites)
    else:
        yield from on_offer(sight)
        yield from to_give_up(sight, intent)
    yield confirm(sight, intent)


def serving(sight: Sight, intent: Intent) -> Iterator[Item]:
    """Knives, and in which order the pieces will be chosen: with knives laid on, also who would take what then."""
    yield Item("store", "card", {"lines": (), "edge": "glow"}, can=frozenset({DRAG, TAP}), part_of="knife")
    look: Look = {"turn": LEANING, "knife": True}
    yield Item("knife", "gap", look, Say("piece_o_cake.thing.knife"), "thing", frozenset({DRAG, TAP}))
    lines = ((Txt(Say("piece_o_cake.button.whole")),),)
    look = {"lines": lines, **marked(intent.whole), "square": True}  # chosen here, and done by the button
    yield Item("whole", "card", look, Say("piece_o_cake.thing.whole"), "thing", TOUCH)
    view, cuts = sight.view, tuple(sorted(intent.knives))
    takers, gains = facts.forecast(view, cuts) if sight.stakes != NONE and len(cuts) > 1 else ({}, [])
    for place, seat in enumerate(dict.fromkeys(facts.choosers(view)), 1):
        who = sight.people[seat]
        slices = [at for letter, part in ring.pieces(cuts).items() if takers.get(letter) == seat for at in part]
        worth: Line = (signed(gains[seat], big=True),) if gains else ()
        nth, face, name = (
            Txt(words.role(str(place), "short")),
            emblem(who.emblem),
            Txt(words.called(sight, seat), name=True),
        )
        ends: Line = (Space(0), *fruit(facts.of_positions(view, slices), 3, 1.3), Space(0.3), *worth)
        ways = (((nth, face, name, Space(0), *worth),), ((nth, face, *ends),), ((nth, face), worth))
        look = {"lines": ((nth, face, name, *ends),), "ways": (*ways, ((nth,), (face,), worth)), "square": True}
        look = {**look, "fill": "gold" if worth and seat == view.server else "paper_raised"}
        yield Item(f"order:{seat}", "card", {**look, "edge": f"seat_{who.emblem}"})


def marked(chosen: bool, plain: str = "") -> Look:
    return {"fill": "gold" if chosen else plain, "edge": "ink" if chosen else "line", "chosen": chosen}


def on_offer(sight: Sight) -> Iterator[Item]:
    """The pieces that are left, each with what it brings, and whom it costs what."""
    view, pieces = sight.view, ring.pieces(sight.view.cuts or ())
    for letter, counts in view.pieces:
        points = brings(view, letter) if sight.stakes == ALL else []
        own: Line = (signed(points[view.actor or 0], big=True),) if points else ()
        harm = harms(sight, points)
        worth = (*own, Space(0.7), *harm) if harm else own  # what others lose stands for itself
        has, few = fruit(counts, 5, 1.4), fruit(counts, 3)
        half = -(-len(few) // 4) * 2
        ways = ((*has, *worth),), (few[:half], few[half:], worth), (has, own, harm), (few[:half], few[half:], own, harm)
        look: Look = {"lines": (has, worth), "ways": ways, "fill": "paper_raised", "edge": "line"}
        yield Item(f"offer:{letter}", "card", look, in_words(view, letter, pieces[letter]), "button", TOUCH)


def to_give_up(sight: Sight, intent: Intent) -> Iterator[Item]:
    """What was collected may be eaten instead of taking a piece, a whole variety at once."""
    view, seat = sight.view, sight.view.actor or 0
    if any(view.collected[seat]):
        instead = Txt(Say("piece_o_cake.button.instead"))
        yield Item("instead", "card", {"lines": ((Pic(f"{PICTURES}/mouth", 1.3),), (instead,))})
    for kind, n in enumerate(view.collected[seat]):
        if n:
            variety, chosen = VARIETIES[kind], intent.forfeit == kind
            points = differences(view, FORFEITS[kind])[seat]
            shown = sight.stakes == ALL or (chosen and sight.stakes != NONE)
            worth: Line = (Txt(signed(points).said),) if shown else ()
            look: Look = {"lines": ((Pic(f"{PICTURES}/fruit_{variety.id}", 1.5), Txt(n)), worth), **marked(chosen)}
            look = {**look, "edge": "ink", "pale": True}  # where it lies over her platter, one sees what it means
            says = Say("piece_o_cake.thing.own", variety=variety.said, count=n)
            yield Item(f"own:{variety.id}", "card", look, says, "thing", TOUCH)


def tile(sight: Sight, kind: int, kept_ones: int, bites: int) -> Iterator[Item]:
    """A variety of the picked piece: onto the plate, or into the mouth; exact, also what it would bring there."""
    variety, slices = VARIETIES[kind], kept_ones + bites
    yield Item(f"tile:{variety.id}", "card", {"lines": (), "fill": f"slice_{variety.id}", "edge": "ink"})
    for half, count, picture in (("keep", kept_ones, f"fruit_{variety.id}"), ("eat", bites, "mouth")):
        times = Txt(f"\u00d7{count or slices}" if slices > 1 else "")
        shown: Line = (Pic(f"{PICTURES}/{picture}", 1.9), times)
        small: Line = (Pic(f"{PICTURES}/{picture}", 1.4), times)
        worth, harm = of_half(sight, kind, half, count or slices)
        ways = (shown, worth, harm), ((*small, *worth), harm), (small, worth, harm)
        look: Look = {"lines": ((*shown, *worth), harm), "ways": ways, "square": True}
        look = {**look, **marked(count > 0, "paper_raised")}
        says = Say(f"piece_o_cake.thing.{half}", variety=variety.said, count=count)
        yield Item(f"{half}:{variety.id}", "card", look, says, "thing", TOUCH)


def of_half(sight: Sight, kind: int, half: str, count: int) -> tuple[Line, Line]:
    """What so many slices bring there, and whom they cost what; in words what it is where no points are shown."""
    if sight.stakes == NONE:
        return (Txt(Say(f"piece_o_cake.button.{half}")),), ()
    view, seat = sight.view, sight.view.actor or 0
    points = kept(view, seat, kind, count) if half == "keep" else []
    own = points[seat] if points else VARIETIES[kind].cream * count
    return (signed(own, big=True),), harms(sight, points)


def harms(sight: Sight, points: list[int]) -> Line:
    """Whom it costs what, or helps; those for whom it is the same stand together."""
    others = {seat: n for seat, n in enumerate(points) if n and seat != sight.view.actor}
    found: list[Part] = []
    for change in sorted(set(others.values())):
        found += [Space(0.4)] * bool(found)
        found += [emblem(sight.people[seat].emblem, 1.1) for seat, n in others.items() if n == change]
        found.append(signed(change))
    return tuple(found)


def confirm(sight: Sight, intent: Intent) -> Item:
    chosen = move(sight, intent)
    view: View = sight.view
    if chosen is None or (chosen.verb == "cut" and len(chosen.args) == 1):
        why = Say(f"piece_o_cake.button.{'lay_more' if chosen else 'lay'}")
        if view.cuts is not None:
            why = Say(f"piece_o_cake.button.{'choose_or' if any(view.collected[sight.acting or 0]) else 'choose'}")
        return Item("confirm", "button", {"lines": ((Txt(why, "ink_soft"),),)}, why, "button", TOUCH, why)
    why_not = sight.refuse(chosen)
    ink = "ink_soft" if why_not else "accent_ink"
    points: list[int] = []
    if sight.stakes != NONE and chosen.verb in ("take", "forfeit"):
        points = differences(view, chosen)
    elif sight.stakes != NONE and chosen.args and not why_not:
        _, points = facts.forecast(view, chosen.args)
    others = harms(sight, points) if chosen.verb != "cut" else ()
    if chosen.verb == "cut" and max(1, len(chosen.args)) < view.players:
        others = (Txt(Say("piece_o_cake.button.none_left"), "bad"),)
    says: Line = (Txt(button(chosen), ink),)
    own = points[view.actor or 0] if points else 0
    worth: Line = (Txt(signed(own).said, ink, big=True),) if points else ()
    named: Line = (Txt(Say("piece_o_cake.button.points", count=abs(own)), ink),) if points else ()
    line = (*says, Space(0.4), *worth) if worth else says
    ways: list[tuple[Line, ...]] = [(says, worth, named), (line,), (says, worth)]
    if chosen.verb == "forfeit":
        picture = Pic(f"{PICTURES}/fruit_{VARIETIES[chosen.args[0]].id}", 1.6)
        ways.insert(0, ((Txt(Say("piece_o_cake.button.eat_all"), ink), picture), worth, named))
    look: Look = {"lines": ((*line, *named),), "ways": tuple(ways), "others": (others,) if others else ()}
    return Item("confirm", "button", look, spoken(sight, chosen, points), "button", TOUCH, why_not or "")


def button(chosen: Move) -> Say:
    if chosen.verb == "cut" and chosen.args:
        return Say("piece_o_cake.button.cut", count=len(chosen.args))
    if chosen.verb == "forfeit":
        return Say("piece_o_cake.button.forfeit", variety=VARIETIES[chosen.args[0]].said)
    return Say(f"piece_o_cake.button.{'cut_whole' if chosen.verb == 'cut' else chosen.verb}")


def spoken(sight: Sight, chosen: Move, points: list[int]) -> Said:
    """The button's words with all that its pictures say."""
    told = [(sight.people[seat].name, n) for seat, n in enumerate(points) if n]
    if chosen.verb == "cut" or not told:
        return button(chosen)
    return Say("piece_o_cake.button.spoken", button=button(chosen), told=words.changes(told))
