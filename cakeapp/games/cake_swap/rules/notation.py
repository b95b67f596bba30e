"""The moves of Cake Swap and their texts."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.notation import Notation
from cakeapp.games.cake_swap import GAME
from cakeapp.games.cake_swap.rules.components import CARDS, CLASSES, NUMBER, SHIPPED, SIDES, SIZES
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, SWAPPED, SWAPPED_TOP

DRAW, PASS, END = Move("draw"), Move("pass"), Move("end")
DRAFT = tuple(Move("draft", (card,)) for card in CARDS)
TRADE = tuple(Move("trade", (card,)) for card in CARDS)
STEAL = tuple(Move("swipe", (seat,)) for seat in range(GAME.seats[-1]))
CLEAR = tuple(Move("clear", (kind,)) for kind in range(len(CLASSES)))
FOR_NOTHING = len(CLASSES)  # stands for the class where a platter is cleared without a ribbon
CLEAR_FOR_NOTHING = Move("clear", (FOR_NOTHING,))


def _written() -> Iterator[tuple[str, Move]]:
    yield from (("draw", DRAW), ("pass", PASS), ("end", END))
    for move in DRAFT + TRADE:
        yield f"{move.verb} {SHIPPED.cards[move.args[0]].id}", move
    for move in STEAL:
        yield f"swipe {move.args[0]}", move
    for kind, move in zip((*CLASSES, "none"), (*CLEAR, CLEAR_FOR_NOTHING)):
        yield f"clear {kind}", move
    for at, side in enumerate(SIDES):
        yield f"place {side}", Move("place", (at, PLAIN, 0))
        yield f"place {side} swap", Move("place", (at, SWAPPED_TOP, 0))
        for layer in SIZES:
            yield f"place {side} squeeze {layer}", Move("place", (at, SQUEEZED, layer))
            yield f"place {side} swap {layer}", Move("place", (at, SWAPPED, layer))


WRITTEN = Notation(_written(), {"layers": NUMBER}, unknown="cake_swap.refusal.no_move")
text = WRITTEN.text
parse = WRITTEN.parse
