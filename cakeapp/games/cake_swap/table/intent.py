"""What a finger means at the table of Cake Swap: moves to be made one after the other, not yet made."""

from dataclasses import dataclass

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import CLASSES, NUMBER, POINTS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import CLEAR, CLEAR_FOR_NOTHING, DRAFT, DRAW, END, PASS, STEAL, TRADE
from cakeapp.games.cake_swap.rules.state import DRAWN, NOTHING
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.scene.item import parts
from cakeapp.scene.sight import Sight

CLEARS = dict(zip((*CLASSES, "none"), (*CLEAR, CLEAR_FOR_NOTHING)))  # what can be asked of the judges


@dataclass(frozen=True, slots=True)
class Intent:
    moves: tuple[Move, ...] = ()  # what will be done: a card taken, and where it goes
    action: str = ""  # the action card that was picked up
    judging: bool = False  # the own cake stands before the judges

    @property
    def busy(self) -> bool:
        """Something is in mind that can be put back."""
        return bool(self.moves or self.action or self.judging)

    @property
    def robbed(self) -> int | None:
        """Whose layer would be swiped."""
        return next((one.args[0] for one in self.moves if one.verb == "swipe"), None)


def move(sight: Sight, intent: Intent) -> Move | None:
    """What the button would do now; with nothing in mind, what a turn goes on with."""
    view: View = sight.view
    if sight.acting is None:
        return None
    if intent.moves:
        return intent.moves[0]
    if view.hand == DRAWN and not worth.placings(view):
        return PASS
    if view.hand != NOTHING or intent.judging or could_use(sight, intent.action):
        return None
    return END if view.taken else DRAW


def rest(intent: Intent) -> Intent | None:
    return Intent(intent.moves[1:]) if len(intent.moves) > 1 else None


def chosen(view: View, intent: Intent) -> View | None:
    """As it is once the card in mind is in hand; None where no card is meant."""
    if view.hand != NOTHING:
        return view
    if intent.moves and intent.moves[0].verb in worth.BROUGHT:
        return worth.after(view, intent.moves[0])
    return None


def way(intent: Intent) -> Move | None:
    """Where the card in mind will go."""
    return next((one for one in intent.moves if one.verb == "place"), None)


def way_key(one: Move) -> str:
    return "way:" + ":".join(map(str, one.args))


def tap(sight: Sight, intent: Intent, key: str) -> "Intent | None":
    """What is in mind after a tap; None where a tap means nothing."""
    view: View = sight.view
    what, which = parts(key)
    if sight.acting is None:
        return None
    if what == "cancel":
        return Intent()
    if what == "way":
        return placed(view, intent, Move("place", tuple(map(int, which.split(":")))))
    if what == "side":
        place = plain_place(chosen(view, intent), int(which))
        return place and placed(view, intent, place)
    if view.hand != NOTHING:
        return Intent((PASS,)) if what == "pass" else None
    if what == "judges":
        return before_judges(view)
    if what == "take":
        return Intent((CLEARS[which],), judging=True)
    if what == "action":
        return Intent(action=which.split(":")[1])
    found = taking(sight, intent, what, which)
    again = found is not None and found in intent.moves  # what is touched once more is laid back
    return Intent() if again else found and Intent((found,))


def before_judges(view: View) -> Intent:
    """The ribbon that is worth most is chosen already; only of equals is asked which."""
    able = sorted(worth.clears(view).items(), key=lambda one: -POINTS[one[1]])
    best = [kind for kind, ribbon in able if POINTS[ribbon] == POINTS[able[0][1]]]
    return Intent((CLEAR[best[0]],) if len(best) == 1 else (), judging=True)


def plain_place(held: View | None, side: int) -> Move | None:
    """Where a side goes that was only touched: where nothing is spent, or the one place that it has."""
    ways = [] if held is None else [one for one in worth.placings(held) if one.args[0] == side]
    free = [one for one in ways if not worth.spends(one)]
    return free[0] if free else ways[0] if len(ways) == 1 else None


def placed(view: View, intent: Intent, place: Move) -> Intent:
    first = intent.moves[:1] if view.hand == NOTHING else ()
    return Intent((*first, place))


def aims(view: View, action: str) -> dict[str, Move]:
    """Where an action card that brings a card may be aimed; Squeeze never does."""
    if action == "swipe":
        return {f"plate:{seat}": STEAL[seat] for seat in range(view.players)}
    return {f"card:{SHIPPED.cards[card].id}": TRADE[card] for card in view.drafting} if action == "swap" else {}


def could_use(sight: Sight, action: str) -> bool:
    """Whether it brings a card of its own now."""
    return any(sight.refuse(one) is None for one in aims(sight.view, action).values())


def taking(sight: Sight, intent: Intent, what: str, which: str) -> Move | None:
    """The move that brings a card: from the pile, the drafting area, or somebody's platter."""
    wanted: list[Move] = []
    if what == "pile":
        wanted = [DRAW]
    elif what == "plate" and int(which) != sight.acting:
        wanted = [STEAL[int(which)]]
    elif what == "card":
        card = NUMBER[which]
        wanted = [TRADE[card]] if intent.action == "swap" else [DRAFT[card], TRADE[card]]
    return next((one for one in wanted if sight.refuse(one) is None), None)
