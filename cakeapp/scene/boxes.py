"""A scene with its boxes as plain data: for tests, for review, for anybody who wants another front end."""

from typing import Any

from cakeapp.core.words import english
from cakeapp.scene.box import Box
from cakeapp.scene.fit import Measure, best_fitted
from cakeapp.scene.item import Item
from cakeapp.scene.lines import Txt, worded
from cakeapp.scene.plan import Form, Places, Spot
from cakeapp.scene.scene import Scene

STEP = 8  # dp between the points at which a table is looked at


def boxes(scene: Scene, places: Places, form: Form, measure: Measure) -> dict[str, Any]:
    shown = [(item, places[item.lies]) for item in scene if item.lies in places]
    return {
        "form": form.kind,
        "size": [form.width, form.height],
        "prompt": said(scene.prompt),
        "confirm": said(scene["confirm"].says) if "confirm" in scene else "",
        "empty": round(empty(shown, form), 3),
        "items": [printed(item, spot, measure) for item, spot in shown],
    }


def said(value: Any) -> str:
    return english().say(value) if value else ""


def printed(item: Item, spot: Spot, measure: Measure) -> dict[str, Any]:
    words, number = sizes(item, spot, measure)
    return {
        "key": item.key,
        "kind": item.kind,
        "place": item.lies,
        "box": [round(side, 1) for side in spot.box],
        "facing": spot.facing,
        "says": said(item.says),
        "role": item.role,
        "can": sorted(item.can),
        "why": said(item.why),
        "words_dp": words,
        "numbers_dp": number,
    }


def sizes(item: Item, spot: Spot, measure: Measure) -> tuple[float | None, float | None]:
    """How high its smallest words are and its number, once they fit its box; None where there are none."""
    ways = [worded(lines, said) for lines in (item.look.get("lines", ()), *item.look.get("ways", ())) if lines]
    if not ways or not spot.words:
        return None, None
    upright = spot.facing % 180 == 0
    size = (spot.box.width, spot.box.height) if upright else (spot.box.height, spot.box.width)
    lines, scale = best_fitted(ways, size, spot.words, spot.number or spot.words, measure)
    parts = [part for line in lines for part in line if isinstance(part, Txt) and str(part.said)]
    words = [spot.words * scale for part in parts if not part.big]
    numbers = [(spot.number or spot.words) * scale for part in parts if part.big]
    return (round(min(words), 1) if words else None), (round(min(numbers), 1) if numbers else None)


def empty(shown: list[tuple[Item, Spot]], form: Form) -> float:
    """The share of the table that no thing covers, nor a panel with something on it."""
    filled = [spot.box for _, spot in shown]
    across, down = int(form.width // STEP), int(form.height // STEP)
    bare = sum(
        not any(inside(box, (x + 0.5) * STEP, (y + 0.5) * STEP) for box in filled)
        for x in range(across)
        for y in range(down)
    )
    return bare / (across * down)


def inside(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.bottom
