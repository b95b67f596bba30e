"""What is more than moving: a cookie flies from the counter to the plate of whoever took it."""

from cakeapp.core.game import Event
from cakeapp.stage.stage import Stage

FLIGHT = 0.5  # seconds


def play(stage: Stage, event: Event) -> float:
    """How many seconds it takes."""
    if event.kind != "take":
        return 0.0
    cookie = stage.piece(f"cookie:{event.public['place']}")
    cell = stage.piece(f"cell:{event.seat}:{event.public['kind']}")
    if cookie is None or cell is None:
        return 0.0
    stage.flights.fly(cookie, cell, FLIGHT)
    return FLIGHT
