"""Where the hand is: what is asked, where the card in mind may go and what that leads to, and the button."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.notation import CLEAR_FOR_NOTHING, END, PASS
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED
from cakeapp.games.cake_swap.rules.state import DRAWN, NOTHING, TRADED
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table.intent import Intent, aimed, chosen, move, way
from cakeapp.games.cake_swap.table.judging import judging
from cakeapp.games.cake_swap.table.looks import rosette, worth_of
from cakeapp.games.cake_swap.table.mats import would_take
from cakeapp.games.cake_swap.table.stake import stake, stake_says
from cakeapp.games.cake_swap.table.ways import sides
from cakeapp.scene.item import TAP, Item, Look
from cakeapp.scene.lines import Line, Txt
from cakeapp.scene.sight import NONE, Sight

KEY = "cake_swap"
TOUCH = frozenset({TAP})


def hand(sight: Sight, intent: Intent) -> Iterator[Item]:
    held = chosen(sight.view, intent)
    if held is not None and sight.near in (None, sight.view.actor):
        yield from sides(sight, intent, held)
    if sight.acting is None:
        return
    yield Item("hand", "card", {"lines": (), "fill": "paper_raised"})
    asked = prompt(sight, intent)
    head: Look = {"lines": ((Txt(asked, "accent"),),)}
    if sight.told:
        head = {"lines": ((Txt(sight.told),),), "fill": "paper_raised", "edge": "glow", "square": True}
    yield Item("prompt", "card", head, sight.told or asked, "heading")
    if intent.judging:
        yield from judging(sight, intent)
    yield Item("stake", "card", stake(sight, intent), stake_says(sight, intent) or "")
    yield confirm(sight, intent)
    yield from beside(sight, intent)


def prompt(sight: Sight, intent: Intent) -> Say:
    view: View = sight.view
    held = chosen(view, intent)
    asked = "take"
    if held is not None:
        ways = worth.placings(held)
        asked = "swap_in" if held.hand == TRADED else "place" if ways else "nowhere"
    elif intent.judging:
        asked = "judges" if worth.clears(view) else "judges_none"
    elif aimed(sight, intent):
        asked = f"use_{intent.action}"
    elif worth.clears(view):
        asked = "ribbon"
    elif view.taken:
        asked = "more"
    return Say(f"{KEY}.prompt.{asked}", name=sight.people[view.actor or 0].name)


def confirm(sight: Sight, intent: Intent) -> Item:
    found = move(sight, intent)
    if found is None:
        held = chosen(sight.view, intent)
        asked = "where" if held is not None else "judge" if intent.judging else "choose"
        why = Say(f"{KEY}.button.{asked}")
        return Item("confirm", "button", {"lines": ((Txt(why, "ink_soft"),),)}, why, "button", TOUCH, why)
    why_not = sight.refuse(found)
    ink = "ink_soft" if why_not else "accent_ink"
    says = button(sight, intent, found)
    gains = would_take(sight, intent) if sight.stakes != NONE else None
    named: Line = (Txt(says, ink),)
    look: Look = {"lines": (named,)}
    if found in (PASS, END):  # what ends a turn has a button of its own
        return Item("confirm", "finish", look, says, "button", TOUCH, why_not or "", place="finish")
    if gains is not None:
        points = f"+{worth_of(gains)}" if found.verb == "clear" else worth_of(gains)
        brings: Line = (rosette(gains, 1.2), Txt(points, ink, big=True))
        look = {"lines": (named, brings), "ways": (((*named, *brings),), (named,))}
    return Item("confirm", "button", look, says, "button", TOUCH, why_not or "")


def button(sight: Sight, intent: Intent, found: Move) -> Say:
    placing = way(intent)
    if placing is not None:
        _, how, _ = placing.args
        on_top = how == PLAIN
        if intent.moves[0].verb == "swipe":
            return Say(f"{KEY}.button.swipe_place" if on_top else f"{KEY}.button.swipe_squeeze")
        if on_top:
            return Say(f"{KEY}.button.top" if sight.view.platters[sight.view.actor or 0] else f"{KEY}.button.first")
        return Say(f"{KEY}.button.squeeze" if how == SQUEEZED else f"{KEY}.button.swap")
    if found == CLEAR_FOR_NOTHING:
        return Say(f"{KEY}.button.none")
    return Say(f"{KEY}.button.{found.verb}")


def beside(sight: Sight, intent: Intent) -> Iterator[Item]:
    """What else can be done now."""
    view: View = sight.view
    if view.hand == DRAWN and move(sight, intent) != PASS:
        yield aside("pass", Say(f"{KEY}.button.pass"), Say(f"{KEY}.thing.pass"), False)
    if intent.busy:
        says = Say(f"{KEY}.button.keep" if intent.judging else f"{KEY}.button.cancel")
        yield aside("cancel", says, says, False)
    elif view.hand == NOTHING and view.platters[view.actor or 0]:
        says = Say(f"{KEY}.button.judges")
        yield aside("judges", says, Say(f"{KEY}.thing.to_judges"), bool(worth.clears(view)))


def aside(key: str, says: Say, spoken: Say, lit: bool) -> Item:
    look: Look = {
        "lines": ((Txt(says),),),
        "fill": "gold" if lit else "paper_raised",
        "edge": "glow" if lit else "line",
    }
    return Item(key, "card", {**look, "square": True}, spoken, "button", TOUCH)
