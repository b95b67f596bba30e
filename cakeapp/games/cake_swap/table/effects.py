"""What is more than moving: a card flies to whoever takes it, a layer is swiped, a cake goes, a ribbon is won."""

from cakeapp.core.game import Event
from cakeapp.stage.stage import Stage

FLIGHT, BETWEEN, HONOUR = 0.45, 0.12, 1.2  # seconds


def play(stage: Stage, event: Event) -> float:
    """How many seconds it takes."""
    public, own = event.public, f"plate:{event.seat}"
    if event.kind == "draw":
        return fly(stage, "pile", own)
    if event.kind in ("draft", "trade"):
        return fly(stage, f"card:{public['card']}", own)
    if event.kind == "swipe":
        return fly(stage, f"layer:{public['layer'].split(' ')[0]}", own)
    if event.kind == "ribbon":
        return ribbon(stage, event)
    return clear(stage, event) if event.kind == "clear" else 0.0


def fly(stage: Stage, key: str, to: str) -> float:
    thing, place = stage.piece(key), stage.piece(to)
    if thing is None or place is None:
        return 0.0
    stage.flights.fly(thing, place, FLIGHT, size=0.9)
    return FLIGHT


def ribbon(stage: Stage, event: Event) -> float:
    """As large as the place of whoever won it, for all to see, and then where her cake stood."""
    (kind, colour), seat = event.public["ribbon"], event.seat
    prize, mat = stage.piece(f"brings:{kind}", f"prize:{kind}:{colour}"), stage.piece(f"mat:{seat}")
    place = stage.piece(f"plate:{seat}")
    if prize is None or mat is None or place is None:
        return 0.0
    stage.flights.honour(prize, mat, place, HONOUR)
    return HONOUR


def clear(stage: Stage, event: Event) -> float:
    """Layer by layer from the top to the judges."""
    place, after = stage.piece("flag", "race"), 0.0
    for layer in reversed(event.public["layers"]):
        thing = stage.piece(f"layer:{layer.split(' ')[0]}")
        if thing is not None and place is not None:
            stage.flights.fly(thing, place, FLIGHT, after, 0.2)
            after += BETWEEN
    return FLIGHT + after if after else 0.0
