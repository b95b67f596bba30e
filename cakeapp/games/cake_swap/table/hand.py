"""Where the hand is: what is asked, where the card in mind may go and what that leads to, and the buttons."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import LAYERS, POINTS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import CLEAR_FOR_NOTHING, DRAFT, DRAW, PASS, STEAL
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED
from cakeapp.games.cake_swap.rules.state import DRAWN, NOTHING, TRADED
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table.intent import Intent, chosen, could_use, move, way
from cakeapp.games.cake_swap.table.judges import TOUCH, judging
from cakeapp.games.cake_swap.table.looks import KEY, panel, rosette
from cakeapp.games.cake_swap.table.mats import would_take
from cakeapp.games.cake_swap.table.room import stuck
from cakeapp.games.cake_swap.table.ways import leaves, sides
from cakeapp.scene.item import Item, Look
from cakeapp.scene.lines import Space, Txt, one
from cakeapp.scene.sight import NONE, Sight


def hand(sight: Sight, intent: Intent, asked: Say) -> Iterator[Item]:
    held = chosen(sight.view, intent)
    if held is not None and sight.near in (None, sight.view.actor):
        yield from sides(sight, intent, held)
    if sight.acting is None:
        return
    head = panel("paper_raised", "glow", (Txt(sight.told),)) if sight.told else one(asked, "accent")
    yield Item("prompt", "card", head, sight.told or asked, "heading")
    if intent.judging:
        yield from judging(sight, intent)
    yield stake(sight, intent)
    yield confirm(sight, intent)
    yield from beside(sight, intent)


def prompt(sight: Sight, intent: Intent) -> Say:
    view: View = sight.view
    held = chosen(view, intent)
    asked = "take"
    if held is not None:
        ways = worth.placings(held)
        asked = "swap_in" if held.hand == TRADED else "place" if ways else "nowhere"
        if intent.robbed is not None and way(intent) is None:
            top = LAYERS[view.platters[intent.robbed][-1]]
            return Say(f"{KEY}.prompt.swiped", name=sight.people[intent.robbed].name, size=top.size)
    elif intent.judging:
        ribbon = bool(intent.moves) and intent.moves[0] != CLEAR_FOR_NOTHING
        asked = "judges_this" if ribbon else "judges" if worth.clears(view) else "judges_none"
    elif could_use(sight, intent.action):
        asked = f"use_{intent.action}"
    elif worth.clears(view):
        asked = "ribbon"
    elif view.taken:
        asked = "more"
    return Say(f"{KEY}.prompt.{asked}")


def confirm(sight: Sight, intent: Intent) -> Item:
    found = move(sight, intent)
    if found is None:
        held = chosen(sight.view, intent)
        return refused("confirm", "where" if held is not None else "judge" if intent.judging else "choose")
    says = Say(f"{KEY}.button.{button(sight, intent, found)}")
    if could_win(sight, intent) or placeless(intent):  # red is the ribbon, or the place once it is chosen
        return plain("confirm", says, says, "finish")
    why_not, sign = sight.refuse(found), "+" if found.verb == "clear" else ""
    look = pressed(says, would_take(sight, intent), "ink_soft" if why_not else "accent_ink", sign)
    return Item("confirm", "button", look, says, "button", TOUCH, why_not or "")


def refused(key: str, asked: str) -> Item:
    """The button where something is still to be chosen; it says what."""
    says = Say(f"{KEY}.button.{asked}")
    why = Say(f"{KEY}.stake.places") if asked == "where" else says
    return Item(key, "button", one(says, "ink_soft"), says, "button", TOUCH, why)


def placeless(intent: Intent) -> bool:
    """A card is in mind and could be taken, but nobody has said where it goes."""
    return bool(intent.moves) and intent.moves[0].verb in worth.BROUGHT and way(intent) is None


def pressed(says: Say, gains: int | None, ink: str, sign: str = "") -> Look:
    """What a button does, and the ribbon that it brings."""
    if gains is None:
        return one(says, ink)
    named, brings = Txt(says, ink), (rosette(gains, 1.2), Txt(f"{sign}{POINTS[gains]}", ink, big=True))
    return {"lines": ((named,), brings), "ways": (((named, Space(0.3), *brings),),)}


def could_win(sight: Sight, intent: Intent) -> bool:
    """A ribbon can be had at once, and nothing else is in mind: there the strong button leads."""
    return bool(worth.clears(sight.view)) and not intent.busy


def button(sight: Sight, intent: Intent, found: Move) -> str:
    placing = way(intent)
    if placing is None:
        return "none" if found == CLEAR_FOR_NOTHING else found.verb
    how = placing.args[1]
    if intent.moves[0].verb == "swipe":
        return "swipe_place" if how == PLAIN else "swipe_squeeze"
    if how == PLAIN:
        return "top" if sight.view.platters[sight.view.actor or 0] else "first"
    return "squeeze" if how == SQUEEZED else "swap"


def beside(sight: Sight, intent: Intent) -> Iterator[Item]:
    """What else can be done now. Of it nothing is done at once, so that all may lie at one place."""
    view: View = sight.view
    judges = Say(f"{KEY}.button.judges"), Say(f"{KEY}.thing.to_judges")
    if placeless(intent):
        yield refused("where", "where")
    if intent.busy:
        says = Say(f"{KEY}.button.keep" if intent.judging else f"{KEY}.button.cancel")
        yield plain("cancel", says, says)
    elif could_win(sight, intent):
        best = worth.ready(view, view.actor or 0) if sight.stakes != NONE else None
        look = pressed(judges[0], best, "accent_ink", "+")
        yield Item("judges", "button", look, judges[1], "button", TOUCH, place="confirm")
    elif view.hand == DRAWN and move(sight, intent) != PASS:
        yield plain("pass", Say(f"{KEY}.button.pass"), Say(f"{KEY}.thing.pass"))
    elif view.hand == NOTHING and view.platters[view.actor or 0] and not view.cleared:
        yield plain("judges", *judges)


def plain(key: str, says: Say, spoken: Say, place: str = "aside") -> Item:
    """What can be done, but is not what the turn goes on with."""
    return Item(key, "card", panel("paper_raised", "ink_soft", (Txt(says),)), spoken, "button", TOUCH, place=place)


def stake_says(sight: Sight, intent: Intent) -> Say | None:
    """In a sentence what is chosen, or what could be done at once."""
    view: View = sight.view
    seat = view.actor or 0
    if intent.action:
        return Say(f"{KEY}.stake.{intent.action}")
    if DRAW in intent.moves or PASS in intent.moves:
        return Say(f"{KEY}.stake.{intent.moves[0].verb}")
    if sight.stakes == NONE:
        return None
    goal = SHIPPED.points_to_win[view.players]
    gains = would_take(sight, intent)
    if gains is not None:
        total = view.points[seat] + POINTS[gains]
        after = "take" if intent.judging else "then"
        key = f"{KEY}.stake.wins" if worth.wins(view, seat, gains) else f"{KEY}.stake.{after}"
        return Say(key, ribbon=RIBBONS[gains].said, points=POINTS[gains], total=total, goal=goal)
    if intent.robbed is not None:
        had, left = worth.robs(view, STEAL[intent.robbed])
        name = sight.people[intent.robbed].name
        if had is not None and had != left:
            return Say(f"{KEY}.stake.robs", name=name, points=POINTS[had])
    held, where = chosen(view, intent), way(intent)
    if held is not None and where is not None:
        return leaves(held, where) or Say(f"{KEY}.stake.none")
    if held is None:
        return standing(sight, seat)
    asked = "swiped" if intent.robbed is not None else "places" if worth.placings(held) else "pass"
    return Say(f"{KEY}.stake.{asked}")


def standing(sight: Sight, seat: int) -> Say | None:
    """What the cake is good for as it stands."""
    view: View = sight.view
    ready, more = worth.ready(view, seat), None if stuck(view, seat) else worth.grows(view, seat)
    if ready is not None and more is not None and POINTS[more] > POINTS[ready]:
        return Say(f"{KEY}.stake.or_wait", points=POINTS[ready], more=POINTS[more])
    if ready is not None:
        return Say(f"{KEY}.stake.ready", ribbon=RIBBONS[ready].said, points=POINTS[ready])
    if stuck(view, seat):
        return Say(f"{KEY}.stake.stuck")
    if more is not None:
        return Say(f"{KEY}.stake.grows", more=POINTS[more])
    if view.taken:
        return Say(f"{KEY}.stake.done")
    able = any(sight.refuse(DRAFT[card]) is None for card in view.drafting)
    return Say(f"{KEY}.stake.begin" if able else f"{KEY}.stake.draw_first")


def stake(sight: Sight, intent: Intent) -> Item:
    says, gains = stake_says(sight, intent), would_take(sight, intent)
    if says is None:
        return Item("stake", "card")
    brief = one(Say(says.key + "_short", **says.values))["lines"]
    look: Look = one(says) if gains is None else panel("gold", "glow", (Txt(says),))
    return Item("stake", "card", {**look, "ways": (brief,)}, says)
