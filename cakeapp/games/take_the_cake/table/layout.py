"""Where the parts of the table lie, upright and sideways: boxes in pixels, from the lower left."""

from typing import NamedTuple

GAP = 4  # dp
FINGERS = 7 * 48  # dp that seven places side by side need
BUTTON = 76  # dp for the rim, and for the button that shows the row that has no room
LARGE = 560  # dp of width from which there is room for everything
SMALLEST = 190  # dp of a whole cake that can be seen well
STRIP = 84  # dp below which the cakes of all are not worth showing


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


NOWHERE = Box(0, 0, 0, 0)


class Needs(NamedTuple):
    """What has to be on the table now. Heights in dp; 0: nothing."""

    main: str  # "cut", "pieces", "grid", "look" or nothing
    scores: bool = False
    tray: float = 0
    orders: float = 0  # their rows or cards
    confirm: float = 0


class Plan(NamedTuple):
    strip: Box = NOWHERE
    main: Box = NOWHERE
    scores: Box = NOWHERE
    tray: Box = NOWHERE
    orders: Box = NOWHERE
    confirm: Box = NOWHERE


def plan(width: float, height: float, needs: Needs, dp: float, text: float) -> Plan:
    """Everything is dealt out from the bottom; the cakes of all get what is left at the top."""
    wide = width > height
    room = Box(GAP * dp, GAP * dp, width - 2 * GAP * dp, height - 2 * GAP * dp)
    if not wide:
        return stacked(room, needs, dp, text)
    if needs.main == "look":
        return Plan(main=room)
    left = room.height if needs.main != "grid" else max(room.height, (FINGERS + BUTTON) * dp)
    left = min(left, room.width * 0.6) if needs.main else room.width * (0.5 if needs.orders or needs.confirm else 1)
    side = Box(room.x + left + 2 * GAP * dp, room.y, room.width - left - 2 * GAP * dp, room.height)
    whole = Box(room.x, room.y, left, room.height)
    rest = stacked(side, needs._replace(main=""), dp, text)
    return rest._replace(main=whole) if needs.main else rest._replace(strip=whole)


def stacked(room: Box, needs: Needs, dp: float, text: float) -> Plan:
    found: dict[str, Box] = {}
    y = room.y
    for name in ("confirm", "tray", "orders"):
        high = getattr(needs, name) * dp
        if high:
            found[name] = Box(room.x, y, room.width, high)
            y += high + GAP * dp
    left = room.y + room.height - y
    scores = min(max(44 * dp, left * 0.09), 64 * dp * text) if needs.scores else 0
    if scores:
        left -= scores + GAP * dp
    main = main_height(room.width, left, needs.main, dp)
    if needs.main:
        found["main"] = Box(room.x, y, room.width, main)
        y += main + GAP * dp
    if scores:
        found["scores"] = Box(room.x, y, room.width, scores)
        y += scores + GAP * dp
    rest = room.y + room.height - y
    if rest >= STRIP * dp:
        found["strip"] = Box(room.x, y, room.width, rest)
    return Plan(**found)


def main_height(width: float, height: float, main: str, dp: float) -> float:
    """Of the main part, where so much is left for it and for the cakes of all."""
    if main == "look":
        return height
    if main == "grid":
        high = min(width, height) if width < LARGE * dp else min(width, height * 0.68)
        return height if height - high < (STRIP + GAP) * dp else high
    share = {"cut": 0.72, "pieces": 0.66, "": 0.0}[main]
    high, without_strip = min(width, height * share), height - (STRIP + GAP) * dp
    return without_strip if main == "cut" and SMALLEST * dp <= without_strip < high else high
