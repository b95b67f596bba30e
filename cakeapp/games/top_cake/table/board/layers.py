"""A layer of cake, on its own, at a lot, or in a stack."""

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from cakeapp.games.top_cake.rules.components import LAYERS
from cakeapp.games.top_cake.table import geometry
from cakeapp.stage import art
from cakeapp.stage.widgets.board import Thing

TREMBLE = 1 / 30  # seconds between two shakes


def picture(number: int) -> str:
    facts = LAYERS[number]
    return art.sprite("top_cake", f"layer_{facts.flavour}" if facts.flavour else f"topper_{facts.id}")


def is_topper(number: int) -> bool:
    return not LAYERS[number].flavour


class TopCakeLayer(Widget):
    """A layer with a plaque that tells what it bears, or how many of its max are above it."""

    picture = StringProperty("")
    text = StringProperty("")
    scale = NumericProperty(1)
    topper = BooleanProperty(False)
    counting = BooleanProperty(False)  # the plaque counts what is above
    full = BooleanProperty(False)  # one more above, and it collapses
    falls = BooleanProperty(False)  # it would, by what is carried
    lit = BooleanProperty(False)  # it scored the line that is looked at
    shake = NumericProperty(0)
    plaque = ListProperty([0, 0])  # its size

    number = -1

    def show(self, number: int, text: str, counting: bool = False, full: bool = False) -> None:
        self.number, self.text, self.counting, self.full = number, text, counting, full
        self.picture, self.topper = picture(number), is_topper(number)
        self.opacity, self.shake, self.falls, self.lit = 1, 0, False, False

    def hide(self) -> None:
        self.number, self.picture, self.text, self.opacity = -1, "", "", 0
        self.falls = self.lit = False

    def place(self, middle: float, bottom: float, scale: float) -> None:
        """The foot of its stand, its bottom above it in dp of the pictures."""
        wide, high = geometry.TOPPER if self.topper else geometry.LAYER
        self.scale = scale
        self.size = wide * scale, high * scale
        self.pos = middle - self.width / 2, bottom


class Trembling:
    """Shakes layers for as long as they would collapse."""

    def __init__(self) -> None:
        self._layers: list[TopCakeLayer] = []
        self._beat = Clock.create_trigger(self._shake, TREMBLE, interval=True)
        self._side = 1.0

    def start(self, layers: Sequence[TopCakeLayer]) -> None:
        if self._layers == list(layers):
            return
        self.stop()
        self._layers, self._side = list(layers), 1.0
        if self._layers:
            self._beat()

    def stop(self) -> None:
        self._beat.cancel()
        for layer in self._layers:
            layer.shake = 0
        self._layers = []

    def _shake(self, _: float) -> None:
        self._side = -self._side
        for at, layer in enumerate(self._layers):
            layer.shake = self._side * dp(2) * (1 if at % 2 else -1)


class TopCakeWon(Thing):
    """A layer that was won and is still to be stacked."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(role="thing", **kwargs)
        self.layer = TopCakeLayer()
        self.add_widget(self.layer)
        self.bind(size=self.lay, pos=self.lay)

    def show(self, number: int, text: str) -> None:
        self.layer.show(number, text)
        self.lay()

    def lay(self, *_: object) -> None:
        wide, high = geometry.TOPPER if self.layer.topper else geometry.LAYER
        scale = min((self.width - dp(8)) / wide, (self.height - dp(8)) / high, dp(1))
        self.layer.place(self.center_x, self.center_y - high * scale / 2, scale)
