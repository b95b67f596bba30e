"""The tuned numbers, as `bot.json` holds them."""

import json
from pathlib import Path
from typing import NamedTuple


class Weights(NamedTuple):
    power: float  # points that a power card in the bid brings a round
    pip: float  # and every point of bidding
    pace: float  # cards that leave the display in a round
    denial: float  # how much of what the other loses counts
    doubt: float  # points of bidding by which the other's bid may be off
    spread: list[float]  # points that make a difference at the end, and more of them with the root of the rounds left
    margin: float  # how much of a finished game's worth is the margin
    daring: float  # how many more rounds are counted on, to a taste for daring
    spite: float  # how much more the other's best turn counts, to a taste for spite
    widest_margin: float  # points; no margin counts as larger


WEIGHTS = Weights(**json.loads(Path(__file__).with_name("bot.json").read_text(encoding="utf-8"))["weights"])
