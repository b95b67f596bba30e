"""Layers of cake, the two-sided cards that bear them, and what else lies in hand's reach."""

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from cakeapp.games.cake_swap.rules.components import LAYERS
from cakeapp.games.cake_swap.table import layout
from cakeapp.stage import art
from cakeapp.stage.motion import glide
from cakeapp.stage.widgets.board import Thing
from cakeapp.stage.widgets.touchable import Touchable

PLAQUE = 17  # dp a size is written on at least
SIGN = 23  # dp of the pictures above a layer's foot, the size is written
FLIP = 0.16  # seconds


class CakeSwapThing(Thing):
    """A thing of this table."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), opacity=0, **kwargs)

    def put(self, box: layout.Box) -> None:
        self.pos, self.size = box[:2], box[2:]

    def hide(self) -> None:
        Animation.cancel_all(self)
        self.key = self.spoken = self.refusal = ""
        self.let_go()
        self.opacity = 0
        self.draggable = self.glowing = self.lit = self.picked = False


class CakeSwapLayer(Widget):
    """A layer: its cake, its frosting, and its size on a plaque."""

    body = StringProperty("")
    frosting = StringProperty("")
    text = StringProperty("")
    scale = NumericProperty(1)
    plaque = NumericProperty(0)  # its width
    aside = NumericProperty(0)  # how far left of the middle it is
    sign = ListProperty([0, 0])  # its middle
    turned = BooleanProperty(False)  # upside down, as the other edge of a card
    faded = NumericProperty(1)

    number = -1

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "aside", "turned"):
            self.fbind(name, self._put_sign)

    def show(self, number: int, turned: bool = False, faded: float = 1.0, sized: bool = True) -> None:
        size, cake, frosting = LAYERS[number]
        self.number, self.turned, self.faded, self.opacity = number, turned, faded, 1
        self.body = art.sprite("cake_swap", f"body_{cake}_{size}")
        self.frosting = art.sprite("cake_swap", f"frosting_{frosting}_{size}")
        self.text = str(size) if sized else ""

    def hide(self) -> None:
        self.number, self.body, self.frosting, self.text, self.opacity = -1, "", "", "", 0

    def place(self, middle: float, bottom: float, scale: float) -> None:
        self.scale, self.plaque = scale, max(26 * scale, dp(PLAQUE))
        size = LAYERS[self.number].size if self.number >= 0 else 1
        self.size = layout.WIDTHS[size - 1] * scale, layout.FROSTING * scale
        self.pos = middle - self.width / 2, bottom

    def _put_sign(self, *_: object) -> None:
        up = layout.FROSTING - SIGN if self.turned else SIGN
        self.sign = self.center_x - self.aside, self.y + up * self.scale


class CakeSwapCard(CakeSwapThing):
    """A card with a layer at each of two opposite edges; the upright one would count."""

    open = NumericProperty(1)  # less while it turns over
    empty = BooleanProperty(True)
    text = StringProperty("")  # instead of a card
    note = StringProperty("")  # at its foot
    share = NumericProperty(0.5)  # of the height, for the side that is up

    def __init__(self, **kwargs: object) -> None:
        self.up, self.down = CakeSwapLayer(), CakeSwapLayer()
        super().__init__(**kwargs)
        self.add_widget(self.down)
        self.add_widget(self.up)
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def show(self, card: int, side: int, faded: float = 1.0) -> None:
        self.opacity, self.empty, self.text = 1, False, ""
        self.up.show(2 * card + side)
        self.down.show(2 * card + 1 - side, turned=True, faded=faded)
        self._lay()

    def show_empty(self, text: str) -> None:
        self.opacity, self.empty, self.text, self.note = 1, True, text, ""
        self.up.hide()
        self.down.hide()

    def hide(self) -> None:
        super().hide()
        self.show_empty("")
        self.opacity, self.open = 0, 1

    def turn(self) -> None:
        self.open = 0.1
        glide(self, FLIP, self.board.speed, "out_quad", open=1)

    def lay(self, *_: object) -> None:
        edge, foot = dp(3), dp(18) if self.note else 0
        high, wide = self.height - 2 * edge - foot, self.width - 2 * edge
        for layer, part in ((self.up, self.share), (self.down, 1 - self.share)):
            scale = min((high * part - dp(1)) / layout.FROSTING, wide / layout.WIDTHS[-1], 1.3 * dp(1))
            room = high * part
            bottom = self.y + edge + foot + (high - room if layer is self.up else 0)
            layer.place(self.center_x, bottom + (room - layout.FROSTING * scale) / 2, scale)
            layer.aside = self.width / 2 - layer.plaque / 2 - dp(2)


class CakeSwapSpot(CakeSwapThing):
    """The pile, or where a card may be laid."""

    picture = StringProperty("")
    text = StringProperty("")
    count = StringProperty("")


class CakeSwapAction(CakeSwapThing):
    """An action card; the used one lies face down."""

    picture = StringProperty("")
    name = StringProperty("")
    used = BooleanProperty(False)
    wide = NumericProperty(0)


class CakeSwapButton(Touchable):
    """A button of a fixed size."""

    text = StringProperty("")
    strong = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(role="button", size_hint=(None, None), opacity=0, **kwargs)

    def show(self, key: str, text: str, spoken: str = "") -> None:
        self.key, self.text, self.spoken, self.opacity = key, text, spoken or text, 1

    def hide(self) -> None:
        self.key = self.text = self.spoken = self.refusal = ""
        self.opacity = 0

    def put(self, box: layout.Box) -> None:
        self.pos, self.size = box[:2], box[2:]
