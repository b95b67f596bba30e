"""What each player has: a cell for each variety with count and crown, and where her points come from."""

from collections.abc import Iterator, Sequence

from cakeapp.core.game import Event, Line
from cakeapp.core.say import Say
from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.scoring import majority, score_lines
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import after, points
from cakeapp.games.piece_o_cake.table import facts, words
from cakeapp.games.piece_o_cake.table.intent import Intent, move
from cakeapp.scene.item import HOLD, TAP, Item, Look
from cakeapp.scene.lines import Part, Pic, Space, Txt, emblem
from cakeapp.scene.sight import NONE, Sight

PICTURES = "piece_o_cake"
PALE, DEEP = "seat_0_on", "on_glow"  # words on colours that are the same by day and by night
DARK = ("cho",)  # on their colours words are pale


def mats(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    chosen = move(sight, intent) if sight.stakes != NONE else None
    collected, eaten = after(view, chosen) if chosen else (list(view.collected), list(view.eaten))
    then, now = points(collected, eaten), points(view.collected, view.eaten)
    new = facts.came(facts.of_cake(sight.events), view.players)
    yield from heads(view, sight)
    for seat, lines in enumerate(score_lines(collected, eaten, VARIETIES)):
        bites = eaten[seat] != view.eaten[seat]
        yield from bar(sight, seat, lines, bites, (now[seat], then[seat]))
        for kind in KINDS:
            yield cell(sight, intent, seat, kind, collected, new[seat][kind])


def bar(sight: Sight, seat: int, lines: Sequence[Line], bites: bool, total: tuple[int, int]) -> Iterator[Item]:
    """Who she is, and where her points come from. The race has other places for some of it than a mat has."""
    who, acts = sight.people[seat], seat == sight.view.actor
    colour = f"seat_{who.emblem}"
    ink = f"{colour}_on" if acts else "ink"
    cream = sum(line.points for line in lines if line.source == "eaten")
    crowns = sum(line.points for line in lines) - cream
    for mat in ("mat", "mat_too"):
        yield Item(f"{mat}:{seat}", "mat", {"colour": colour, "acts": acts})
    yield Item(f"platter:{seat}", "card", {"lines": (), "fill": "paper_raised", "edge": "ink"})
    does = role(sight.view, sight.events, seat)
    framed = colour if does == "next" else ""
    yield of(seat, "bar", {"fill": colour if acts else "", "edge": framed, "square": True})
    says = Say("piece_o_cake.about.name", name=who.name, points=words.points_now(lines))
    yield Item(f"player:{seat}", "card", {"lines": ((emblem(who.emblem, 1.6),),)}, says, can=frozenset({TAP}))
    named, gap = Txt(words.called(sight, seat), ink, name=True), Space(0)
    full = Txt(who.name, ink)  # as long as there is room for it
    long, short = ((Txt(words.role(does, length), ink),) if does else () for length in ("long", "short"))
    ways = ((full, gap, *short),), ((full,), short), ((full,),), ((named, gap, *short),), ((named,),)
    name: Look = {"lines": ((full, gap, *long),), "ways": ways}
    yield of(seat, "name", name)
    yield of(seat, "eaten", {"lines": ((Pic(f"{PICTURES}/mouth", 1.1), Txt(cream, ink)),)})
    yield of(seat, "crowns", {"lines": ((Pic(f"{PICTURES}/crown", 1.1), Txt(crowns, ink)),)})
    yield of(seat, "cream", {"lines": ((Txt(cream, "good" if bites else "ink"),),)})
    now, then = total
    changed = "" if now == then else "good" if then > now else "bad"
    yield of(seat, "total", {"lines": ((Txt(then, ink if acts or not changed else changed, big=True),),)})
    sums: tuple[Part, ...] = (Txt(then, changed or "ink", big=True),)
    was: tuple[Part, ...] = (Txt(now, "ink_soft", struck=True), Space(0.3)) if changed else ()
    yield of(seat, "sum", {"lines": ((*was, *sums),), "ways": ((sums,),), "align": "right"})


def of(seat: int, what: str, look: Look) -> Item:
    """A part of what is hers: a touch there tells all that is public of her."""
    return Item(f"{what}:{seat}", "card", look, can=frozenset({TAP}), part_of=f"player:{seat}")


def ink_on(variety: str) -> str:
    return PALE if variety in DARK else DEEP


def heads(view: View, sight: Sight) -> Iterator[Item]:
    """Above the race: what is collected, and below, how much of it is still to come."""
    yield Item("race", "card", {"fill": "paper_raised", "edge": "ink"})
    yield Item("race_mouth", "card", {"lines": ((Pic(f"{PICTURES}/mouth", 1),),)})
    yield Item("race_sum", "card", {"lines": ((Txt(Say("piece_o_cake.button.points", count=0)),),), "align": "right"})
    yield Item("to_come", "card", {"lines": ((Txt(Say("piece_o_cake.still_left")),),)})
    for kind in KINDS:
        variety = VARIETIES[kind]
        yield Item(f"stripe:{kind}", "card", {"lines": (), "fill": f"slice_{variety.id}", "edge": "", "pale": True})
        look: Look = {"lines": ((Pic(f"{PICTURES}/fruit_{variety.id}", 1.3),),)}
        yield Item(f"fruit:{kind}", "card", look, words.leading(view, kind, sight.people), can=frozenset({HOLD}))
        yield Item(f"come:{kind}", "card", {"lines": ((Txt(facts.to_come(view)[kind] or ""),),)})
    if sight.near is not None:
        yield Item("own_row", "card", {"lines": (), "edge": f"seat_{sight.people[sight.near].emblem}"})


def role(view: View, events: Sequence[Event], seat: int) -> str:
    """What she will do with this cake, or that she has done it."""
    still = facts.still(view, events)
    if seat in still:
        return facts.role(view, events, still.index(seat))
    return "chose" if still else ""


def cell(sight: Sight, intent: Intent, seat: int, kind: int, collected: list[tuple[int, ...]], new: int) -> Item:
    view, variety = sight.view, VARIETIES[kind]
    leaders = majority(collected, kind)
    leads, lost = seat in leaders, seat in majority(view.collected, kind) and seat not in leaders
    count, was = collected[seat][kind], view.collected[seat][kind]
    look: Look = {
        "variety": variety.id,
        "ink": ink_on(variety.id),
        "count": str(was if lost and count == was else count) if was or count else "",
        "crown": leads or lost,
        "leads": leads,
        "lost": f"\u2212{variety.count}" if lost else "",
        "new": f"+{new}" if new else "",
        "changed": count != was or (seat == sight.acting and intent.forfeit == kind),
        "seat": f"seat_{sight.people[seat].emblem}",
    }
    says = Say("piece_o_cake.thing.cell", name=sight.people[seat].name, variety=variety.said, count=count)
    return Item(f"cell:{seat}:{variety.id}", "cell", look, says, can=frozenset({TAP, HOLD}))
