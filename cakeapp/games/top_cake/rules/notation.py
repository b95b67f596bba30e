"""The moves of Top Cake and their texts. Every decision is made once, here, and looked up."""

from functools import cache

from cakeapp.core.errors import NotationError
from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.top_cake import GAME
from cakeapp.games.top_cake.rules.components import ALL_CAKES, ALL_TOPPERS, FACES, LAYERS, NUMBER
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


def text(move: Move) -> str:
    verb, args = move
    if verb == "bid":
        lot, facing, card = args
        return f"{'?' if facing == CLOSED else ''}{FACES[card]}@{LAYERS[lot].id}"
    if verb == "half":
        return f"half@{LAYERS[args[0]].id}"
    if verb == "stack":
        card, stack = args
        return f"{LAYERS[card].id}>{stack or 'new'}"
    if verb == "first":
        return f"first {args[0]}"
    return " ".join([verb, *(LAYERS[layer].id for layer in args)])


ONE_OF_A_KIND = {
    text(move): move
    for moves in (FIRSTS, *(way for ways in BIDS for way in ways), HALVES, *STACKINGS)
    for move in moves
}


def parse(written: str) -> Move:
    if move := ONE_OF_A_KIND.get(written):
        return move
    verb, *words = written.split(" ")
    if verb in DECKS and words:
        for word in words:
            if NUMBER.get(word) not in DECKS[verb]:
                raise NotationError(Say(f"top_cake.refusal.none_of_{verb}", found=repr(written), word=repr(word)))
        return Move(verb, tuple(NUMBER[word] for word in words))
    raise NotationError(Say("top_cake.refusal.no_move", found=repr(written)))
