"""With which gestures each move is made, and what a look closer and the rules tell."""

from cakeapp.core.game import Event, Move
from cakeapp.core.say import Said, Say
from cakeapp.games.piece_o_cake.rules.components import KINDS, NUMBER, VARIETIES
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import best
from cakeapp.games.piece_o_cake.table import words
from cakeapp.games.piece_o_cake.table.intent import Intent, letter_of, pick, positions
from cakeapp.scene.gestures import Drag, Gesture, Tap
from cakeapp.scene.item import parts
from cakeapp.scene.sight import Sight

RULES = (
    ("over", "piece_o_cake/cream"),
    ("cut", "piece_o_cake/knife"),
    ("choose", "piece_o_cake/plate"),
    ("table", "piece_o_cake/fruit_che"),
)
SOUNDS = {"cut": "cut", "take": "collect", "forfeit": "eat", "cake": "turn", "first": "shuffle"}


def how(sight: Sight, intent: Intent, move: Move, tapping: bool) -> list[Gesture]:
    made: list[Gesture] = []
    if move.verb == "cut":
        if not move.args and not intent.whole:
            made.append(Tap("whole"))
        off = sorted(intent.knives - set(move.args))
        made += [done(f"gap:{at}", f"gap:{at}", "knife", tapping) for at in off if move.args]
        made += [done(f"gap:{at}", "knife", f"gap:{at}", tapping) for at in move.args if at not in intent.knives]
    elif move.verb == "take":
        letter, eaten = move.args
        made += pick_and_share(sight, intent, letter, eaten, tapping)
    elif move.verb == "forfeit" and intent.forfeit != move.args[0]:
        made += [Tap("back")] if intent.piece else []
        made.append(Tap(f"own:{VARIETIES[move.args[0]].id}"))
    elif move.verb == "pass" and intent.forfeit is not None:
        made.append(Tap(f"own:{VARIETIES[intent.forfeit].id}"))
    return [*made, Tap("confirm")]


def done(tapped: str, carried: str, to: str, tapping: bool) -> Gesture:
    return Tap(tapped) if tapping else Drag(carried, to)


def pick_and_share(sight: Sight, intent: Intent, letter: str, eaten: tuple[int, ...], tapping: bool) -> list[Gesture]:
    view: View = sight.view
    part = positions(view, letter)
    picked = intent.piece == letter
    near = tapping and not intent.piece  # to what will be touched next
    piece = f"offer:{letter}" if near else f"slice:{part[len(part) // 2]}"
    made: list[Gesture] = [] if picked else [Tap(piece)]
    now = intent if picked else pick(sight, letter)
    for kind, variety in enumerate(VARIETIES):
        of_kind = [at for at in part if view.ring[at] == kind]
        bites = [at for at in of_kind if at in now.eaten]
        uneaten = [at for at in of_kind if at not in bites]
        whole = {0: "keep", len(of_kind): "eat"}.get(eaten[kind])
        if tapping and whole and len(bites) != eaten[kind]:  # all of a kind by one touch
            made.append(Tap(f"{whole}:{variety.id}"))
            continue
        for other, to in ((bites[eaten[kind] :], "keep"), (uneaten[: max(0, eaten[kind] - len(bites))], "eat")):
            made += [done(f"slice:{at}", f"slice:{at}", f"{to}:{variety.id}", tapping) for at in other]
    return made


def closer(sight: Sight, _: Intent, key: str) -> list[tuple[Said, str]]:
    """How the race for each variety of a thing stands; of a player and what is hers, where her points come from."""
    view: View = sight.view
    what, which = parts(key)
    found = about(sight, int(which.partition(":")[0])) if what in ("player", "cell") else []
    kinds: list[int] = []
    if what == "slice":
        kinds = [view.ring[int(which)]]
        piece = dict(view.pieces).get(letter_of(view, int(which))) if view.cuts is not None else None
        if piece is not None:
            kinds = [kind for kind in KINDS if piece[kind]]
            told = words.changes([(who.name, n) for who, n in zip(sight.people, best(view, piece))])
            found.append((Say("piece_o_cake.closer.gains", told=told), ""))
    elif what == "fruit":
        kinds = [int(which)]
    elif what in ("cell", "keep", "eat", "own"):
        kinds = [NUMBER[which.split(":")[-1]]]
    pictures = [(kind, f"piece_o_cake/fruit_{VARIETIES[kind].id}") for kind in kinds]
    return found + [(words.race(view, kind, sight.people), picture) for kind, picture in pictures]


def about(sight: Sight, seat: int) -> list[tuple[Said, str]]:
    """What a player collected and ate, and what it scores."""
    view: View = sight.view
    has, ate = (words.slices(words.names(counts[seat])) for counts in (view.collected, view.eaten))
    points = words.points_now(score_lines(view.collected, view.eaten, VARIETIES)[seat])
    said = (Say("piece_o_cake.about.collected", slices=has), Say("piece_o_cake.about.eaten", slices=ate), points)
    return [(one, "") for one in said]


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")


def moment(sight: Sight, _: Intent) -> str:
    """The paragraph of the rules that is about now."""
    if sight.view.actor is None:
        return "over"
    return "cut" if sight.view.cuts is None else "choose"
