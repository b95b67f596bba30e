"""The tuned numbers, as `bot.json` holds them."""

import json
from pathlib import Path
from typing import NamedTuple


class Weights(NamedTuple):
    """Chances hold for two players; a half point is a half, so 10 is five points of a bid."""

    match: float  # how often a cake to come has the flavour that a stack counts double
    cake_chance: float  # how often a chance brings a stack a cake that suits it
    topper_chance: float  # or a topper: seldom, as the others pay for keeping it away
    elsewhere: float  # points a cake brings on another stack
    chances_a_round: int
    denial: float  # how much of what the others do not gain counts
    thrift: float  # what a point of a bid costs while there are more turns to bid in
    unbid: float  # how much the lead counts at a lot with no own bid yet
    reverse: float  # how far a REVERSE is trusted
    doubt: float  # by how much a lead may be off, in tenths of a half point
    doubt_coming: float  # more of it for every card that others are still to play
    doubt_closed: float  # and for each of their cards face down at the lot
    closed: float  # half points to expect of a card face down
    close_from: int  # half points of a number that is better played face down
    close_numbers: float  # how often numbers go face down when playing on quickly
    close_specials: float  # and how often SNATCH and REVERSE
    noise: float  # how much quick bids vary
    snatch: list[float]  # points that a SNATCH in hand is worth, by the rounds left
    spread: list[float]  # points that make a difference, by the rounds left


WEIGHTS = Weights(**json.loads(Path(__file__).with_name("bot.json").read_text(encoding="utf-8"))["weights"])
