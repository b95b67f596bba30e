"""Where a thing on the table of Cake Swap may be carried, and what is in mind once it was."""

from collections.abc import Mapping

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import SHIPPED
from cakeapp.games.cake_swap.rules.state import NOTHING
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import CLEARS, Intent, aims, chosen, placed, taking, tap, way_key
from cakeapp.games.cake_swap.table.looks import KEY
from cakeapp.scene.item import parts
from cakeapp.scene.sight import Sight


def offers(sight: Sight, intent: Intent, key: str) -> Mapping[str, Said]:
    """Where a thing may be carried, by the key of the place, and what that would do."""
    view: View = sight.view
    (what, which), seat = parts(key), sight.acting
    if seat is None:
        return {}
    held = chosen(view, intent)
    if what == "side" and held is not None:
        return ways_of(sight, held, int(which))
    if view.hand != NOTHING:
        return {}
    if what == "plate" and int(which) == seat:
        if intent.judging:
            return offered(sight, {f"take:{name}": clear for name, clear in CLEARS.items()})
        return {} if view.cleared or intent.busy else {"judges": Say(f"{KEY}.offer.judges")}
    if what == "action":
        return offered(sight, aims(view, which.split(":")[1]))
    found = taking(sight, intent, what, which)
    return offered(sight, {f"plate:{seat}": found}) if found else {}


def ways_of(sight: Sight, held: View, side: int) -> dict[str, Said]:
    """A layer goes where its size fits."""
    mine = [one for one in worth.placings(held) if one.args[0] == side]
    return {key: words.offer(held, one, sight.people) for one in mine for key in spots(held, one)}


def spots(held: View, one: Move) -> list[str]:
    """What a side is dropped on to be placed so. Anywhere on the cake means on top, where nothing is spent."""
    out = worth.throws_out(held, one)
    if out is not None:
        return [way_key(one), f"layer:{SHIPPED.cards[out // 2].id}"]
    return [way_key(one), f"gap:{one.args[0]}", *([] if worth.spends(one) else [f"plate:{held.actor}"])]


def offered(sight: Sight, moves: Mapping[str, Move]) -> dict[str, Said]:
    """Those of them that can be made."""
    able = {key: move for key, move in moves.items() if sight.refuse(move) is None}
    return {key: words.offer(sight.view, move, sight.people) for key, move in able.items()}


def drop(sight: Sight, intent: Intent, key: str, place: str) -> Intent:
    """What is in mind once a thing was carried to a place that was offered."""
    (what, which), held = parts(key), chosen(sight.view, intent)
    if what == "side" and held is not None:
        ways = [one for one in worth.placings(held) if one.args[0] == int(which) and place in spots(held, one)]
        return placed(sight.view, intent, ways[0])
    if what == "action":
        return Intent((aims(sight.view, which.split(":")[1])[place],))
    then = tap(sight, intent, place if what == "plate" and int(which) == sight.acting else key)
    return then if then and then.busy else intent  # what is chosen already stays so
