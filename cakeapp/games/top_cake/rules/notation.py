"""The moves of Top Cake and their texts. Every decision is made once, here, and looked up."""

from collections.abc import Iterator
from functools import cache

from cakeapp.core.errors import NotationError
from cakeapp.core.game import Move
from cakeapp.core.notation import Notation
from cakeapp.core.say import Say
from cakeapp.games.top_cake import GAME
from cakeapp.games.top_cake.rules.components import ALL_CAKES, ALL_TOPPERS, FACES, LAYERS
from cakeapp.games.top_cake.rules.hands import Cards, in_order
from cakeapp.games.top_cake.rules.state import CLOSED, EITHER, OPEN

EVERY_LAYER = range(len(LAYERS))
NEW = 0  # a stack to be begun; others count from 1
FIRSTS = [Move("first", (seat,)) for seat in range(GAME.seats[-1])]
BIDS = [
    [[Move("bid", (lot, facing, card)) for card in range(len(FACES))] for facing in (OPEN, CLOSED)]
    for lot in EVERY_LAYER
]
HALVES = [Move("half", (lot,)) for lot in EVERY_LAYER]
STACKINGS = [[Move("stack", (card, stack)) for stack in range(len(LAYERS) + 1)] for card in EVERY_LAYER]
DECKS = {"cakes": ALL_CAKES, "toppers": ALL_TOPPERS}


@cache
def bids(hand: Cards, facing: int) -> list[tuple[Move, ...]]:
    """Lot by lot, all the bids of a hand that may lie like this."""
    facings = (OPEN, CLOSED) if facing == EITHER else (facing,)
    return [tuple([moves[way][card] for way in facings for card in in_order(hand)]) for moves in BIDS]


def _written() -> Iterator[tuple[str, Move]]:
    for seat, move in enumerate(FIRSTS):
        yield f"first {seat}", move
    for layer, ways, half in zip(LAYERS, BIDS, HALVES):
        for face, face_up, face_down in zip(FACES, ways[OPEN], ways[CLOSED]):
            yield f"{face}@{layer.id}", face_up
            yield f"?{face}@{layer.id}", face_down
        yield f"half@{layer.id}", half
    for layer, stackings in zip(LAYERS, STACKINGS):
        for stack, move in enumerate(stackings):
            yield f"{layer.id}>{stack or 'new'}", move


PILES = {verb: {LAYERS[card].id: card for card in deck} for verb, deck in DECKS.items()}
WRITTEN = Notation(_written(), PILES, unknown="top_cake.refusal.no_move")
text = WRITTEN.text


def parse(written: str) -> Move:
    verb, *words = written.split(" ")
    for word in words:
        if verb in PILES and word not in PILES[verb]:
            raise NotationError(Say(f"top_cake.refusal.none_of_{verb}", found=repr(written), word=repr(word)))
    return WRITTEN.parse(written)
