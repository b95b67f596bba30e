"""Why a move of Cake Swap cannot be made."""

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, LAYERS, RIBBONS, SHIPPED, class_said
from cakeapp.games.cake_swap.rules.placing import SQUEEZED, SWAPPED, SWAPPED_TOP, USES
from cakeapp.games.cake_swap.rules.scoring import ribbons
from cakeapp.games.cake_swap.rules.state import DRAWN, NOBODY, SQUEEZE, SWAP, SWIPE, TRADED, State


def wrong_move(state: State, move: Move) -> Say:
    if move.verb == "layers":
        return Say("cake_swap.refusal.shuffled")
    if move.verb == "pass":
        return Say("cake_swap.refusal.pass")
    if move.verb == "place":
        return wrong_place(state, *move.args)
    if state.hand:
        return Say("cake_swap.refusal.place_or_pass" if state.hand == DRAWN else "cake_swap.refusal.place")
    if move.verb == "clear":
        return wrong_clear(state, move.args[0])
    if move.verb == "end":
        return Say("cake_swap.refusal.no_end")
    if move.verb == "draw" or (move.verb == "draft" and state.taken):
        return Say("cake_swap.refusal.taken")
    return wrong_taking(state, move)


def wrong_taking(state: State, move: Move) -> Say:
    """Draft, trade or swipe: is the card there, may it be taken, could it be placed?"""
    verb, (what,) = move
    actions = state.actions[state.seat]
    if verb == "swipe":
        if what == state.seat or what >= state.players:
            return Say("cake_swap.refusal.whose")
        if not actions & SWIPE:
            return Say("cake_swap.refusal.swipe_spent")
        if not state.platters[what]:
            return Say("cake_swap.refusal.platter_empty")
    elif what not in state.drafting:
        return Say("cake_swap.refusal.not_open", card=SHIPPED.cards[what].id)
    if verb == "trade":
        if not actions & SWAP:
            return Say("cake_swap.refusal.swap_spent")
        if not state.platters[state.seat]:
            return Say("cake_swap.refusal.no_layer")
    return Say("cake_swap.refusal.fits_nowhere")


def wrong_place(state: State, side: int, way: int, at: int) -> Say:
    if not state.hand:
        return Say("cake_swap.refusal.no_card")
    actions, height = state.actions[state.seat], len(state.platters[state.seat])
    if USES[way] & SQUEEZE & ~actions:
        return Say("cake_swap.refusal.squeeze_spent")
    if USES[way] & SWAP & ~actions:
        return Say("cake_swap.refusal.swap_spent")
    if state.hand == TRADED and way not in (SWAPPED_TOP, SWAPPED):
        return Say("cake_swap.refusal.traded")
    if way == SQUEEZED and at > height:
        return Say("cake_swap.refusal.squeeze_where")
    if way == SWAPPED and at >= height:
        return Say("cake_swap.refusal.swap_where")
    return Say("cake_swap.refusal.sizes", size=LAYERS[state.held * 2 + side].size)


def wrong_clear(state: State, kind: int) -> Say:
    platter = state.platters[state.seat]
    if state.cleared:
        return Say("cake_swap.refusal.cleared")
    if not platter:
        return Say("cake_swap.refusal.nothing")
    if len(platter) not in COLOURS:
        return Say("cake_swap.refusal.height", least=min(COLOURS), count=max(COLOURS))
    wanted = next((r for r in ribbons([LAYERS[layer] for layer in platter]) if r.kind == CLASSES[kind]), None)
    if wanted is None:
        return Say("cake_swap.refusal.other_class", kind=class_said(CLASSES[kind]))
    owner = state.owners[RIBBONS.index(wanted)]
    assert owner != NOBODY
    return Say("cake_swap.refusal.won", ribbon=wanted.said)


def impossible(_: State, move: Move) -> Say | None:
    if move.verb != "layers":
        return Say("cake_swap.refusal.shuffle")
    wrong = wrong_pile([SHIPPED.cards[card].id for card in move.args], [card.id for card in SHIPPED.cards])
    return wrong and Say("cake_swap.refusal.layers", count=len(SHIPPED.cards), why=wrong)
