"""What is more than moving: slices are eaten, or become fruit on a platter."""

from cakeapp.core.game import Event
from cakeapp.stage.stage import Stage

FLIGHT, BETWEEN = 0.5, 0.12  # seconds


def play(stage: Stage, event: Event) -> float:
    """How many seconds it takes."""
    effect = {"take": take, "forfeit": give_up}.get(event.kind)
    return effect(stage, event) if effect else 0.0


def take(stage: Stage, event: Event) -> float:
    """One slice after the other, those that are eaten first."""
    bites, after = list(event.public["eaten"]), 0.0
    slices = [piece for piece in stage.pieces() if piece.look.get("piece") == event.public["piece"]]
    for piece in slices:
        variety = piece.look["variety"]
        eaten = variety in bites
        if eaten:
            bites.remove(variety)
        to = stage.piece(*places(event.seat, "" if eaten else variety))
        if to is not None:
            stage.flights.fly(piece, to, FLIGHT, after)
            after += BETWEEN
    return FLIGHT + after


def give_up(stage: Stage, event: Event) -> float:
    mouth = stage.piece(*places(event.seat, ""))
    cell = stage.piece(f"cell:{event.seat}:{event.public['slices'][0]}")
    if mouth is not None and cell is not None:
        stage.flights.fly(cell, mouth, FLIGHT, leaves=False)
        cell.look = {**cell.look, "count": "", "crown": False}
    return FLIGHT


def places(seat: int | None, variety: str) -> tuple[str, ...]:
    """Where a variety of hers lies; without one, where it is told what she has eaten."""
    return (f"cell:{seat}:{variety}",) if variety else (f"eaten:{seat}", f"cream:{seat}")
