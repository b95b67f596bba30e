"""The cakes, toppers and bidding cards, read from `components.json` or from the owner's own table."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.components import Row, read_table, rows, whole, word
from cakeapp.core.errors import ComponentError
from cakeapp.core.say import Say, listed

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

    @property
    def said(self) -> Say:
        return Say(f"top_cake.item.{self.id}")


def read_layers(table: Mapping[str, Any]) -> tuple[Layer, ...]:
    """The cakes, then the toppers."""
    cakes, toppers = layer_rows(table, "cakes", CAKES), layer_rows(table, "toppers", TOPPERS)
    cake_ids = {row["id"] for row in cakes}
    for row in toppers:
        if row["id"] in cake_ids:
            raise ComponentError(Say("top_cake.table.both", id=row["id"]))
    return tuple(
        [Layer(row["id"], word(row, "flavour"), whole(row, "max")) for row in cakes]
        + [Layer(row["id"], "", whole(row, "max")) for row in toppers]
    )


def layer_rows(table: Mapping[str, Any], name: str, count: int) -> list[Row]:
    found = rows(table, name)
    if len(found) != count:
        raise ComponentError(Say("top_cake.table.size", name=name, count=count, found=len(found)))
    for row in found:
        if not LAYER_ID.fullmatch(row["id"]) or row["id"] in RESERVED:
            reserved = listed(RESERVED, "or")
            raise ComponentError(Say("top_cake.table.bad_id", name=name, reserved=reserved, found=repr(row["id"])))
    return found


def read_faces(table: Mapping[str, Any]) -> tuple[str, ...]:
    """The bidding cards of one player: numbers, S (SNATCH) and R (REVERSE)."""
    faces = faces_in(table, "bids")
    for face in faces:
        if not isinstance(face, str) or not FACE.fullmatch(face):
            raise ComponentError(Say("top_cake.table.no_face", name="bids", found=repr(face)))
        each_once("bids", face, faces)
    return tuple(faces)


def read_removed(table: Mapping[str, Any]) -> tuple[str, ...]:
    """The bidding cards that only two players use."""
    name = "removed_with_3_or_4_players"
    removed, faces = faces_in(table, name), read_faces(table)
    for face in removed:
        if face not in faces:
            raise ComponentError(Say("top_cake.table.unknown_face", name=name, found=repr(face)))
        each_once(name, face, removed)
    return tuple(removed)


def faces_in(table: Mapping[str, Any], name: str) -> list[Any]:
    found = table.get(name)
    if not isinstance(found, list):
        raise ComponentError(Say("top_cake.table.no_faces", name=name))
    return found


def each_once(name: str, face: str, faces: list[Any]) -> None:
    if faces.count(face) > 1:
        raise ComponentError(Say("top_cake.table.face_twice", name=name, face=face))


TABLE = read_table(Path(__file__).parents[1] / "components.json")
LAYERS = read_layers(TABLE)
FACES = read_faces(TABLE)
REMOVED = read_removed(TABLE)
NUMBER = {layer.id: number for number, layer in enumerate(LAYERS)}
ALL_CAKES = tuple(range(CAKES))
ALL_TOPPERS = tuple(range(CAKES, CAKES + TOPPERS))


def ids(layers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(LAYERS[layer].id for layer in layers)
