"""Why a move, in words, from the numbers by which it is chosen."""

from cakeapp.core.game import Move, after
from cakeapp.core.say import Said, Say, Value, sentences
from cakeapp.games.cake_swap.bot.outlook import RULES, Look
from cakeapp.games.cake_swap.bot.race import POINTS_A_TURN, Way, free_ribbons, ways_to_win
from cakeapp.games.cake_swap.bot.turn import Turn, drawn
from cakeapp.games.cake_swap.rules.components import LAYERS, POINTS, RIBBONS, SHIPPED, ribbon_for
from cakeapp.games.cake_swap.rules.notation import FOR_NOTHING
from cakeapp.games.cake_swap.rules.placing import PLAIN, layer_out
from cakeapp.games.cake_swap.rules.state import State

NEAR = 0.5  # turns, by which a ribbon must move away from a rival to be spoken of


def why(look: Look, state: State, move: Move) -> Said:
    """What to do with which layer, and why, for the seat to move: two short sentences at most."""
    verb, args = move
    if verb == "place":
        return sentences(put("place", state, move), goal(look, after(RULES, state, move), "then"))
    if verb == "clear":
        return why_nothing(look, state) if args[0] == FOR_NOTHING else why_ribbon(state, args[0])
    if verb == "draw":
        return why_draw(look, state)
    if verb == "swipe":
        return why_swipe(look, state, move)
    if verb in ("draft", "trade"):
        brought = after(RULES, state, move)
        place = Turn(look, brought, 1).ranked()[0]
        return sentences(put(verb, brought, place), goal(look, after(RULES, brought, place), "then"))
    return sentences(Say(f"cake_swap.reason.{verb}"), goal(look, state, "without" if verb == "pass" else "stands"))


def put(verb: str, state: State, place: Move) -> Say:
    """Which layer goes where."""
    side, way, at = place.args
    platter, into = state.platters[state.seat], "first"
    out = layer_out(platter, way, at)
    told: dict[str, Value] = {}
    if out is not None:
        into, told = "both" if at else "swap", {"layer": layer(out)}
    elif way != PLAIN:
        into, told = "under", {"layer": layer(platter[at - 1])}
    elif platter:
        into, told = "top", {"layer": layer(platter[-1])}
    where = Say(f"cake_swap.reason.into.{into}", **told)
    return Say(f"cake_swap.reason.{verb}", layer=layer(2 * state.held + side), where=where)


def why_ribbon(state: State, kind: int) -> Say:
    seat = state.seat
    ribbon = ribbon_for(kind, state.platters[seat])
    total, needed = state.points[seat] + POINTS[ribbon], SHIPPED.points_to_win[state.players]
    told: dict[str, Value] = {"ribbon": RIBBONS[ribbon].said, "points": POINTS[ribbon], "total": total}
    if total >= needed:
        return Say("cake_swap.reason.ribbon_wins", **told)
    if state.last_turn and state.taken:
        return Say("cake_swap.reason.ribbon_ends", **told)
    return Say("cake_swap.reason.ribbon", needed=points(needed - total), **told)


def why_nothing(look: Look, state: State) -> Say:
    ways = ways_of(look, state)
    if not ways:
        return Say("cake_swap.reason.nothing")
    best = likeliest(ways)
    turns = Say("cake_swap.reason.turns", count=max(1, round(best.first)))
    return Say("cake_swap.reason.nothing_far", ribbon=RIBBONS[best.aim.ribbon].said, turns=turns)


def why_draw(look: Look, state: State) -> Say:
    left = len(state.pile)
    if left == 1:
        return Say("cake_swap.reason.draw_last")
    turn = Turn(look, state, left)
    drafts = [turn.rate(state, move) for move in RULES.legal(state) if move.verb == "draft"]
    if not drafts:
        return Say("cake_swap.reason.draw_unfit" if state.drafting else "cake_swap.reason.draw_none_open", count=left)
    least = min(drafts)
    better = sum([turn.rest(drawn(state, card)) < least for card in state.pile])
    pile = Say("cake_swap.reason.pile", count=left)
    if not better:
        return Say("cake_swap.reason.draw_anyway", pile=pile)
    return Say("cake_swap.reason.draw_better", count=better, pile=pile)


def why_swipe(look: Look, state: State, move: Move) -> Said:
    """What its owner can no longer have; if she still can, what it is good for."""
    other = move.args[0]
    taken, then = layer(state.platters[other][-1]), after(RULES, state, move)
    before, left = ways_of(look, state, other), ways_of(look, then, other)
    best = likeliest(before) if before else None
    if best is None or best.aim.ribbon in [way.aim.ribbon for way in left if way.first <= best.first + NEAR]:
        place = Turn(look, then, 1).ranked()[0]
        return sentences(put("swipe", then, place), goal(look, after(RULES, then, place), "then"))
    if best.aim.layers:
        return Say("cake_swap.reason.swipe_short", layer=taken, count=best.aim.layers, prize=prize(best))
    return Say("cake_swap.reason.swipe_ready", layer=taken, prize=prize(best))


def goal(look: Look, state: State, when: str) -> Say:
    """What the own platter is good for: `without` the card that is passed on, as it `stands`, or `then`."""
    return Say(f"cake_swap.reason.{when}", goal=good_for(look, state))


def good_for(look: Look, state: State) -> Say:
    ways = ways_of(look, state)
    if not state.platters[state.seat]:
        return Say("cake_swap.reason.goal.empty")
    if not ways:
        return Say("cake_swap.reason.goal.none")
    best = likeliest(ways)
    if best.aim.layers:
        return Say("cake_swap.reason.goal.short", count=best.aim.layers, prize=prize(best))
    return Say("cake_swap.reason.goal.ready", prize=prize(best))


def ways_of(look: Look, state: State, seat: int | None = None) -> list[Way]:
    seat = state.seat if seat is None else seat
    need = look.to_win - state.points[seat]
    return ways_to_win(state.platters[seat], need, free_ribbons(tuple(state.owners)), look.supply_of(state))


def likeliest(ways: list[Way]) -> Way:
    return max(ways, key=appeal)


def appeal(way: Way) -> float:
    """What a ribbon promises, its points set against its turns."""
    return way.aim.points / POINTS_A_TURN - way.first


def prize(way: Way) -> Say:
    return Say("cake_swap.reason.prize", ribbon=RIBBONS[way.aim.ribbon].said, points=points(way.aim.points))


def layer(number: int) -> Say:
    size, cake, frosting = LAYERS[number]
    printed = {"cake": Say(f"cake_swap.cake.{cake}"), "frosting": Say(f"cake_swap.frosting.{frosting}")}
    return Say("cake_swap.reason.layer", size=size, **printed)


def points(number: int) -> Say:
    return Say("cake_swap.thing.points", count=number)
