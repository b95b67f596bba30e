"""Bots against bots: every deal is played by every rotation of the seats, so that luck cancels."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from cakeapp.bots import levels
from cakeapp.bots.standing import shares
from cakeapp.collector import gc_paused
from cakeapp.core import registry
from cakeapp.core.game import CHANCE

CERTAIN = 1.96  # standard errors on either side of a 95 % interval


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the bots in the order of `--seats`, and the deals."""

    key: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal in all rotations: for each bot its share of wins, its mean score and the times of its decisions."""

    number: int
    shares: list[float]
    scores: list[float]
    ms: list[list[float]]


def play_deal(match: Match, number: int) -> Deal:
    players = len(match.bots)
    shares: list[float] = [0.0] * players
    scores: list[float] = [0.0] * players
    ms: list[list[float]] = [[] for _ in match.bots]
    for rotation in range(players):
        seated = [(seat + rotation) % players for seat in range(players)]  # which bot sits where
        won, points = play_game(match, number, rotation, seated, ms)
        for seat, bot in enumerate(seated):
            shares[bot] += won[seat] / players
            scores[bot] += points[seat] / players
    return Deal(number, shares, scores, ms)


def play_game(
    match: Match, number: int, rotation: int, seated: Sequence[int], ms: list[list[float]]
) -> tuple[list[float], Sequence[float]]:
    rules = registry.rules(match.key)
    bots = [levels.make(match.key, match.bots[bot]) for bot in seated]
    luck = Random(f"{match.seed} {number}")
    minds = [Random(f"{match.seed} {number} {rotation} {seat}") for seat in range(len(bots))]
    state = rules.start(len(bots), dict(match.options))
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            rules.apply(state, rules.chance(state, luck))
            continue
        view = rules.view(state, actor)
        started = process_time()
        with gc_paused():
            *_, move = bots[actor].think(view, minds[actor], bots[actor].budget)
        ms[seated[actor]].append((process_time() - started) * 1000)
        rules.apply(state, move)
    outcome = rules.outcome(state)
    assert outcome is not None
    return shares(outcome.places), outcome.scores


def play_match(match: Match, deals: Sequence[int], executor: Executor) -> Iterator[Deal]:
    """Deals as they are done, in any order."""
    running = [executor.submit(play_deal, match, number) for number in deals]
    try:
        for done in as_completed(running):
            yield done.result()
    finally:
        for future in running:
            future.cancel()


def summary(match: Match, deals: Sequence[Deal]) -> dict[str, Any]:
    """Shares of wins with their 95 % interval; a deal with all its rotations counts as one observation."""
    seats = []
    for at, bot in enumerate(match.bots):
        shares = [deal.shares[at] for deal in deals]
        times = sorted(one for deal in deals for one in deal.ms[at])
        share = fmean(shares)
        error = CERTAIN * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
        seats.append(
            {
                "bot": bot,
                "share": share,
                "low": max(0.0, share - error),
                "high": min(1.0, share + error),
                "mean": fmean(deal.scores[at] for deal in deals),
                "ms": fmean(times),
                "ms95": times[int(0.95 * (len(times) - 1))],
            }
        )
    return {"key": match.key, "games": len(deals) * len(match.bots), "seats": seats}


def as_data(deal: Deal) -> dict[str, Any]:
    return asdict(deal)


def from_data(data: Mapping[str, Any]) -> Deal:
    return Deal(**data)
