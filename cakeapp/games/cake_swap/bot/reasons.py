"""Why a move, in words, from the numbers by which it is chosen."""

from cakeapp.core.game import Move, after
from cakeapp.core.say import Listed, Said, Say, Value, listed, sentences
from cakeapp.games.cake_swap.bot.outlook import RULES, Look
from cakeapp.games.cake_swap.bot.race import FLEXIBLE, POINTS_A_TURN, Way, free_ribbons, ways_to_win
from cakeapp.games.cake_swap.bot.turn import Turn, drawn
from cakeapp.games.cake_swap.rules.components import LAYERS, POINTS, RIBBONS, SHIPPED, WILD, ribbon_for
from cakeapp.games.cake_swap.rules.notation import FOR_NOTHING
from cakeapp.games.cake_swap.rules.placing import PLAIN, layer_out
from cakeapp.games.cake_swap.rules.state import State

NEAR = 0.5  # turns, by which a ribbon must move away from a rival to be spoken of


def why(look: Look, state: State, move: Move) -> Said:
    """For the seat to move, in one or two sentences."""
    verb, args = move
    if verb == "place":
        return sentences(why_place(state, move), goal(look, after(RULES, state, move), "then"))
    if verb == "clear":
        return why_nothing(look, state) if args[0] == FOR_NOTHING else why_ribbon(state, args[0])
    if verb == "draw":
        return why_draw(look, state)
    if verb == "swipe":
        return why_swipe(look, state, move)
    if verb in ("draft", "trade"):
        then = placed_best(look, after(RULES, state, move))
        return sentences(Say(f"cake_swap.reason.{verb}", cards=both(args[0])), goal(look, then, "then"))
    if verb == "pass":
        return sentences(Say("cake_swap.reason.pass", cards=both(state.held)), goal(look, state, "without"))
    return sentences(Say("cake_swap.reason.end"), goal(look, state, "stands"))


def why_place(state: State, move: Move) -> Say:
    side, way, at = move.args
    out, put = layer_out(state.platters[state.seat], way, at), layer(2 * state.held + side)
    if out is not None:
        return Say(
            "cake_swap.reason.place_swap" if not at else "cake_swap.reason.place_both", layer=put, out=layer(out)
        )
    where = "top" if way == PLAIN else "between" if at > 1 else "bottom"
    return Say(f"cake_swap.reason.place_{where}", layer=put)


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
    other = move.args[0]
    whose = "swipe_two" if state.players == 2 else "swipe_more"
    taken, then = layer(state.platters[other][-1]), after(RULES, state, move)
    before, left = ways_of(look, state, other), ways_of(look, then, other)
    best = likeliest(before) if before else None
    if best is None or best.aim.ribbon in [way.aim.ribbon for way in left if way.first <= best.first + NEAR]:
        told = Say(f"cake_swap.reason.{whose}.has", layer=taken, points=points(state.points[other]))
    elif best.aim.layers:
        told = Say(f"cake_swap.reason.{whose}.short", layer=taken, count=best.aim.layers, prize=prize(best))
    else:
        told = Say(f"cake_swap.reason.{whose}.ready", layer=taken, prize=prize(best))
    return sentences(told, goal(look, placed_best(look, then), "then"))


def placed_best(look: Look, state: State) -> State:
    """With the card in hand placed as it helps most."""
    return after(RULES, state, Turn(look, state, 1).ranked()[0])


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
    most = max([way for way in ways if appeal(way) > appeal(best) - FLEXIBLE], key=lambda way: way.aim.points)
    told: dict[str, Value] = {"prize": prize(best)}
    if best.aim.layers:
        told["count"] = best.aim.layers
    key = "short" if best.aim.layers else "ready"
    if most.aim.points > best.aim.points:
        return Say(f"cake_swap.reason.goal.{key}_more", more=prize(most), **told)
    return Say(f"cake_swap.reason.goal.{key}", **told)


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
    printed: dict[str, Value] = {"size": size, "cake": Say(f"cake_swap.cake.{cake}")}
    if frosting == WILD:
        return Say("cake_swap.reason.layer_wild", **printed)
    return Say("cake_swap.reason.layer", frosting=Say(f"cake_swap.frosting.{frosting}"), **printed)


def both(card: int) -> Listed:
    return listed([layer(2 * card), layer(2 * card + 1)], "or")


def points(number: int) -> Say:
    return Say("cake_swap.thing.points", count=number)
