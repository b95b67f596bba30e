"""The cake in the middle: slices, knives between them, what each piece brings, and who took what."""

from collections.abc import Iterator

from cakeapp.core.game import Event
from cakeapp.core.say import Say
from cakeapp.games.piece_o_cake.rules.components import VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import differences
from cakeapp.games.piece_o_cake.table import facts, ring, words
from cakeapp.games.piece_o_cake.table.final import final
from cakeapp.games.piece_o_cake.table.intent import Intent, brings, move, slices_to_eat
from cakeapp.games.piece_o_cake.table.mats import DEEP
from cakeapp.scene.item import DRAG, HOLD, TAP, Item, Look
from cakeapp.scene.lines import Line, Pic, Txt, emblem, signed
from cakeapp.scene.sight import ALL, NONE, Person, Sight

PICTURES = "piece_o_cake"
APART, PICKED = 0.04, 0.075  # how far pieces lie from the middle, in radii of the cake
TOUCH, CARRY = frozenset({TAP, HOLD}), frozenset({TAP, DRAG, HOLD})


def pie(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    if view.actor is None:
        yield from final(sight)
    if not view.ring:
        return
    yield Item("pie", "picture", {"sprite": f"{PICTURES}/cake_board"})
    cutting = view.cuts is None
    cuts = tuple(sorted(intent.knives)) if cutting else view.cuts or ()
    pieces = ring.pieces(cuts if len(cuts) != 1 else ())
    cut_now = cutting and sight.acting is not None and len(pieces) > 1
    takers, gains = facts.forecast(view, cuts) if cut_now and sight.stakes != NONE else ({}, [])
    tints = {letter: f"piece_{letter.lower()}" for letter in pieces} if cut_now else {}
    tints |= {letter: f"seat_{sight.people[seat].emblem}" for letter, seat in takers.items()}
    for letter, part in pieces.items():
        if cutting or letter in dict(view.pieces):
            yield from slices(sight, intent, letter, part, tints.get(letter, ""))
        else:
            yield from taken(sight, letter, part)
    if cutting:
        yield from knives(sight, intent)
        yield from forecast(sight, pieces, takers, gains)
    else:
        yield from tags(sight, intent, pieces)


def middle(part: list[int]) -> float:
    """Where on the rim the middle of a piece is, in wedges from the top."""
    return part[0] + len(part) / 2


def slices(sight: Sight, intent: Intent, letter: str, part: list[int], tint: str) -> Iterator[Item]:
    view: View = sight.view
    cutting, picked = view.cuts is None, letter == intent.piece
    whole = not view.cuts
    for at in part:
        variety = VARIETIES[view.ring[at]]
        look: Look = {
            "variety": variety.id,
            "piece": letter,
            "number": str(variety.count),
            "turn": at + 0.5,
            "out": 0.0 if cutting or whole else PICKED if picked else APART,
            "towards": middle(part),
            "tint": tint,
            "band": "glow" if view.cuts == () else tint,  # served whole, it is one piece as if it were cut
            "mark": "mouth" if picked and at in intent.eaten else "",
            "rim": "glow" if picked else "",
            "faded": bool(intent.piece) and not picked,
        }
        if cutting or sight.acting is None:
            yield Item(f"slice:{at}", "slice", look, Say("piece_o_cake.thing.slice", variety=variety.said))
        elif picked:
            says = "thing.slice_eaten" if at in intent.eaten else "thing.slice_kept"
            yield Item(f"slice:{at}", "slice", look, Say(f"piece_o_cake.{says}", variety=variety.said), "thing", CARRY)
        else:
            mid = part[len(part) // 2]
            says_piece = in_words(view, letter, part) if at == mid else ""
            yield Item(f"slice:{at}", "slice", look, says_piece, "button", TOUCH, part_of=f"slice:{mid}")


def in_words(view: View, letter: str, part: list[int]) -> Say:
    found = [VARIETIES[view.ring[at]] for at in part]
    told = words.slices([variety.id for variety in found])
    return Say("piece_o_cake.thing.piece", letter=letter, slices=told, cream=sum(one.cream for one in found))


def taken(sight: Sight, letter: str, part: list[int]) -> Iterator[Item]:
    """In the empty place of a piece: who took it, and of each slice whether it was eaten or kept."""
    for event in facts.of_cake(sight.events):
        if event.kind == "take" and event.public["piece"] == letter and event.seat is not None:
            who = sight.people[event.seat]
            colour = f"seat_{who.emblem}"
            look: Look = {"gone": True, "tint": colour, "rim": colour, "towards": middle(part), "out": APART}
            eaten = slices_to_eat(sight.view, letter, facts.counts(event.public["eaten"]))
            for at in part:
                variety, mark = VARIETIES[sight.view.ring[at]].id, "mouth" if at in eaten else "plate"
                yield Item(f"gone:{at}", "slice", {**look, "variety": variety, "mark": mark, "turn": at + 0.5})
            named: Line = (emblem(who.emblem, 1.3), Txt(who.name, name=True))
            look = {**at_rim(named, part, "paper_raised", who), "ways": (((emblem(who.emblem),),),), "round": True}
            yield Item(f"taken:{letter}", "card", look, words.sentence(event, sight.people) or "")


def at_rim(line: Line, part: list[int], fill: str, who: Person) -> Look:
    """What is said of a piece lies at its rim, and shows there of whom it is said."""
    return {"lines": (line,), "fill": fill, "edge": f"seat_{who.emblem}", "turn": part[0], "span": len(part)}


def shared_out(event: Event) -> tuple[Line, ...]:
    """The mouth with what was eaten, the plate with what was collected; pictures of one variety stand together."""
    rows = (("mouth", facts.counts(event.public["eaten"])), ("plate", facts.counts(event.public["collected"])))
    return tuple((Pic(f"{PICTURES}/{where}", 1.6), *fruit(found)) for where, found in rows if any(found))


def fruit(found: Counts, most: int = 4, size: float = 1.6) -> Line:
    """Each slice by its picture; where they are many, each variety once and how often."""
    if sum(found) <= most:
        return tuple(Pic(f"{PICTURES}/fruit_{name}", size) for name in words.names(found))
    return tuple(
        part
        for kind, n in enumerate(found)
        if n
        for part in (Pic(f"{PICTURES}/fruit_{VARIETIES[kind].id}", size), Txt(f"\u00d7{n}" if n > 1 else ""))
    )


def tags(sight: Sight, intent: Intent, pieces: dict[str, list[int]]) -> Iterator[Item]:
    """At the rim, and between slices rather than on one: what a piece brings whoever chooses, as it would be shared."""
    view, seat, chosen = sight.view, sight.acting, move(sight, intent)
    if seat is None:
        return
    for letter, _ in view.pieces:
        picked = letter == intent.piece
        if sight.stakes != ALL and not (picked and sight.stakes != NONE):
            continue
        part = pieces[letter]
        points = differences(view, chosen)[seat] if picked and chosen else brings(view, letter)[seat]
        worth = signed(points, big=True)._replace(turned=True)
        line: Line = (worth._replace(colour=DEEP) if picked else worth,)
        look = at_rim(line, part, "glow" if picked else "paper_raised", sight.people[seat])
        mid = part[len(part) // 2]
        can: frozenset[str] = frozenset() if picked else frozenset({TAP})  # its slices are touched under it
        yield Item(f"tag:{letter}", "card", {**look, "round": True}, can=can, part_of="" if picked else f"slice:{mid}")


def forecast(sight: Sight, pieces: dict[str, list[int]], takers: dict[str, int], gains: list[int]) -> Iterator[Item]:
    """At the rim of each piece that is being cut: who would take it, and what all of it brings her; once for two."""
    told = words.changes([(who.name, n) for who, n in zip(sight.people, gains)])
    for letter, seat in takers.items():
        part, who = pieces[letter], sight.people[seat]
        worth = signed(gains[seat], big=True)._replace(turned=True)
        line: Line = (emblem(who.emblem), *((worth,) if [*takers.values()].count(seat) == 1 else ()))
        look = at_rim(line, part, "gold" if seat == sight.view.server else "paper_raised", who)
        look = {**look, "ways": (tuple((one,) for one in line),)}
        key = f"tag:{letter}:{part[0]}:{len(part)}:{seat}"  # another piece has another: none slides about under a knife
        yield Item(key, "card", look, Say("piece_o_cake.closer.piece", name=who.name, told=told))


def knives(sight: Sight, intent: Intent) -> Iterator[Item]:
    if sight.acting is None:
        return
    for at in range(WEDGES):
        knife = at in intent.knives
        says = Say(f"piece_o_cake.thing.{'gap_cut' if knife else 'gap'}", a=(at - 1) % WEDGES + 1, b=at + 1)
        look: Look = {"turn": float(at), "knife": knife}
        yield Item(f"gap:{at}", "gap", look, says, "place", CARRY if knife else TOUCH)
