"""The cakes, toppers and bidding cards, read from `components.json` or from the owner's own table."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.components import Row, read_table, rows, whole, word
from cakeapp.core.errors import ComponentError

CAKES, TOPPERS = 21, 4
LAYER_ID = re.compile(r"[a-z0-9]+")
RESERVED = ("new", "half")  # words of the notation
FACE = re.compile(r"[1-9][0-9]*|S|R")


@dataclass(frozen=True, slots=True)
class Layer:
    """A cake, or a topper: that is a layer without a flavour."""

    id: str
    flavour: str
    max: int  # how many cards it bears


def read_layers(table: Mapping[str, Any]) -> tuple[Layer, ...]:
    """The cakes, then the toppers."""
    cakes, toppers = layer_rows(table, "cakes", CAKES), layer_rows(table, "toppers", TOPPERS)
    cake_ids = {row["id"] for row in cakes}
    for row in toppers:
        if row["id"] in cake_ids:
            raise ComponentError(f"the id {row['id']} stands for a cake and for a topper")
    return tuple(
        [Layer(row["id"], word(row, "flavour"), whole(row, "max")) for row in cakes]
        + [Layer(row["id"], "", whole(row, "max")) for row in toppers]
    )


def layer_rows(table: Mapping[str, Any], name: str, count: int) -> list[Row]:
    found = rows(table, name)
    if len(found) != count:
        raise ComponentError(f"{name} must be {count} entries, not {len(found)}")
    for row in found:
        if not LAYER_ID.fullmatch(row["id"]) or row["id"] in RESERVED:
            raise ComponentError(
                f"{name}: an id is small letters and digits, and not {' or '.join(RESERVED)}, unlike {row['id']!r}"
            )
    return found


def read_faces(table: Mapping[str, Any]) -> tuple[str, ...]:
    """The bidding cards of one player: numbers, S (SNATCH) and R (REVERSE)."""
    faces = table.get("bids")
    if not isinstance(faces, list):
        raise ComponentError("bids must be a list of bidding cards")
    for face in faces:
        if not isinstance(face, str) or not FACE.fullmatch(face):
            raise ComponentError(f"bids: a bidding card is a number from 1, S or R, not {face!r}")
        if faces.count(face) > 1:
            raise ComponentError(f"bids: the card {face} stands there twice")
    return tuple(faces)


def read_removed(table: Mapping[str, Any]) -> tuple[str, ...]:
    """The bidding cards that only two players use."""
    removed, faces = table.get("removed_with_3_or_4_players"), read_faces(table)
    if not isinstance(removed, list):
        raise ComponentError("removed_with_3_or_4_players must be a list of bidding cards")
    for face in removed:
        if face not in faces:
            raise ComponentError(f"removed_with_3_or_4_players: there is no bidding card {face!r}")
        if removed.count(face) > 1:
            raise ComponentError(f"removed_with_3_or_4_players: the card {face} stands there twice")
    return tuple(removed)


TABLE = read_table(Path(__file__).parents[1] / "components.json")
LAYERS = read_layers(TABLE)
FACES = read_faces(TABLE)
REMOVED = read_removed(TABLE)
NUMBER = {layer.id: number for number, layer in enumerate(LAYERS)}
ALL_CAKES = tuple(range(CAKES))
ALL_TOPPERS = tuple(range(CAKES, CAKES + TOPPERS))


def ids(layers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(LAYERS[layer].id for layer in layers)
