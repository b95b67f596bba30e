"""Pieces that lie on no table now: to make one takes long, to show another thing by it does not."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from cakeapp.scene.item import Item
from cakeapp.stage.piece import Piece

NOTHING = Item("", "")


class Store:
    def __init__(self, kinds: Mapping[str, type[Piece]], stage: Any) -> None:
        self._kinds, self._stage = kinds, stage
        self._free: defaultdict[str, list[Piece]] = defaultdict(list)

    def take(self, kind: str) -> Piece:
        if self._free[kind]:
            return self._free[kind].pop()
        return self._kinds[kind](size_hint=(None, None), stage=self._stage)

    def put(self, piece: Piece) -> None:
        """Whoever takes it next sees nothing of what it was."""
        self._free[piece.item.kind].append(piece)
        piece.item = NOTHING
        piece.key = piece.spoken = piece.refusal = ""
        piece.pressed = piece.lit = piece.aimed = piece.carried = False
