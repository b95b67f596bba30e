"""What is more than moving: a card flies to whoever takes it, a layer is swiped, a cake goes, a ribbon is won."""

from cakeapp.core.game import Event
from cakeapp.stage.stage import Stage

FLIGHT, BETWEEN = 0.45, 0.12  # seconds


def play(stage: Stage, event: Event) -> float:
    """How many seconds it takes."""
    public, own = event.public, f"plate:{event.seat}"
    if event.kind == "draw":
        return fly(stage, "pile", own, size=0.8)
    if event.kind in ("draft", "trade"):
        return fly(stage, f"card:{public['card']}", own, size=0.8)
    if event.kind == "swipe":
        return fly(stage, f"layer:{public['layer'].split(' ')[0]}", own, size=1.0)
    if event.kind == "ribbon":
        kind, colour = public["ribbon"]
        return fly(stage, f"prize:{kind}:{colour}", f"points:{event.seat}", size=1.0)
    if event.kind == "clear":
        return clear(stage, event)
    return 0.0


def fly(stage: Stage, key: str, to: str, size: float) -> float:
    thing, place = stage.piece(key), stage.piece(to)
    if thing is None or place is None:
        return 0.0
    stage.flights.fly(thing, place, FLIGHT, size=size)
    return FLIGHT


def clear(stage: Stage, event: Event) -> float:
    """Layer by layer from the top to the judges."""
    place, after = stage.piece("flag", "race"), 0.0
    for layer in reversed(event.public["layers"]):
        thing = stage.piece(f"layer:{layer.split(' ')[0]}")
        if thing is not None and place is not None:
            stage.flights.fly(thing, place, FLIGHT, after, 0.2)
            after += BETWEEN
    return FLIGHT + after if after else 0.0
