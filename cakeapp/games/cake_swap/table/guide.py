"""With which gestures each move is made, and what a look closer and the rules tell."""

from collections import Counter

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say, listed
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import LAYERS, NUMBER, POINTS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.scoring import classes
from cakeapp.games.cake_swap.rules.state import NOBODY, NOTHING
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import CLEARS, Intent, before_judges, way_key
from cakeapp.games.cake_swap.table.intent import move as asked
from cakeapp.games.cake_swap.table.looks import ACTIONS, KEY
from cakeapp.scene.gestures import Drag, Gesture, Tap
from cakeapp.scene.item import parts
from cakeapp.scene.sight import Sight

RULES = (
    ("over", "cake_swap/ribbon_showcase_blue"),
    ("take", "cake_swap/layer_back"),
    ("place", "cake_swap/frosting_kiwi_3"),
    ("actions", "cake_swap/action_squeeze"),
    ("clear", "cake_swap/ribbon_honorable_red"),
)
SOUNDS = {
    "starts": "shuffle",
    "draw": "turn",
    "draft": "pick",
    "trade": "pick",
    "swipe": "snatch",
    "pass": "drop_back",
    "place": "place",
    "clear": "collect",
    "ribbon": "ribbon",
}


def how(sight: Sight, intent: Intent, move: Move, tapping: bool) -> list[Gesture]:
    """Whatever else is in mind is put back first."""
    view: View = sight.view
    verb, args = move
    own = f"plate:{view.actor}"
    drawn = verb == "draw" and not (tapping or intent.busy)  # shown from the pile to the cake
    if asked(sight, intent) == move and not drawn:  # that is what the button does now
        return [Tap("confirm")]
    made: list[Gesture] = [Tap("cancel")] if intent.busy and verb != "place" else []
    if verb == "draw":
        made.append(Tap("pile") if tapping else Drag("pile", own))
    elif verb == "place":
        key = way_key(move)
        made.append(Tap(key) if tapping else Drag(f"side:{args[0]}", key))
    elif verb == "pass":
        made.append(Tap("pass"))
    elif verb == "clear":
        made.append(Tap("judges") if tapping else Drag(own, "judges"))
        if before_judges(view).moves != (move,):  # what is worth most is chosen already
            made.append(Tap(next(f"take:{name}" for name, clear in CLEARS.items() if clear == move)))
    elif verb == "swipe":
        made.append(Tap(f"plate:{args[0]}") if tapping else Drag(f"action:{view.actor}:swipe", f"plate:{args[0]}"))
    elif verb in ("draft", "trade"):
        card, swap = f"card:{SHIPPED.cards[args[0]].id}", f"action:{view.actor}:swap"
        made += [Tap(swap)] if tapping and verb == "trade" else []
        made.append(Tap(card) if tapping else Drag(swap, card) if verb == "trade" else Drag(card, own))
    return [*made, Tap("confirm")]


def closer(sight: Sight, _: Intent, key: str) -> list[tuple[Said, str]]:
    """What can be told about a thing that somebody looks at."""
    view: View = sight.view
    what, which = parts(key)
    if what == "card":
        return [(words.card(NUMBER[which]), ""), (Say(f"{KEY}.closer.card"), "")]
    if what == "pile":
        return pile(view)
    if what in ("player", "plate"):
        return about(view, int(which))
    if what == "action":
        name = which.split(":")[1]
        return [(Say(f"{KEY}.closer.{name}"), f"{KEY}/action_{name}")]
    return judge(sight, which) if what == "judge" else []


def pile(view: View) -> list[tuple[Said, str]]:
    """What may still come, by size and by frosting."""
    sides = [LAYERS[2 * card + side] for card in view.unseen for side in (0, 1)]
    told: list[tuple[Said, str]] = [(Say(f"{KEY}.closer.pile", count=len(view.unseen)), "")]
    if not sides:
        return told
    sizes, frostings = Counter(one.size for one in sides), Counter(one.frosting for one in sides)
    by_size = [Say(f"{KEY}.closer.size", size=one, count=sizes[one]) for one in sorted(sizes)]
    called = {one: Say(f"{KEY}.frosting.{one}") for one in sorted(frostings)}
    by_frosting = [Say(f"{KEY}.closer.frosting", frosting=called[one], count=frostings[one]) for one in called]
    found = {"sizes": by_size, "frostings": by_frosting}
    return told + [(Say(f"{KEY}.closer.{how}", found=listed(each, "comma")), "") for how, each in found.items()]


def about(view: View, seat: int) -> list[tuple[Said, str]]:
    """Points, action cards and the cake of a player."""
    left = [Say(f"{KEY}.action.{name}") for name, bit in ACTIONS.items() if view.actions[seat] & bit]
    won = [RIBBONS[one].said for one, owner in enumerate(view.owners) if owner == seat]
    nothing = [Say(f"{KEY}.nothing")]
    told: list[tuple[Said, str]] = [
        (Say(f"{KEY}.closer.points", count=view.points[seat], ribbons=listed(won or nothing, "comma")), ""),
        (Say(f"{KEY}.closer.actions", actions=listed(left or nothing, "comma")), ""),
    ]
    platter = view.platters[seat]
    if not platter:
        return [*told, (Say(f"{KEY}.closer.empty"), "")]
    kinds = [Say(f"{KEY}.class.{kind}") for kind in classes([LAYERS[one] for one in platter])]
    bottom_up = Say(f"{KEY}.closer.bottom_up", layers=words.layers(platter))
    return [*told, (bottom_up, ""), (Say(f"{KEY}.closer.classes", kinds=listed(kinds, "comma")), "")]


def judge(sight: Sight, kind: str) -> list[tuple[Said, str]]:
    told: list[tuple[Said, str]] = [(Say(f"{KEY}.closer.{kind}"), f"{KEY}/ribbon_{kind}_blue")]
    for number, (ribbon, owner) in enumerate(zip(RIBBONS, sight.view.owners)):
        if ribbon.kind == kind:
            free = owner == NOBODY
            whose = Say(f"{KEY}.closer.free") if free else Say(f"{KEY}.closer.won_by", name=sight.people[owner].name)
            says = Say(f"{KEY}.closer.{ribbon.colour}", count=POINTS[number], whose=whose)
            told.append((says, f"{KEY}/ribbon_{kind}_{ribbon.colour}"))
    return told


def moment(sight: Sight, _: Intent) -> str:
    """The paragraph of the rules that is about now."""
    view: View = sight.view
    if view.actor is None:
        return "over"
    if view.hand != NOTHING:
        return "place"
    return "clear" if worth.clears(view) else "actions" if view.taken else "take"
