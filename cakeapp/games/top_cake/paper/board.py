"""The board of the score sheet: the shown player's stacks, and every layer of the game to build them of."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.image import Image

from cakeapp.core.game import Line
from cakeapp.core.say import Listed, Say, listed
from cakeapp.core.sheet import Entry
from cakeapp.games.top_cake.paper.sheet import LAYER, ONTO, STACK, ScoreSheet
from cakeapp.games.top_cake.rules.components import Layer
from cakeapp.stage import art
from cakeapp.stage.sheet_board import SheetBoard
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable
from cakeapp.stage.widgets.words import FitWords

WIDE, HIGH, PITCH = 84, 29, 19  # dp of a layer in a stack, and from one to the next
TOPPER = 46  # dp


class TopCakeSheetNumber(FitWords):
    """How many layers are above this one, of how many it bears."""


class TopCakeSheetStack(Touchable, Framed):
    """A stack, bottom to top."""

    title = StringProperty("")
    building = BooleanProperty(False)
    lit = BooleanProperty(False)

    def show(self, layers: Sequence[Layer], counted: Sequence[str]) -> None:
        box = self.ids.pile
        box.clear_widgets()
        foot = 0.0
        for layer, count in zip(layers, counted):
            high = dp(HIGH if layer.flavour else TOPPER)
            picture = Image(source=picture_of(layer), size_hint=(None, None), size=(dp(WIDE), high), y=foot)
            box.add_widget(picture)
            if layer.flavour:
                box.add_widget(TopCakeSheetNumber(text=count, pos=(dp(WIDE) * 0.27, foot + dp(4))))
            foot += dp(PITCH) if layer.flavour else high * 0.8
        box.height = max(dp(48), foot + dp(12))


class TopCakeSheetLayer(Touchable, Framed):
    """A layer of the game: what it bears, whose it is, and what it would make fall."""

    picture = StringProperty("")
    bears = StringProperty("")
    emblem = NumericProperty(-1)  # of whoever has it; -1 is nobody
    mine = BooleanProperty(False)  # on a stack of the shown player
    loose = BooleanProperty(False)  # on top of the stack that grows: a tap takes it off
    warns = BooleanProperty(False)


class TopCakeSheet(SheetBoard):
    def show(self, sheet: ScoreSheet, seat: int) -> None:
        if not self.ids.layers.children:
            self._lay(sheet)
        self._show_stacks(sheet, seat)
        owners = {number: owner for owner, _, stack in sheet.standing_now() for number in stack}
        emblems = [scorer.emblem for scorer in self.host.tally.written.scorers]
        for number, layer in enumerate(sheet.layers):
            tile, owner = self.tiles[layer.id], owners.get(number)
            tile.mine, tile.loose = owner == seat, number == sheet.top(seat)
            tile.emblem = -1 if owner is None else emblems[owner]
            falls = sheet.collapse(seat, layer.id)
            tile.warns = bool(falls)
            tile.spoken = self._spoken(layer, owner, falls)

    def _lay(self, sheet: ScoreSheet) -> None:
        self.tiles: dict[str, TopCakeSheetLayer] = {}
        for layer in sheet.layers:
            tile = TopCakeSheetLayer(key=f"layer:{layer.id}", picture=picture_of(layer), bears=str(layer.max))
            tile.bind(on_tap=lambda _, name=layer.id: self.put(name))
            self.tiles[layer.id] = tile
            self.ids.layers.add_widget(tile)

    def _spoken(self, layer: Layer, owner: int | None, falls: Sequence[str]) -> str:
        name = layer.said
        if owner is not None:
            return self.t("sheet.taken", layer=name, name=self.host.tally.names[owner])
        if falls:
            return self.t("sheet.falls", layer=name, fallen=self._named(falls))
        return self.t("sheet.free", layer=name, count=layer.max)

    def _named(self, layers: Sequence[str]) -> Listed:
        return listed([Say(f"top_cake.item.{layer}") for layer in layers], "comma")

    def _show_stacks(self, sheet: ScoreSheet, seat: int) -> None:
        row = self.ids.stacks
        row.clear_widgets()
        for at, stack in enumerate(sheet.stacks[seat], 1):
            layers = [sheet.layers[number] for number in stack]
            widget = TopCakeSheetStack(key=f"{ONTO}:{at}", title=str(at), building=at == sheet.building[seat])
            widget.spoken = self.t("sheet.stack", count=at, layers=self._named([layer.id for layer in layers]))
            widget.show(layers, [f"{len(layers) - 1 - under}/{layer.max}" for under, layer in enumerate(layers)])
            widget.bind(on_tap=lambda _, at=at: self.enter(ONTO, at))
            row.add_widget(widget)
        self.ids.begin.text = self.t("sheet.begin_stack" if sheet.stacks[seat] else "sheet.begin_first")

    # What is tapped ---------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.enter(STACK)

    def put(self, name: str) -> None:
        """The first layer begins a stack by itself; a layer that makes others fall says so."""
        sheet = self.host.tally.sheet
        if not sheet.building[self.seat]:
            self.enter(STACK)
        falls = sheet.collapse(self.seat, name)
        self.enter(LAYER, name)
        if falls:
            self.host.tell(self.t("sheet.fell", layer=Say(f"top_cake.item.{name}"), fallen=self._named(falls)))

    def light_up(self, line: Line) -> None:
        for stack in self.ids.stacks.children:
            stack.lit = stack.title == str(line.group)

    def how(self, entry: Entry) -> list[str]:
        return [":".join((entry.verb, *map(str, entry.args)))]


def picture_of(layer: Layer) -> str:
    return art.sprite("top_cake", f"layer_{layer.flavour}" if layer.flavour else f"topper_{layer.id}")
