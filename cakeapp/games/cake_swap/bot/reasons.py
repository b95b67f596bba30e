"""Why a move, in words, from the numbers by which it is chosen."""

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.bot.outlook import FLEXIBLE, POINTS_A_TURN, RULES, Look, Way, free_ribbons, ways_to_win
from cakeapp.games.cake_swap.bot.turn import Turn, after, drawn
from cakeapp.games.cake_swap.rules.components import LAYERS, RIBBONS, SHIPPED, WILD, ribbon_for
from cakeapp.games.cake_swap.rules.notation import FOR_NOTHING
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, layer_out
from cakeapp.games.cake_swap.rules.rules import POINTS
from cakeapp.games.cake_swap.rules.state import State

NEAR = 0.5  # turns, by which a ribbon must move away from a rival to be spoken of


def why(look: Look, state: State, move: Move) -> str:
    """For the seat to move, in one or two sentences."""
    verb, args = move
    if verb == "place":
        return why_place(look, state, move)
    if verb == "clear":
        return why_nothing(look, state) if args[0] == FOR_NOTHING else why_ribbon(state, args[0])
    if verb == "draw":
        return why_draw(look, state)
    if verb == "swipe":
        return why_swipe(look, state, move)
    if verb in ("draft", "trade"):
        return why_card(look, state, move)
    if verb == "pass":
        return f"Passes on {both(state.held)}. {goal(look, state, 'Without it,')}"
    return f"Ends the turn, as nothing that is left would help. {goal(look, state, 'As it stands,')}"


def why_place(look: Look, state: State, move: Move) -> str:
    side, way, at = move.args
    platter = state.platters[state.seat]
    out = layer_out(platter, way, at)
    where = "on top" if way == PLAIN else "between the layers" if at > 1 else "at the bottom"
    told = f"Puts {layer(2 * state.held + side)} {where}"
    if way == SQUEEZED:
        told = f"{told} with the Squeeze card"
    if out is not None:
        cards = "the Swap card" if not at else "the Swap and Squeeze cards"
        told = f"Puts {layer(2 * state.held + side)} in place of {layer(out)}, with {cards}"
    return f"{told}. {goal(look, after(state, move), 'Then')}"


def why_ribbon(state: State, kind: int) -> str:
    seat = state.seat
    ribbon = ribbon_for(kind, state.platters[seat])
    total, needed = state.points[seat] + POINTS[ribbon], SHIPPED.points_to_win[state.players]
    told = f"Takes the {named(ribbon)} ribbon: +{POINTS[ribbon]}"
    if total >= needed:
        return f"{told}, {total} in all, and that wins the game."
    if state.last_turn and state.taken:
        return f"{told}, {total} in all, in the turn with which the game ends."
    return f"{told}, {total} in all; {points(needed - total)} more would win."


def why_nothing(look: Look, state: State) -> str:
    ways = ways_of(look, state)
    if not ways:
        return "Clears the platter for nothing, as no free ribbon can be had with it any more."
    best = likeliest(ways)
    return (
        f"Clears the platter for nothing, as the {named(best.aim.ribbon)} ribbon, the best it may still become, "
        f"would take about {turns(best.first)}."
    )


def why_draw(look: Look, state: State) -> str:
    left = len(state.pile)
    if left == 1:
        return "Draws the last card of the pile, so that the game ends with this turn."
    turn = Turn(look, state, left)
    drafts = [turn.rate(state, move) for move in RULES.legal(state) if move.verb == "draft"]
    if not drafts:
        none = "no open card can be placed" if state.drafting else "no card lies open"
        return f"Draws one of the {left} cards of the pile, as {none}."
    least = min(drafts)
    better = sum([turn.rest(drawn(state, card)) < least for card in state.pile])
    if not better:
        return f"Draws, although the open cards help no less than any of the {left} cards in the pile."
    would = "is" if better == 1 else "are"
    return f"Draws, as {better} of the {left} cards in the pile {would} of more use than any open one."


def why_swipe(look: Look, state: State, move: Move) -> str:
    other = move.args[0]
    whose = "the other player" if state.players == 2 else "another player"
    told = f"Takes {layer(state.platters[other][-1])} from {whose}, who "
    then = after(state, move)
    before, left = ways_of(look, state, other), ways_of(look, then, other)
    best = likeliest(before) if before else None
    if best is None or best.aim.ribbon in [way.aim.ribbon for way in left if way.first <= best.first + NEAR]:
        told = f"{told}has {points(state.points[other])}"
    else:
        told = f"{told}was {reach(best)}"
    return f"{told}. {goal(look, placed_best(look, then), 'Then')}"


def why_card(look: Look, state: State, move: Move) -> str:
    then = placed_best(look, after(state, move))
    told = f"Swaps a layer for {both(move.args[0])}" if move.verb == "trade" else f"Takes {both(move.args[0])}"
    return f"{told}. {goal(look, then, 'Then')}"


def placed_best(look: Look, state: State) -> State:
    """With the card in hand placed as it helps most."""
    return after(state, Turn(look, state, 1).ranked()[0])


def goal(look: Look, state: State, then: str) -> str:
    """What the own platter is good for."""
    ways = ways_of(look, state)
    if not state.platters[state.seat]:
        return f"{then} your platter is empty."
    if not ways:
        return f"{then} no free ribbon can be had with your cake."
    best = likeliest(ways)
    most = max([way for way in ways if appeal(way) > appeal(best) - FLEXIBLE], key=lambda way: way.aim.points)
    more = f", and on the way to {prize(most)}" if most.aim.points > best.aim.points else ""
    return f"{then} your cake is {reach(best)}{more}."


def ways_of(look: Look, state: State, seat: int | None = None) -> list[Way]:
    seat = state.seat if seat is None else seat
    need = look.to_win - state.points[seat]
    return ways_to_win(state.platters[seat], need, free_ribbons(tuple(state.owners)), look.supply_of(state))


def likeliest(ways: list[Way]) -> Way:
    return max(ways, key=appeal)


def appeal(way: Way) -> float:
    """What a ribbon promises, its points set against its turns."""
    return way.aim.points / POINTS_A_TURN - way.first


def reach(way: Way) -> str:
    if not way.aim.layers:
        return f"ready for {prize(way)}"
    return f"{'a layer' if way.aim.layers == 1 else f'{way.aim.layers} layers'} short of {prize(way)}"


def prize(way: Way) -> str:
    return f"the {named(way.aim.ribbon)} ribbon ({points(way.aim.points)})"


def layer(number: int) -> str:
    size, cake, frosting = LAYERS[number]
    return f"{cake} {size} with {frosting}{' frosting' if frosting == WILD else ''}"


def both(card: int) -> str:
    return f"{layer(2 * card)} or {layer(2 * card + 1)}"


def named(ribbon: int) -> str:
    kind, colour = RIBBONS[ribbon]
    return f"{colour} {kind.replace('_', ' ')}"


def points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def turns(number: float) -> str:
    return f"{max(1, round(number))} turn{'' if round(number) <= 1 else 's'}"
