"""The owner's own table: what is wrong in it is named."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from cakeapp.core.errors import ComponentError
from cakeapp.games.top_cake.rules.components import TABLE, read_faces, read_layers, read_removed


def edited(edit: Callable[[Any], Any]) -> Any:
    table = deepcopy(TABLE)
    edit(table)
    return table


def test_max_and_flavour_may_be_edited() -> None:
    table = edited(lambda t: t["toppers"][0].update(max=7) or t["cakes"][3].update(flavour="pistachio", max=0))
    layers = read_layers(table)
    assert (layers[21].max, layers[3].flavour, layers[3].max) == (7, "pistachio", 0)


@pytest.mark.parametrize(
    ("edit", "named"),
    [
        (lambda t: t["cakes"].pop(), "21"),
        (lambda t: t["toppers"].append({"id": "fifth", "max": 0}), "toppers must be 4"),
        (lambda t: t.pop("cakes"), "cakes"),
        (lambda t: t["cakes"][0].update(max=-1), "van1"),
        (lambda t: t["cakes"][0].update(max=1.5), "van1"),
        (lambda t: t["toppers"][1].update(max=True), "sparkler"),
        (lambda t: t["cakes"][0].pop("flavour"), "van1"),
        (lambda t: t["cakes"][0].update(flavour=""), "van1"),
        (lambda t: t["cakes"][0].update(id="van2"), "van2"),
        (lambda t: t["toppers"][0].update(id="van2"), "van2"),
        (lambda t: t["cakes"][0].update(id="new"), "new"),
        (lambda t: t["toppers"][0].update(id="half"), "half"),
        (lambda t: t["cakes"][0].update(id="Van1"), "Van1"),
        (lambda t: t["cakes"][0].update(id="van1\n"), "van1"),
    ],
)
def test_a_wrong_layer_is_named(edit: Callable[[Any], Any], named: str) -> None:
    with pytest.raises(ComponentError, match=named):
        read_layers(edited(edit))


@pytest.mark.parametrize("face", ["0", "05", "T", 5, None, "1"])
def test_a_wrong_bidding_card_is_named(face: object) -> None:
    with pytest.raises(ComponentError, match=f"{face}"):
        read_faces(edited(lambda t: t["bids"].append(face)))


@pytest.mark.parametrize("face", ["9", "7", None])
def test_a_wrong_removed_card_is_named(face: object) -> None:
    with pytest.raises(ComponentError, match=f"{face}"):
        read_removed(edited(lambda t: t["removed_with_3_or_4_players"].append(face)))
