"""Layer cards, ribbons and the points to win, read from `components.json` or from the owner's own table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cakeapp.core.components import Row, read_table, rows, whole, word
from cakeapp.core.errors import ComponentError
from cakeapp.core.say import Say
from cakeapp.games.cake_swap import GAME

SIZES = range(1, 6)
CAKES = ("chocolate", "vanilla")
WILD = "wild"
FROSTINGS = ("strawberry", "orange", "banana", "kiwi", "blueberry", WILD)
CLASSES = ("honorable", "premium", "prestigious", "gold_standard", "signature", "showcase")
COLOURS = {3: "white", 4: "red", 5: "blue"}  # by the number of layers


class Layer(NamedTuple):
    size: int
    cake: str
    frosting: str


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    sides: tuple[Layer, Layer]  # on opposite edges: a, b


class Ribbon(NamedTuple):
    kind: str  # its class
    colour: str

    @property
    def said(self) -> Say:
        """As it is called within a sentence."""
        return Say("cake_swap.ribbon", colour=Say(f"cake_swap.colour.{self.colour}"), kind=class_said(self.kind))


def class_said(kind: str) -> Say:
    return Say(f"cake_swap.kind.{kind}")


RIBBONS = tuple(Ribbon(kind, colour) for kind in CLASSES for colour in COLOURS.values())


@dataclass(frozen=True, slots=True)
class Components:
    cards: tuple[Card, ...]
    points: Mapping[Ribbon, int]
    points_to_win: Mapping[int, int]  # by the number of players


def read_components(table: Mapping[str, Any]) -> Components:
    cards = tuple(Card(row["id"], (read_layer(row, "a"), read_layer(row, "b"))) for row in rows(table, "layers"))
    points = {ribbon: whole(part(part(table, "ribbons"), ribbon.kind), ribbon.colour) for ribbon in RIBBONS}
    to_win = part(table, "points_to_win")
    return Components(cards, points, {players: whole(to_win, str(players), least=1) for players in GAME.seats})


def read_layer(card: Row, side: str) -> Layer:
    row = {**part(card, side), "id": f"{card['id']} {side}"}
    size = whole(row, "size", least=SIZES[0])
    if size not in SIZES:
        raise ComponentError(Say("cake_swap.table.size", entry=row["id"], least=SIZES[0], most=SIZES[-1], found=size))
    return Layer(size, word(row, "cake", CAKES), word(row, "frosting", FROSTINGS))


def part(table: Row, name: str) -> Row:
    found = table.get(name)
    if not isinstance(found, dict):
        where = table.get("id", Say("cake_swap.table.whole"))
        raise ComponentError(Say("cake_swap.table.missing", entry=where, name=name))
    return {"id": name, **found}


SHIPPED = read_components(read_table(Path(__file__).parents[1] / "components.json"))
POINTS = tuple(SHIPPED.points[ribbon] for ribbon in RIBBONS)
CARDS = range(len(SHIPPED.cards))
NUMBER = {card.id: at for at, card in enumerate(SHIPPED.cards)}
SIDES = ("a", "b")

# A layer on a platter is a number too: twice its card, plus one for side b.
LAYERS = tuple(layer for card in SHIPPED.cards for layer in card.sides)


def ribbon_for(kind: int, platter: Sequence[int]) -> int:
    """The ribbon of a class, by number, for a cake of three to five layers."""
    return RIBBONS.index(Ribbon(CLASSES[kind], COLOURS[len(platter)]))


def layer_id(layer: int) -> str:
    """The card and the side that counts, as in `L17 a`."""
    return f"{SHIPPED.cards[layer // 2].id} {SIDES[layer % 2]}"
