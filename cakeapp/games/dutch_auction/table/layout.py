"""Where the parts of the table lie in the room there is, in dp."""

from math import ceil

FINGER = 48
GAP = 4
CARD = 1.44  # height of a card by its width
TAG = 26  # of a lot's price, above its card
LOTS = 6
LARGEST = 200.0  # height of a card in a fan
RISE = 0.1  # how far a marked card stands up, in cards
LOW = 58.0  # the least height of the scales
PARTS = ("far", "lots", "middle", "near", "foot")

Box = tuple[float, float, float, float]  # x, y, width, height


def rows(cards: int, width: float) -> int:
    """Of a fan, so that each card can be touched."""
    return max(1, ceil(cards * FINGER / max(width, FINGER)))


def fan_height(cards: int, width: float) -> float:
    """What a fan fills, with a marked card standing up."""
    return rows(cards, width) * card_height(cards, width) * (1 + RISE) + GAP


def card_height(cards: int, width: float) -> float:
    """At most, so that no card of a fan covers another unless it must."""
    in_row = ceil(max(cards, 1) / rows(cards, width))
    return max(FINGER * CARD, min(LARGEST, (width / in_row - GAP) * CARD))


def stack(box: Box, heights: list[float]) -> list[Box]:
    """Boxes one under another, the first on top."""
    x, y, width, height = box
    top, found = y + height, []
    for high in heights:
        found.append((x, top - high, width, high))
        top -= high + GAP
    return found


def upright(width: float, height: float, foot: float, own: int, theirs: int) -> dict[str, Box]:
    """Their bid above the display, the scales between it and the own bid, own piles at the bottom."""
    room, across = height - 6 * GAP - foot, width - 2 * GAP
    least_far, least_near = FINGER * rows(theirs, across), FINGER * rows(own, across)
    lots = min(0.27 * room, across / LOTS * CARD + TAG)
    far = max(least_far, min(0.2 * room, LARGEST))
    near = max(least_near, min(0.34 * room, fan_height(own, across)))
    middle = max(LOW, min(0.25 * room, room - lots - far - near))
    far = max(least_far, min(far, room - lots - middle - near))
    near = max(least_near, room - lots - middle - far)
    lots = min(lots, room - far - middle - near)
    parts = stack((GAP, GAP, across, height - 2 * GAP), [far, lots, middle, near, foot])
    return dict(zip(PARTS, parts))


def sideways(width: float, height: float, foot: float, own: int, theirs: int) -> dict[str, Box]:
    """What is shared and theirs on the left, what is one's own on the right."""
    half = (width - 3 * GAP) / 2
    room = height - 3 * GAP
    lots = min(0.56 * room, half / LOTS * CARD + TAG)
    far = max(FINGER * rows(theirs, half), min(room - lots, 230.0))
    left = stack((GAP, GAP + (room - far - lots) / 2, half, far + lots + GAP), [far, lots])
    free = room - GAP - foot
    near = max(FINGER * rows(own, half), min(0.62 * free, fan_height(own, half)))
    middle = max(LOW, min(free - near, 230.0))
    right = stack((2 * GAP + half, GAP, half, height - 2 * GAP), [middle, free - middle, foot])
    return dict(zip(PARTS, left + right))


def areas(width: float, height: float, foot: float, own: int, theirs: int) -> dict[str, Box]:
    return (sideways if width > height else upright)(width, height, foot, own, theirs)
