"""How a position turns out: the cake on the table is taken to its end, then judged by what everybody may expect."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cakeapp.bots.standing import chances
from cakeapp.core.game import Move, after
from cakeapp.core.scoring import points_of
from cakeapp.games.piece_o_cake.bot.choosing import Eyes, best_choice, best_choices
from cakeapp.games.piece_o_cake.bot.prospects import expected_scores
from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.state import CAKES, State

RULES = PieceOCake()
WEIGHTS: dict[str, Any] = json.loads(Path(__file__).with_name("bot.json").read_text(encoding="utf-8"))["weights"]

Chooser = Callable[[State, Eyes], Move]


def points(state: State) -> list[int]:
    return [points_of(own) for own in score_lines(state.collected, state.eaten, VARIETIES)]


def settled(scores: Sequence[float]) -> list[float]:
    """How well everybody has done in the end: winning counts most, but by how much counts too."""
    most = max(scores)
    share = 1 / scores.count(most)
    return [mixed(share if score == most else 0.0, margin) for score, margin in zip(scores, margins(scores))]


def hoped(state: State) -> list[float]:
    """How well everybody stands between two cakes."""
    if state.actor is None:
        return settled(points(state))
    scores = expected_scores(state)
    spread = WEIGHTS["spread"][CAKES - state.cake]
    return [mixed(chance, margin) for chance, margin in zip(chances(scores, spread), margins(scores))]


def margins(scores: Sequence[float]) -> list[float]:
    """By how much each is ahead of the best of the others."""
    second, most = sorted(scores)[-2:]
    return [score - (second if score == most else most) for score in scores]


def mixed(chance: float, margin: float) -> float:
    weight, widest = float(WEIGHTS["margin"]), float(WEIGHTS["widest_margin"])
    return (1 - weight) * chance + weight * (0.5 + margin / widest)


def after_cake(state: State, eyes: Eyes, chooser: Chooser) -> list[float]:
    """How well everybody stands when all who still choose from this cake have chosen in this way."""
    state, cake = state.copy(), state.cake
    while state.cuts is not None and state.cake == cake:
        RULES.apply(state, chooser(state, eyes))
    return hoped(state)


def thoughtful_choice(state: State, eyes: Eyes) -> Move:
    """The best choice, if all the others then simply take what looks best to them."""
    if state.turn == max(state.players, state.cut_into):
        return best_choice(state, eyes)
    seat, most = state.chooser, -1.0
    for move in best_choices(state, WEIGHTS["thoughts"], eyes):
        worth = after_cake(after(RULES, state, move), eyes, best_choice)[seat]
        if worth > most:
            most, best = worth, move
    return best
