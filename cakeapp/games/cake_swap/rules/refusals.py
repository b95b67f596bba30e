"""Why a move of Cake Swap cannot be made, in a sentence."""

from collections.abc import Sequence

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, LAYERS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.placing import SQUEEZED, SWAPPED, SWAPPED_TOP, USES
from cakeapp.games.cake_swap.rules.scoring import ribbons
from cakeapp.games.cake_swap.rules.state import DRAWN, NOBODY, SQUEEZE, SWAP, SWIPE, TRADED, State


def refuse(state: State, move: Move, legal: Sequence[Move]) -> str:
    if state.actor == CHANCE:
        return impossible(move)
    if move in legal:
        return ""
    if state.actor is None:
        return "The game is over."
    if move.verb == "layers":
        return "The cards are shuffled only once, before the game."
    if move.verb == "pass":
        return "Only a card just drawn can be passed to the drafting area."
    if move.verb == "place":
        return wrong_place(state, *move.args)
    if state.hand:
        return "First place the card in your hand" + (", or pass it." if state.hand == DRAWN else ".")
    if move.verb == "clear":
        return wrong_clear(state, move.args[0])
    if move.verb == "end":
        return "Draw or draft a card before you end your turn."
    if move.verb == "draw" or (move.verb == "draft" and state.taken):
        return "You have already taken your card this turn."
    return wrong_taking(state, move)


def wrong_taking(state: State, move: Move) -> str:
    """Draft, trade or swipe: is the card there, may it be taken, could it be placed?"""
    verb, (what,) = move
    actions = state.actions[state.seat]
    if verb == "swipe":
        if what == state.seat or what >= state.players:
            return "Swipe takes a layer of somebody else's platter."
        if not actions & SWIPE:
            return "Your Swipe card is spent."
        if not state.platters[what]:
            return "There is nothing on that platter."
    elif what not in state.drafting:
        return f"{SHIPPED.cards[what].id} is not in the drafting area."
    if verb == "trade":
        if not actions & SWAP:
            return "Your Swap card is spent."
        if not state.platters[state.seat]:
            return "Swap needs a layer of your own to give away."
    return "That card would fit nowhere on your platter, whichever side you use."


def wrong_place(state: State, side: int, way: int, at: int) -> str:
    if not state.hand:
        return "There is no card in your hand; draw or draft one first."
    actions, height = state.actions[state.seat], len(state.platters[state.seat])
    if USES[way] & SQUEEZE & ~actions:
        return "Your Squeeze card is spent."
    if USES[way] & SWAP & ~actions:
        return "Your Swap card is spent."
    if state.hand == TRADED and way not in (SWAPPED_TOP, SWAPPED):
        return "A card traded for a layer has to be swapped in."
    if way == SQUEEZED and at > height:
        return "Squeeze goes beneath at least one layer of your platter."
    if way == SWAPPED and at >= height:
        return "Swap and Squeeze together exchange a layer below the top one."
    size = LAYERS[state.held * 2 + side].size
    return f"Sizes fall strictly from bottom to top, and a {size} does not fit there."


def wrong_clear(state: State, kind: int) -> str:
    platter = state.platters[state.seat]
    if state.cleared:
        return "You have cleared your platter this turn already."
    if not platter:
        return "There is nothing on your platter."
    if len(platter) not in COLOURS:
        return f"A cake for a ribbon has {min(COLOURS)} to {max(COLOURS)} layers."
    wanted = next((r for r in ribbons([LAYERS[layer] for layer in platter]) if r.kind == CLASSES[kind]), None)
    name = CLASSES[kind].replace("_", " ")
    if wanted is None:
        return f"This cake does not qualify for {name}."
    owner = state.owners[RIBBONS.index(wanted)]
    assert owner != NOBODY
    return f"The {wanted.colour} {name} ribbon is already won."


def impossible(move: Move) -> str:
    if move.verb != "layers":
        return "Chance first shuffles the layer cards."
    wrong = wrong_pile([SHIPPED.cards[card].id for card in move.args], [card.id for card in SHIPPED.cards])
    return wrong and f"All {len(SHIPPED.cards)} layer cards are shuffled: {wrong}."
