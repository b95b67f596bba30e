"""Cakes on their platters: the large one with the spots where a card may go, and the small ones of the others."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from cakeapp.games.cake_swap.rules.components import Ribbon
from cakeapp.games.cake_swap.table import layout
from cakeapp.games.cake_swap.table.board.cards import CakeSwapLayer, CakeSwapThing
from cakeapp.games.cake_swap.table.board.judges import CakeSwapRibbon

SIZED = 14  # dp between layers from which on their sizes are written on them


class CakeSwapPlatter(Widget):
    """A cake on its stand, drawn only."""

    scale = NumericProperty(1)
    middle = NumericProperty(0)
    foot = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.layers = [CakeSwapLayer(opacity=0) for _ in range(layout.TALLEST)]
        for layer in reversed(self.layers):  # the fruit of a layer stands before the one above
            self.add_widget(layer)
        self.cake: tuple[int, ...] = ()

    def show(self, cake: Sequence[int]) -> None:
        self.cake, self.opacity = tuple(cake), 1
        for layer, number in zip(self.layers, cake):
            Animation.cancel_all(layer)
            layer.show(number)
        for layer in self.layers[len(cake) :]:
            layer.hide()

    def lay(self, middle: float, foot: float, scale: float, gap_at: int | None = None, gap: float = 0.0) -> None:
        self.middle, self.foot, self.scale = middle, foot, scale
        for layer, y in zip(self.layers, layout.feet(len(self.cake), foot, scale, gap_at, gap)):
            layer.place(middle, y, scale)
            layer.text = layer.text if layout.PITCH * scale >= dp(SIZED) else ""

    @property
    def top(self) -> CakeSwapLayer | None:
        return self.layers[len(self.cake) - 1] if self.cake else None


class CakeSwapCake(CakeSwapThing):
    """The large cake. A gap opens in it where the card in hand would go."""

    gap_at = NumericProperty(-1)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.platter = CakeSwapPlatter()
        self.add_widget(self.platter)
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay, gap_at=self._lay)

    def show(self, cake: Sequence[int]) -> None:
        self.opacity, self.gap_at = 1, -1
        self.platter.show(cake)
        self._lay()

    def hide(self) -> None:
        super().hide()
        self.platter.show(())
        self.gap_at = -1

    @property
    def scale(self) -> float:
        return layout.own_scale(self.width, self.height, dp(1))

    @property
    def foot(self) -> float:
        free = self.height - max(layout.tall(layout.TALLEST) * self.scale, 0)
        return self.y + max(0.0, min(free, dp(8)))

    def lay(self, *_: object) -> None:
        gap = dp(layout.FINGER) if self.gap_at >= 0 else 0
        self.platter.lay(self.center_x, self.foot, self.scale, self.gap_at if gap else None, gap)


class CakeSwapBand(CakeSwapThing):
    """A spot of the large cake where the card in hand may go, with what it would use up."""

    text = StringProperty("")
    actions = ListProperty([])  # pictures of action cards
    first = StringProperty("")
    second = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(role="place", **kwargs)
        self.ghost = CakeSwapLayer(opacity=0)
        self.add_widget(self.ghost, len(self.children))  # beneath the words
        self.bind(size=self.lay, pos=self.lay)
        self.scale = 1.0

    def on_actions(self, *_: object) -> None:
        self.first, self.second = [*self.actions, "", ""][:2]

    def show(self, text: str, ghost: int | None, scale: float) -> None:
        self.text, self.scale, self.opacity = text, scale, 1
        if ghost is None:
            self.ghost.hide()
        else:
            self.ghost.show(ghost, faded=0.6)
        self.lay()

    def hide(self) -> None:
        super().hide()
        self.ghost.hide()
        self.text, self.actions = "", []

    def lay(self, *_: object) -> None:
        scale = min(self.scale, self.height / layout.FROSTING)
        self.ghost.place(self.center_x, self.y, scale)


class CakeSwapSeat(CakeSwapThing):
    """Somebody else's cake, small. Of it only the top layer can be carried away."""

    emblem = StringProperty("")
    number = NumericProperty(-1)
    turn = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.platter = CakeSwapPlatter()
        self.add_widget(self.platter)
        self.ribbons: list[CakeSwapRibbon] = []
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def show(self, seat: int, emblem: str, cake: Sequence[int], won: Sequence[Ribbon]) -> None:
        self.number, self.emblem, self.opacity = seat, emblem, 1
        self.platter.show(cake)
        while len(self.ribbons) < len(won):
            self.ribbons.append(CakeSwapRibbon())
            self.add_widget(self.ribbons[-1])
        for shown, ribbon in zip(self.ribbons, won):
            shown.show(ribbon, "")
        for shown in self.ribbons[len(won) :]:
            shown.hide()
        self._lay()

    def hide(self) -> None:
        super().hide()
        self.show(-1, "", (), ())
        self.opacity = 0

    def lay(self, *_: object) -> None:
        emblem = dp(22)
        beside = self.width > self.height * 1.5  # the emblem stands beside the cake, not above its corner
        room = self.width - (emblem + dp(6) if beside else 0)
        scale = min(room / layout.PLATTER, (self.height - dp(4)) / layout.tall(layout.TALLEST), 1.2 * dp(1))
        self.platter.lay(self.right - room / 2 - (emblem / 2 if beside else 0), self.y + dp(2), scale)
        there = [ribbon for ribbon in self.ribbons if ribbon.opacity]
        high = min(max(dp(20), self.height * 0.2), (self.height - emblem) / max(1, len(there)))
        for at, ribbon in enumerate(there):
            ribbon.put((self.right - high * 0.8 - dp(1), self.top - (at + 1) * high - dp(2), high * 0.75, high))

    def on_away(self, _: object, away: tuple[float, float]) -> None:
        self.lay()
        if (top := self.platter.top) is not None:
            top.pos = top.x + away[0], top.y + away[1]
