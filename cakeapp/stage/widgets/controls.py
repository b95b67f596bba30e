"""Buttons and bars that every screen uses."""

from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from cakeapp.stage import art
from cakeapp.stage.semantics import Spoken
from cakeapp.stage.theme import theme
from cakeapp.stage.widgets.touchable import Touchable

TILE = 128  # dp
PALE = 0.35  # so that words on it are read easily


class PushButton(Touchable):
    """A button with words, and an icon if wished. A refused one says why instead of acting."""

    text = StringProperty("")
    icon = StringProperty("")
    strong = BooleanProperty(False)  # the one thing most people want to do here


class ConfirmButton(PushButton):
    """Says what would be done on its board as things lie now, and does it."""

    board = ObjectProperty(None, rebind=True, allownone=True)


class HoldButton(PushButton):
    """Acts only when it is held, so that nobody looks by accident. Keyboards press it once."""

    def activate(self) -> None:
        self.dispatch("on_hold")


class IconButton(Touchable):
    """A button that is a picture; `spoken` names it."""

    icon = StringProperty("")


class TopBar(BoxLayout):
    """Back, and where we are."""

    page = ObjectProperty(None, rebind=True, allownone=True)
    title = StringProperty("")
    back_says = StringProperty("")


class Gingham(Widget):
    """The counter's cloth behind a screen: a small picture, repeated."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, PALE)
            self._cloth = Rectangle()
        self.bind(size=self._spread, pos=self._spread)
        theme.bind(night=self._spread)
        self._spread()

    def _spread(self, *_: object) -> None:
        texture = CoreImage(art.tile("gingham_night" if theme.night else "gingham")).texture
        texture.wrap = "repeat"
        across, up = self.width / dp(TILE), self.height / dp(TILE)
        self._cloth.texture, self._cloth.pos, self._cloth.size = texture, self.pos, self.size
        self._cloth.tex_coords = 0, 0, across, 0, across, up, 0, up


class NameField(Spoken, BoxLayout):
    """A name that can be typed over."""

    text = StringProperty("")

    def activate(self) -> None:
        self.ids.field.focus = True
