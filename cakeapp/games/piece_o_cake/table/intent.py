"""What a finger means at the cake: knives laid on, a piece picked, slices marked to be eaten; not yet a move."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say
from cakeapp.games.piece_o_cake.rules.components import KINDS, NOTHING, NUMBER, VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS, PASS
from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import differences, foremost_bites
from cakeapp.games.piece_o_cake.table import facts, ring
from cakeapp.scene.item import parts
from cakeapp.scene.sight import ALL, Sight


@dataclass(frozen=True, slots=True)
class Intent:
    knives: frozenset[int] = frozenset()
    whole: bool = False  # no knife is wanted
    before: frozenset[int] = frozenset()  # knives that lay there until then
    full: bool = False  # one more than may be was wanted
    piece: str = ""  # the letter of the piece about to be taken
    eaten: frozenset[int] = frozenset()  # positions of its slices that will be eaten
    forfeit: int | None = None  # the variety about to be eaten instead
    back: bool = False  # the only piece there is was put back


def meant(sight: Sight, intent: Intent) -> Intent:
    """Where one piece is left it lies before her, until she puts it back to eat instead what she has."""
    view: View = sight.view
    if intent != Intent() or sight.acting is None or view.cuts is None or len(view.pieces) != 1:
        return intent
    return pick(sight, view.pieces[0][0])


def move(sight: Sight, intent: Intent) -> Move | None:
    """What the button would do now; None while nothing is chosen."""
    view: View = sight.view
    if sight.acting is None:
        return None
    if view.cuts is None:
        return Move("cut", tuple(sorted(intent.knives))) if intent.knives or intent.whole else None
    if intent.piece:
        return Move("take", (intent.piece, facts.of_positions(view, sorted(intent.eaten))))
    if intent.forfeit is not None:
        return FORFEITS[intent.forfeit]
    return None if view.pieces else PASS


def tap(sight: Sight, intent: Intent, key: str) -> "Intent | None":
    """What is in mind after a tap; None where a tap means nothing."""
    view: View = sight.view
    what, which = parts(key)
    if sight.acting is None:
        return None
    if view.cuts is None:
        if what == "whole":
            return Intent(intent.before) if intent.whole else Intent(whole=True, before=intent.knives)
        if what == "gap" and int(which) not in intent.knives and len(intent.knives) >= most(view):
            return replace(intent, full=True)
        return Intent(intent.knives ^ {int(which)}) if what == "gap" else None
    if what == "offer":
        return pick(sight, which)
    if what == "slice":
        letter = letter_of(view, int(which))
        marked = replace(intent, eaten=intent.eaten ^ {int(which)})  # it changes between mouth and plate
        return marked if letter == intent.piece else pick(sight, letter)
    if what in ("eat", "keep"):
        of_kind = {at for at in positions(view, intent.piece) if view.ring[at] == NUMBER[which]}
        return replace(intent, eaten=intent.eaten | of_kind if what == "eat" else intent.eaten - of_kind)
    if what == "back":
        return Intent(back=True)
    if what == "own":
        return Intent(forfeit=None if intent.forfeit == NUMBER[which] else NUMBER[which])
    return None


def most(view: View) -> int:
    """Knives that may lie on a cake."""
    return 4 if view.players == 2 and view.take_four else view.players


def pick(sight: Sight, letter: str) -> Intent:
    """Where stakes are shown a piece comes shared as it was said to bring that; otherwise all of it is kept."""
    bites = proposed(sight.view, letter) if sight.stakes == ALL else NOTHING
    return Intent(piece=letter, eaten=slices_to_eat(sight.view, letter, bites))


@lru_cache(64)
def proposed(view: View, letter: str) -> Counts:
    """What of a piece to eat, so that whoever chooses is furthest ahead."""
    return foremost_bites(view, view.actor or 0, dict(view.pieces)[letter])


def brings(view: View, letter: str) -> list[int]:
    """Exact, by seat: what a piece changes, shared as it is proposed."""
    return differences(view, Move("take", (letter, proposed(view, letter))))


def offers(sight: Sight, intent: Intent, key: str) -> Mapping[str, Said]:
    """Where a thing may be carried, by the key of the place, and what that would do."""
    what, which = parts(key)
    view: View = sight.view
    if sight.acting is None:
        return {}
    if what == "knife" or (what == "gap" and int(which) in intent.knives):
        free = [at for at in range(WEDGES) if at not in intent.knives]
        if what == "knife" and len(intent.knives) >= most(view):
            return {}
        found: dict[str, Said] = {f"gap:{at}": Say("piece_o_cake.offer.cut") for at in free}
        return found if what == "knife" else {**found, "knife": Say("piece_o_cake.offer.no_cut")}
    if what == "slice" and view.cuts is not None and letter_of(view, int(which)) == intent.piece:
        variety = VARIETIES[view.ring[int(which)]]
        says = {"eat": Say("piece_o_cake.offer.eat", cream=variety.cream), "keep": Say("piece_o_cake.offer.keep")}
        places = {f"{to}:{VARIETIES[kind].id}": to for kind, *_ in kinds(view, intent) for to in says}
        return {place: says[to] for place, to in (*places.items(), (f"platter:{sight.acting}", "keep"))}
    return {}


def drop(_: Sight, intent: Intent, key: str, place: str) -> Intent:
    """What is in mind once a thing was carried to a place that was offered."""
    what, which = parts(key)
    to, there = parts(place)
    if what == "slice":
        return replace(intent, eaten=intent.eaten | {int(which)} if to == "eat" else intent.eaten - {int(which)})
    lifted = intent.knives - {int(which)} if what == "gap" else intent.knives
    return Intent(lifted | {int(there)} if to == "gap" else lifted)


def letter_of(view: View, at: int) -> str:
    """The letter of the piece that a slice belongs to."""
    return next(letter for letter, part in ring.pieces(view.cuts or ()).items() if at in part)


def positions(view: View, piece: str) -> list[int]:
    return ring.pieces(view.cuts or ())[piece]


def slices_to_eat(view: View, piece: str, eaten: Counts) -> frozenset[int]:
    """Slices of a piece, by position, such that so many of each variety are eaten."""
    part = positions(view, piece)
    of_kind = [[at for at in part if view.ring[at] == kind] for kind in KINDS]
    return frozenset([at for kind, found in enumerate(of_kind) for at in found[: eaten[kind]]])


def kinds(view: View, intent: Intent) -> list[tuple[int, int, int]]:
    """Of the picked piece each variety, with how many of it are kept and how many eaten."""
    part = positions(view, intent.piece)
    bites, kept = ([view.ring[at] for at in part if (at in intent.eaten) is eaten] for eaten in (True, False))
    return [(kind, kept.count(kind), bites.count(kind)) for kind in KINDS if kind in bites + kept]
