"""In a sentence what is chosen brings, or what could be done at once."""

from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import SHIPPED
from cakeapp.games.cake_swap.rules.notation import DRAW, PASS
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent, chosen, way
from cakeapp.games.cake_swap.table.looks import ACTIONS, worth_of
from cakeapp.games.cake_swap.table.mats import would_take
from cakeapp.scene.item import Look
from cakeapp.scene.lines import Txt
from cakeapp.scene.sight import NONE, Sight

KEY = "cake_swap"


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
        total = view.points[seat] + worth_of(gains)
        after = "take" if intent.judging else "then"
        key = f"{KEY}.stake.wins" if worth.wins(view, seat, gains) else f"{KEY}.stake.{after}"
        return Say(key, ribbon=words.ribbon(gains), points=worth_of(gains), total=total, goal=goal)
    swiped = next((one for one in intent.moves if one.verb == "swipe"), None)
    if swiped is not None:
        had, left = worth.robs(view, swiped)
        name = sight.people[swiped.args[0]].name
        if had is not None and had != left:
            return Say(f"{KEY}.stake.robs", name=name, points=worth_of(had))
    if way(intent) is not None:
        return Say(f"{KEY}.stake.none")
    held = chosen(view, intent)
    return standing(view, seat) if held is None else offered(held)


def offered(held: View) -> Say:
    """What the action cards do that places for the card in mind cost."""
    ways = worth.placings(held)
    costs = {name for one in ways for name, bit in ACTIONS.items() if worth.spends(one) & bit}
    return Say(f"{KEY}.stake.places_{'_'.join(sorted(costs)) or 'free'}" if ways else f"{KEY}.stake.pass")


def standing(view: View, seat: int) -> Say | None:
    """What the cake is good for as it stands."""
    ready, more = worth.ready(view, seat), worth.grows(view, seat)
    if ready is not None and more is not None and worth_of(more) > worth_of(ready):
        return Say(f"{KEY}.stake.or_wait", points=worth_of(ready), more=worth_of(more))
    if ready is not None:
        return Say(f"{KEY}.stake.ready", ribbon=words.ribbon(ready), points=worth_of(ready))
    if more is not None:
        return Say(f"{KEY}.stake.grows", more=worth_of(more))
    return Say(f"{KEY}.stake.done" if view.taken else f"{KEY}.stake.begin")


def stake(sight: Sight, intent: Intent) -> Look:
    says = stake_says(sight, intent)
    if says is None:
        return {}
    gains = would_take(sight, intent)
    short = Say(says.key + "_short", **says.values)
    look: Look = {
        "lines": ((Txt(says),),),
        "ways": (((Txt(short),),),),
        "fill": "gold" if gains is not None else "paper_raised",
        "square": True,
    }
    return {**look, "edge": "glow" if gains is not None else "line"}
