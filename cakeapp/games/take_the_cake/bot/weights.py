"""The tuned numbers, as `bot.json` holds them."""

import json
from pathlib import Path
from typing import NamedTuple


class Weights(NamedTuple):
    growth: float  # how much of the squares of an icing that come join its groups
    room: float  # empty cells beside a group that it needs for that, for each piece to come
    few: float  # of a fruit to come, where there is none yet
    pursuit: float  # how much more comes of what an order asks for
    evasion: float  # and how little of what it forbids
    doubt: float  # by how much such a guess may be off, by piece
    slab: float  # squares of the largest group, by piece
    pairs: float  # equal neighbours, by piece
    ahead: float  # how much more of something the best of several others has than is usual
    spite: float  # how much the best of several others counts when a piece is chosen
    daring: float  # how much more orders and the bonus for flowers count, to a taste for daring
    spoil: float  # how much more the best of the others counts, to a taste for spite
    spread: list[float]  # points that make a difference, by centres left


WEIGHTS = Weights(**json.loads(Path(__file__).with_name("bot.json").read_text(encoding="utf-8"))["weights"])
