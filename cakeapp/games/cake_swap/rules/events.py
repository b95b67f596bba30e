"""What a move of Cake Swap looks like from outside: its events, from the state before it."""

from collections.abc import Iterator

from cakeapp.core.game import Event, Move, shown
from cakeapp.games.cake_swap.rules.components import RIBBONS, SHIPPED, layer_id, ribbon_for
from cakeapp.games.cake_swap.rules.notation import FOR_NOTHING
from cakeapp.games.cake_swap.rules.opening import both_sizes, who_starts
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, USES, layer_out
from cakeapp.games.cake_swap.rules.state import SQUEEZE, SWAP, State


def told(state: State, move: Move) -> Iterator[Event]:
    verb, args = move
    seat = state.actor
    if verb == "layers":
        starts, draws = who_starts(args, state.players)
        for drawer, card in draws:
            yield shown("opening_draw", drawer, reveals=True, card=SHIPPED.cards[card].id, size=both_sizes(card))
        yield shown("starts", starts)
    elif verb == "draw":
        yield shown("draw", seat, reveals=True, card=SHIPPED.cards[state.pile[-1]].id, left=len(state.pile) - 1)
    elif verb == "swipe":
        yield shown("swipe", seat, other=args[0], layer=layer_id(state.platters[args[0]][-1]))
    elif verb in ("draft", "trade"):
        yield shown(verb, seat, card=SHIPPED.cards[args[0]].id)
    elif verb == "place":
        yield placed(state, *args)
    elif verb == "clear":
        platter = state.platters[state.seat]
        yield shown("clear", seat, layers=tuple(map(layer_id, platter)))
        if args[0] != FOR_NOTHING:
            ribbon = RIBBONS[ribbon_for(args[0], platter)]
            yield shown("ribbon", seat, ribbon=ribbon, points=SHIPPED.points[ribbon])
    elif verb == "pass":
        yield shown("pass", seat, card=SHIPPED.cards[state.held].id)
    else:
        yield shown(verb, seat)


def placed(state: State, side: int, way: int, at: int) -> Event:
    platter = state.platters[state.seat]
    out = layer_out(platter, way, at)
    used = tuple(name for name, card in (("squeeze", SQUEEZE), ("swap", SWAP)) if USES[way] & card)
    top = len(platter) + 1 if way == PLAIN else len(platter)
    return shown(
        "place",
        state.actor,
        layer=layer_id(state.held * 2 + side),
        at=at or top,  # from the bottom, from 1
        pushes_up=way == SQUEEZED,
        actions=used,
        out="" if out is None else layer_id(out),
    )
