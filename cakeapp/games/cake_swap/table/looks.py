"""The pictures that stand among the words at the table of Cake Swap."""

from cakeapp.games.cake_swap.rules.components import LAYERS, POINTS, RIBBONS, WILD
from cakeapp.games.cake_swap.rules.state import SQUEEZE, SWAP, SWIPE
from cakeapp.scene.item import Look
from cakeapp.scene.lines import Line, Pic, Txt

KEY = "cake_swap"
ACTIONS = {"squeeze": SQUEEZE, "swipe": SWIPE, "swap": SWAP}
CHIPS = {"white": ("frosting_wild", "on_glow"), "red": ("cut_R", "seat_0_on"), "blue": ("cut_B", "seat_1_on")}


def panel(fill: str, edge: str = "", *lines: Line, chosen: bool = False) -> Look:
    return {"lines": lines, "fill": fill, "edge": edge, "chosen": chosen, "square": True}


def layer_look(layer: int) -> Look:
    """Wild frosting shows two fruits at least: with one it would be taken for that fruit's."""
    size, cake, frosting = LAYERS[layer]
    topped = max(2, size) if frosting == WILD else size
    return {"size": size, "body": f"{cake}_{size}", "frosting": f"{frosting}_{topped}"}


WISHES = {  # what each class asks for, as three layers that have it
    "honorable": ("chocolate_plain", "vanilla_plain", "chocolate_plain"),
    "premium": ("chocolate_strawberry", "vanilla_kiwi", "chocolate_orange"),
    "prestigious": ("vanilla_plain", "vanilla_plain", "vanilla_plain"),
    "gold_standard": ("chocolate_kiwi", "vanilla_kiwi", "chocolate_kiwi"),
    "signature": ("vanilla_strawberry", "vanilla_kiwi", "vanilla_orange"),
    "showcase": ("vanilla_kiwi", "vanilla_kiwi", "vanilla_kiwi"),
}
LIT: Look = {"edge": "glow", "chosen": True}
ON_TOP = Pic(f"{KEY}/on_top", 1.7)


def tier(layer: int, size: float = 1.7) -> Pic:
    """A layer among words; its size is told beside it."""
    facts = LAYERS[layer]
    return Pic(f"{KEY}/layer_{facts.cake}_{facts.frosting}", size)


def rosette(ribbon: int, size: float = 1.5) -> Pic:
    return Pic(f"{KEY}/ribbon_{RIBBONS[ribbon].kind}_{RIBBONS[ribbon].colour}", size)


def prize(ribbon: int, size: float = 2.0) -> Line:
    """A ribbon and its points."""
    return rosette(ribbon, size), Txt(POINTS[ribbon], big=True)


def icons(spent: int, size: float = 2.2) -> Line:
    """The action cards that something uses up."""
    return tuple(Pic(f"{KEY}/action_{name}", size) for name, bit in ACTIONS.items() if spent & bit)


def ribbon_look(ribbon: int, dim: bool = False) -> Look:
    """A ribbon and its points, beneath or beside each other where there is room."""
    fill, ink = ("linen", "ink_soft") if dim else CHIPS[RIBBONS[ribbon].colour]
    picture, points = rosette(ribbon, 2.2), (Txt(POINTS[ribbon], ink, big=True),)
    return {**panel(fill, "line", (picture,), points), "ways": (((picture, *points),), (points,))}
