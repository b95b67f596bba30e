"""The moves of Cookie Plate and their texts."""

from cakeapp.core.game import Move
from cakeapp.core.notation import Notation
from cakeapp.games.cookie_plate import GAME
from cakeapp.games.cookie_plate.rules.components import KINDS, NUMBER

TAKES = tuple(Move("take", (at,)) for at in range(len(KINDS)))
FIRSTS = tuple(Move("first", (seat,)) for seat in range(GAME.seats[-1]))

NOTATION = Notation(
    [
        *((f"take {KINDS[move.args[0]].id}", move) for move in TAKES),
        *((f"first {move.args[0]}", move) for move in FIRSTS),
    ],
    piles={"tin": NUMBER},
    unknown="cookie_plate.refusal.no_move",
)
