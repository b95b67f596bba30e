"""What referees of several games do alike: they read outcomes of chance, and rank scores."""

from collections.abc import Collection, Sequence
from typing import Any


def check(text: str, seat: int | None, legal: Collection[str]) -> None:
    """A seat may do what is legal, and what chance (-1) brings is looked at by itself; nobody moves in the end."""
    if seat is None:
        raise ValueError(f"the game is over, found: {text}")
    if seat != -1 and text not in legal:
        raise ValueError(f"seat {seat} cannot play {text!r}; legal: {sorted(legal)}")


def values_of(text: str, due: str) -> list[str]:
    """What an outcome of chance says behind its word, which is the one that is due."""
    word, *values = text.split(" ")
    if word != due:
        raise ValueError(f"expected the chance outcome {due!r}, found: {text!r}")
    return values


def seat_of(text: str, players: int) -> int:
    values = values_of(text, "first")
    if values not in [[str(seat)] for seat in range(players)]:
        raise ValueError(f"expected one seat from 0 to {players - 1}, found: {text!r}")
    return int(values[0])


def places(results: Sequence[Any]) -> list[int]:
    """The greatest first, ties shared."""
    return [1 + sum(other > mine for other in results) for mine in results]
