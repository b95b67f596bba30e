"""The table's surface: what is picked up lights the places where it may go, and each says what would happen there."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from cakeapp.stage.widgets.touchable import Touchable

STILL = 2.0  # seconds after which a finger that carries something may be gone


class Offer(NamedTuple):
    """What putting a thing on a place would do."""

    says: str
    do: Callable[[], None]


class Thing(Touchable):
    """Something of the game that can be tapped, dragged, or have things dropped on it."""

    board = ObjectProperty(None, rebind=True, allownone=True)
    glowing = BooleanProperty(False)  # can be picked up
    lit = BooleanProperty(False)  # what was picked up may go here
    aimed = BooleanProperty(False)  # the finger is over it, and what was picked up would go here
    picked = BooleanProperty(False)
    says = StringProperty("")  # what dropping here would do

    def in_words(self) -> str:
        return f"{super().in_words()}. {self.says}" if self.says else super().in_words()

    def on_tap(self) -> None:
        self.board.tap(self)

    def on_hold(self) -> None:
        self.board.look_closer(self.key)

    def on_lift(self) -> None:
        self.board.lift(self)

    def on_carry(self, touch: MotionEvent) -> None:
        self.board.hover(self, touch)

    def on_drop(self, touch: MotionEvent) -> None:
        self.board.drop(self, touch)

    def let_go(self) -> None:
        lifted = self.carried
        super().let_go()
        if lifted:
            self.board.cancel()


class Place(Thing):
    """Somewhere to drop things, or a store to take them from: a picture in a frame that lights up."""

    role = StringProperty("place")
    picture = StringProperty("")  # the source of an image


class Raised:
    """A thing drawn above everything else on its board, from being lifted to being put down."""

    def __init__(self, thing: Thing, board: Widget) -> None:
        self.thing, self._over, self._home = thing, board.canvas.after, thing.parent
        self._at = self._home.canvas.indexof(thing.canvas)
        self._home.canvas.remove(thing.canvas)
        self._over.add(thing.canvas)

    def lower(self) -> None:
        self._over.remove(self.thing.canvas)
        if self.thing.parent is self._home:
            self._home.canvas.insert(self._at, self.thing.canvas)


class Board(FloatLayout):
    """Knows its things by key; a game says what each can do by `offers`, `tapped` and `why_not`."""

    picked = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._offers: Mapping[str, Offer] = {}
        self._places: list[Thing] = []  # that are lit
        self._over: Thing | None = None  # the one of them that the finger is over
        self._raised: Raised | None = None
        self._stirred = 0.0  # when what is carried was moved last

    # What a game fills in -------------------------------------------------------------------------------------

    def offers(self, key: str) -> Mapping[str, Offer]:
        """Where this thing may go, by the key of the place."""
        return {}

    def tapped(self, key: str) -> bool:
        """Does what a tap on this thing means by itself; False where it means nothing."""
        return False

    def why_not(self, key: str, place: str | None) -> str:
        """Why this thing cannot go there, in a sentence."""
        return ""

    def hovered(self, thing: Thing, place: Thing | None) -> None:
        """A thing was carried over a place where it may go, or off it."""

    def look_closer(self, key: str) -> None: ...

    def tell(self, sentence: str) -> None:
        """Shows and speaks a sentence."""

    # What is the same on every table --------------------------------------------------------------------------

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While one finger carries something, others do nothing; but one that has not stirred for long may be gone."""
        if self._raised is None:
            return bool(super().on_touch_down(touch))
        if Clock.get_time() - self._stirred > STILL:
            self._raised.thing.let_go()
        return True

    def things(self) -> list[Thing]:
        return [widget for widget in self.walk(restrict=True) if isinstance(widget, Thing) and widget.opacity]

    def lift(self, thing: Thing) -> None:
        self.put_down()
        self._raised, self._stirred = Raised(thing, self), Clock.get_time()
        self._light(thing)

    def tap(self, thing: Thing) -> None:
        if self.picked and self.picked is not thing and thing.key in self._offers:
            self._accept(thing.key)
        elif self.picked is thing:
            self.put_down()
        elif thing.refusal:
            self.tell(thing.refusal)
        else:
            self.put_down()
            if not self.tapped(thing.key):
                self._light(thing)
                if not self._offers:
                    self.put_down()
                    self.look_closer(thing.key)

    def hover(self, thing: Thing, touch: MotionEvent) -> None:
        self._stirred = Clock.get_time()
        over = self._under(touch, thing, self._places)
        if over is self._over:
            return
        if self._over is not None:
            self._over.aimed = False
        self._over = over
        if over is not None:
            over.aimed = True
            self.tell(self._offers[over.key].says)
        self.hovered(thing, over)

    def drop(self, thing: Thing, touch: MotionEvent) -> None:
        under = self._under(touch, thing, self.things())
        if under is not None and under.key in self._offers:
            thing.let_go()
            self._accept(under.key)
            return
        thing.glide_home()
        self.put_down()
        if why := self.why_not(thing.key, under.key if under else None):
            self.tell(why)

    def cancel(self) -> None:
        """What was carried is let go of, and was never dropped."""
        self.put_down()

    def put_down(self) -> None:
        """Nothing is picked up or carried any more, and no place is lit."""
        if self._raised:
            raised, self._raised = self._raised, None
            raised.lower()
            if raised.thing.carried:
                raised.thing.let_go()
        for thing in self.things():
            thing.lit = thing.aimed = thing.picked = False
            thing.says = ""
        self.picked, self._offers = None, {}
        self._places, self._over = [], None

    def _light(self, thing: Thing) -> None:
        self.picked, self._offers = thing, self.offers(thing.key)
        thing.picked = True
        self._places = [place for place in self.things() if place.key in self._offers]
        for place in self._places:
            place.lit, place.says = True, self._offers[place.key].says

    def _accept(self, place: str) -> None:
        do = self._offers[place].do
        self.put_down()
        do()

    def _under(self, touch: MotionEvent, lifted: Thing, among: list[Thing]) -> Thing | None:
        """The thing at the finger; a place that is lit is found before one that is not."""
        finger = lifted.to_window(*touch.pos)
        found = [
            thing
            for thing in among
            if thing is not lifted and not thing.disabled and thing.collide_point(*thing.to_widget(*finger))
        ]
        return next(iter(sorted(found, key=lambda thing: not thing.lit)), None)
