"""Every named colour, for day and for night; written out as palette.json for the app."""

import json
from pathlib import Path

OUTLINE = "#4A2A1E"
CREAM = "#FFF8E9"
CREAM_SHADE = "#EBD5B4"
CHERRY = "#C8283F"
LEAF = "#5E9A3C"
SPONGE = "#F0C277"
SUGAR = "#FFFFFF"
WOOD = "#C98F52"
STEEL = "#C9D3D8"
CHINA = "#F7F1E6"

DAY = {
    "paper": "#FBF3E4",
    "paper_raised": "#FFFBF2",
    "linen": "#EFE2C9",
    "ink": "#3B2219",
    "ink_soft": "#6F5344",
    "accent": "#B8233A",
    "accent_ink": "#FFFFFF",
    "line": "#D9C4A3",
    "glow": "#F2A21E",
    "on_glow": "#3B2219",
    "gold": "#FFE3A0",
    "good": "#386D2D",
    "bad": "#B3261E",
}
NIGHT = {
    "paper": "#2A1D19",
    "paper_raised": "#3A2A23",
    "linen": "#46332A",
    "ink": "#FBEFDD",
    "ink_soft": "#D6BFA6",
    "accent": "#FF8590",
    "accent_ink": "#330D12",
    "line": "#6A5142",
    "glow": "#FFC861",
    "on_glow": "#3B2219",
    "gold": "#6B4A14",
    "good": "#9ED486",
    "bad": "#FF9A8C",
}
SEATS = ["#B8233A", "#2C62B4", "#4E9A3F", "#F08A24", "#7A4FA8", "#3FB8B0", "#7A4A2B", "#F29BB7"]
SEATS_ON = ["#FFFFFF", "#FFFFFF", "#1E1208", "#2A1608", "#FFFFFF", "#0E2624", "#FFFFFF", "#3A1420"]
SUITS = {"green": "#4FA36A", "red": "#C8283F", "pink": "#F08FB1", "blue": "#3C5FA8"}
FLAVOURS = {
    "vanilla": "#FFF1CF",
    "chocolate": "#6B3D26",
    "strawberry": "#F291A8",
    "lemon": "#FFD94A",
    "carrot": "#E8873A",
    "cherry": "#B8233A",
}
SLICES = {
    "plu": "#B79BD6",
    "apr": "#FFC773",
    "che": "#F7B4B4",
    "bla": "#D9C6EE",
    "kiw": "#D5E79B",
    "goo": "#FBF0B8",
    "str": "#FFD3D8",
    "cho": "#7A4A2E",
}
ICINGS = {"vanilla": "#FFF0C4", "chocolate": "#7A4A2E", "strawberry": "#F7A3B7", "lavender": "#9B80CC"}
FROSTINGS = {
    "strawberry": "#F07C93",
    "orange": "#F59A32",
    "banana": "#FBE08A",
    "kiwi": "#A5C94A",
    "blueberry": "#6C7CC4",
    "wild": "#FFFFFF",
}
PIECES = {"a": "#F7A9BE", "b": "#92BFE0", "c": "#F2C84B", "d": "#A5CE8B", "e": "#C3A3E0"}  # while a cake is cut
CUTS = {"R": "#C8283F", "B": "#2C62B4", "P": "#7A4FA8", "G": "#3E8A45"}


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, part: float) -> str:
    """`part` of the other colour in the one."""
    pairs = zip(_channels(one), _channels(other))
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def tint(colour: str, part: float) -> str:
    return mix(colour, "#FFF7E2", part)


def shade(colour: str, part: float) -> str:
    return mix(colour, "#3A1420", part)


def luminance(colour: str) -> float:
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in _channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def named() -> dict[str, dict[str, str]]:
    """The names the app reads, theme by theme."""
    shared = {}
    for seat, (colour, on) in enumerate(zip(SEATS, SEATS_ON)):
        shared[f"seat_{seat}"] = colour
        shared[f"seat_{seat}_on"] = on
    families = {
        "suit": SUITS, "flavour": FLAVOURS, "slice": SLICES, "icing": ICINGS, "frosting": FROSTINGS, "cut": CUTS,
        "piece": PIECES,
    }  # fmt: skip
    for family, colours in families.items():
        shared.update({f"{family}_{name}": colour for name, colour in colours.items()})
    return {"day": DAY | shared, "night": NIGHT | shared}


def write(assets: Path) -> None:
    (assets / "palette.json").write_text(json.dumps(named(), indent=1) + "\n", encoding="utf-8")
