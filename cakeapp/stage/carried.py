"""A thing that was taken up without being dragged: where it may go is lit until it is put somewhere."""

from cakeapp.stage.piece import Piece
from cakeapp.stage.semantics import on_screen


class Carried:
    def __init__(self, piece: Piece) -> None:
        self._piece, self._stage, self._key = piece, piece.stage, piece.item.means
        self._place: Piece | None = None
        self._stage.dispatch("on_over", self._key, "")

    @property
    def can_go(self) -> bool:
        """As long as it is there, and somewhere to put it."""
        return on_screen(self._piece) and any(piece.lit for piece in self._stage.pieces())

    @property
    def aimed(self) -> bool:
        """A finger was over a place for it last."""
        return self._place is not None

    def over(self, x: float, y: float) -> bool:
        """A finger is at that point of the window: the table says what putting it there would do, if anything."""
        place = self._stage.piece_at(*self._stage.to_widget(x, y), lambda one: bool(one.lit))
        if place is not self._place:
            self._place = place
            for piece in self._stage.pieces():
                piece.aimed = piece is place
            if place is not None:
                self._stage.dispatch("on_over", self._key, place.item.key)
        return place is not None

    def put(self) -> bool:
        """Where the finger was last; whether that was a place for it. Anywhere else it is where it was."""
        place = self._place
        self._stage.light(())
        self._stage.dispatch("on_drop_on", self._key, place.item.key if place else "")
        return place is not None
