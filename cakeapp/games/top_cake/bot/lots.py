"""What the lots on the table are worth to each seat, as its stacks stand."""

from functools import lru_cache

from cakeapp.games.top_cake.bot.stacks import best_total, chances_after
from cakeapp.games.top_cake.bot.weights import WEIGHTS
from cakeapp.games.top_cake.rules.scoring import Stack
from cakeapp.games.top_cake.rules.state import State

Stacks = tuple[Stack, ...]


@lru_cache(maxsize=2_000)
def gains(stacks: Stacks, lots: tuple[int, ...], chances: int, players: int) -> tuple[float, ...]:
    """By how much each lot puts a seat forward: alone, and next to each one of the others."""

    def total(*cards: int) -> float:
        return best_total(stacks, tuple(sorted(cards)), chances, players)

    nothing = total()
    alone = {lot: total(lot) - nothing for lot in lots}
    found = []
    for lot in lots:
        beside = [total(lot, other) - nothing - alone[other] for other in lots if other != lot]
        found.append((alone[lot] + sum(beside)) / (1 + len(beside)))
    return tuple(found)


@lru_cache(maxsize=500)
def stakes(
    stacks: tuple[Stacks, ...], lots: tuple[int, ...], round_: int, growth: bool, rivals: bool
) -> tuple[tuple[float, ...], ...]:
    """What winning each lot is worth, seat by seat: the own gain, and what the others then do not gain."""
    players = len(stacks)
    chances = chances_after(round_) if growth else 0
    own = [gains(one, lots, chances, players) for one in stacks]
    if not rivals:
        return tuple(own)
    return tuple(
        tuple(
            [
                own[seat][at]
                + WEIGHTS.denial
                * sum([own[other][at] for other in range(players) if other != seat])
                / (players - 1) ** 2
                for at in range(len(lots))
            ]
        )
        for seat in range(players)
    )


def standings(state: State) -> list[float]:
    """The points each seat may expect in the end, had it no more luck than the others."""
    chances = chances_after(state.round)
    return [best_total(stacks, won, chances, state.players) for stacks, won in zip(state.stacks, state.won)]
