"""The moves of Piece o' Cake and their texts."""

import re
from itertools import chain, combinations

from cakeapp.core.errors import NotationError
from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.piece_o_cake.rules.components import KINDS, NUMBER, VARIETIES, ids
from cakeapp.games.piece_o_cake.rules.state import WEDGES

LETTERS = "ABCDE"
PASS = Move("pass")
FORFEITS = tuple(Move("forfeit", (kind,)) for kind in KINDS)
POSITIONS = {str(at): at for at in range(WEDGES)}  # of cuts, and numbers of seats
TAKE = re.compile(r"take ([A-E]) eat (.+)")


def cuts(pieces: tuple[int, ...]) -> tuple[Move, ...]:
    """All ways to cut a cake into any of these numbers of pieces; whole is cut nowhere."""
    places = chain.from_iterable(combinations(range(WEDGES), n) for n in pieces if n > 1)
    return tuple(sorted(Move("cut", args) for args in chain([()], places)))


def text(move: Move) -> str:
    verb, args = move
    if verb == "cut":
        return "cut " + (" ".join(map(str, args)) or "whole")
    if verb == "take":
        letter, eaten = args
        return f"take {letter} eat {' '.join(ids(eaten)) or '-'}"
    if verb == "forfeit":
        return f"forfeit {VARIETIES[args[0]].id}"
    if verb == "first":
        return f"first {args[0]}"
    if verb == "slices":
        return "slices " + " ".join(VARIETIES[kind].id for kind in args)
    return verb


def parse(written: str) -> Move:
    move = _parse(written)
    if move is None or text(move) != written:
        raise NotationError(Say("piece_o_cake.refusal.no_move", found=repr(written)))
    return move


def _parse(written: str) -> Move | None:
    verb, *words = written.split(" ")
    if verb == "cut" and words == ["whole"]:
        return Move("cut")
    if verb in ("cut", "first") and words and all(word in POSITIONS for word in words):
        return Move(verb, tuple(POSITIONS[word] for word in words))
    if verb == "slices" and all(word in NUMBER for word in words):
        return Move("slices", tuple(NUMBER[word] for word in words))
    if verb == "forfeit" and len(words) == 1 and words[0] in NUMBER:
        return FORFEITS[NUMBER[words[0]]]
    if found := TAKE.fullmatch(written):
        eaten = [] if found[2] == "-" else found[2].split(" ")
        return Move("take", (found[1], tuple(eaten.count(variety.id) for variety in VARIETIES)))
    return PASS if written == "pass" else None
