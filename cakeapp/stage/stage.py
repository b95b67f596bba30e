"""Shows any scene by any plan: widgets by key, what persists moves, and one way to touch for all games."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from cakeapp.collector import gc_paused, kept
from cakeapp.scene.box import Box
from cakeapp.scene.item import Item
from cakeapp.scene.lines import worded
from cakeapp.scene.plan import Places, Spot
from cakeapp.scene.scene import Scene
from cakeapp.stage.finger import PALE, Finger
from cakeapp.stage.heap import heap
from cakeapp.stage.motion import Flights
from cakeapp.stage.piece import FINGER, Piece
from cakeapp.stage.semantics import Spoken
from cakeapp.stage.store import Store

AT_ONCE = 24  # things of an empty table that are set in a frame
MOVE = 0.35  # seconds from place to place
STILL = 2.0  # seconds after which a finger that carries something may be gone


class Stage(Spoken, Widget):
    """Tells taps, drops and holds by the keys of things; decides nothing."""

    __events__ = ("on_tap", "on_drop_on", "on_hold", "on_over")

    def __init__(self, kinds: Mapping[str, type[Piece]], say: Callable[[Any], str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._kinds, self._say = kinds, say
        self._pieces: dict[str, Piece] = {}
        self._order: list[str] = []
        self._finger: Finger | None = None
        self._moving: set[Piece] = set()
        self._store = Store(kinds, self)
        self._coming: list[tuple[Item, Spot]] = []  # what is still to be set before anything is seen
        self._keys: list[str] = []  # of all that will lie there then
        self._set_some = Clock.create_trigger(self._set_next, 0)
        self._kept = False
        self.flights = Flights(self)
        self.speed = 1.0
        self.reader: int | None = None  # whose things are read first

    def show(self, scene: Scene, places: Places, moving: bool = True) -> None:
        """What persists moves to its new place, what is new appears, what is gone goes.

        An empty table is set over some frames, and seen when all lies there.
        """
        self.flights.end()
        self.reader = scene.actor if scene.near is None else scene.near
        shown = [(item, places[item.lies]) for item in scene if item.lies in places]
        keys = [item.key for item, _ in shown]
        for key in self._pieces.keys() - set(keys):
            self._put_away(key)
        if not self._order:
            self._begin(shown, keys)
            return
        for item, spot in shown:
            self._set(item, spot, moving)
        self._order = keys
        if heap(self, [self._pieces[key] for key in keys]) and self._finger is not None:
            self._finger.on_top()

    def _begin(self, shown: list[tuple[Item, Spot]], keys: list[str]) -> None:
        """To set an empty table, or another one while it is being set."""
        self.clear_widgets()
        self.opacity = 0
        self._coming, self._keys = shown, keys
        self._set_some()

    def _set_next(self, _: float) -> None:
        """As many of them as a frame has time for; all that lie there then stay."""
        with gc_paused():
            for item, spot in self._coming[:AT_ONCE]:
                self._set(item, spot, moving=False)
                self.add_widget(self._pieces[item.key])
        del self._coming[:AT_ONCE]
        if self._coming:
            self._set_some()
        else:
            self._order, self.opacity = self._keys, 1
            self._keep()

    def _keep(self) -> None:
        """What is made for the first setting stays for all later ones, and with it, but once, what garbage there is."""
        if not self._kept:
            self._kept = True
            kept()

    def _put_away(self, key: str) -> None:
        gone = self._pieces.pop(key)
        self._moving.discard(gone)
        Animation.cancel_all(gone)
        self.remove_widget(gone)
        self._store.put(gone)

    def _set(self, item: Item, spot: Spot, moving: bool) -> None:
        if item.key in self._pieces and self._pieces[item.key].item.kind != item.kind:
            self._put_away(item.key)
        new = item.key not in self._pieces
        if new:
            self._pieces[item.key] = self._store.take(item.kind)
        piece = self._pieces[item.key]
        piece.opacity = 0 if self.flights.left(item.key) else PALE if piece.carried else 1
        if piece.item != item:
            piece.item = item
            piece.look = {name: worded(value, self._say) for name, value in item.look.items()}
            piece.role, piece.spoken = item.role, self._say(item.says) if item.says else ""
            piece.key = item.key if item.says else ""
            piece.refusal = self._say(item.why) if item.why else ""
        self._place(piece, spot, moving and not new)

    def _place(self, piece: Piece, spot: Spot, moving: bool) -> None:
        size, centre = self.sized(spot), self.centre_of(spot.box)
        moving = moving and piece.facing == spot.facing and piece.role != "heading"  # to be read elsewhere: not thrown
        piece.facing, piece.style = spot.facing, spot.style
        piece.words, piece.number = dp(spot.words), dp(spot.number)
        piece.size = size
        if piece in self._moving:
            Animation.cancel_all(piece, "center_x", "center_y")
        if moving and self.speed and (abs(piece.center_x - centre[0]) > 2 or abs(piece.center_y - centre[1]) > 2):
            move = Animation(center_x=centre[0], center_y=centre[1], d=MOVE / self.speed, t="in_out_quad")
            move.bind(on_complete=lambda *_: self._moving.discard(piece))
            self._moving.add(piece)
            move.start(piece)
        else:
            self._moving.discard(piece)
            piece.center = centre

    @property
    def moving(self) -> bool:
        """Whether anything is on its way to its place."""
        return bool(self._moving) or bool(self._coming)

    def sized(self, spot: Spot) -> tuple[float, float]:
        across, down = dp(spot.box.width), dp(spot.box.height)
        return (across, down) if spot.facing % 180 == 0 else (down, across)

    def centre_of(self, box: Box) -> tuple[float, float]:
        x, y = box.centre
        return self.x + dp(x), self.top - dp(y)

    # Touch --------------------------------------------------------------------------------------------------------

    def piece_at(self, x: float, y: float, wanted: Callable[[Piece], bool]) -> Piece | None:
        """The uppermost there of those wanted, or the nearest within a finger's width."""
        nearest: tuple[float, Piece | None] = (dp(FINGER), None)
        for key in reversed(self._order):
            piece = self._pieces[key]
            if not wanted(piece):
                continue
            if piece.covers(x, y):
                return piece
            far = piece.near(x, y)
            if far is not None and far < nearest[0]:
                nearest = far, piece
        return nearest[1]

    def touched(self, x: float, y: float) -> Piece | None:
        """What a finger there means."""
        return self.piece_at(x, y, lambda one: bool(one.item.can))

    def found(self, x: float, y: float) -> Piece | None:
        """The uppermost there that has a name, or what that is a part of."""
        found = self.piece_at(x, y, lambda one: bool(one.key) or bool(one.item.part_of))
        return None if found is None else self.piece(found.item.means)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if self._finger is not None and self.carrying:
            if Clock.get_time() - self._finger.stirred > STILL:
                self.let_go()
            return True
        piece = self.touched(*touch.pos)
        if piece is None:
            return False
        self.let_go()
        touch.grab(self)
        self._finger = Finger(self, touch, piece)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self or self._finger is None or self._finger.touch is not touch:
            return False
        self._finger.moved()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self or self._finger is None or self._finger.touch is not touch:
            return False
        finger, self._finger = self._finger, None
        finger.lifted()
        return True

    @property
    def carrying(self) -> bool:
        return self._finger is not None and self._finger.ghost is not None

    def let_go(self, but: Collection[str] = ()) -> None:
        """No finger holds anything any more but these, and nothing acts."""
        if self._finger is not None and self._finger.key not in but:
            finger, carried, self._finger = self._finger, self.carrying, None
            finger.end()
            if carried:
                self.dispatch("on_drop_on", finger.key, "")

    def piece(self, *keys: str) -> Piece | None:
        """The first of these things that is on the stage."""
        return next((self._pieces[key] for key in keys if key in self._pieces and not self._coming), None)

    def parts(self, key: str) -> list[Piece]:
        """What lies on a thing as a part of it."""
        above = self._order[self._order.index(key) + 1 :] if key in self._order else []
        return [self._pieces[one] for one in above if one in self._pieces and self._pieces[one].item.part_of == key]

    def pieces(self) -> list[Piece]:
        return list(self._pieces.values())

    def clear(self) -> None:
        self.let_go()
        self.flights.end()
        self.flights.forget()
        self._set_some.cancel()
        self._coming = []
        for key in list(self._pieces):
            self._put_away(key)
        self._order = []

    def light(self, keys: Collection[str]) -> None:
        for key, piece in self._pieces.items():
            piece.lit = key in keys
            piece.aimed = False

    def on_tap(self, key: str) -> None: ...

    def on_hold(self, key: str) -> None: ...

    def on_over(self, key: str, place: str) -> None: ...

    def on_drop_on(self, key: str, place: str) -> None: ...
