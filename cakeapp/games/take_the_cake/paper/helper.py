"""The cut helper: two cut cards of the printed game, and the eight ways in which they cut the centre."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from cakeapp.games.take_the_cake.paper.board import TakeTheCakeCell
from cakeapp.games.take_the_cake.paper.cutting import eight_cuts
from cakeapp.games.take_the_cake.paper.looks import Look, seen
from cakeapp.games.take_the_cake.paper.palette import TakeTheCakePalette, named, picture_of
from cakeapp.games.take_the_cake.rules.components import CUTS, SQUARES
from cakeapp.games.take_the_cake.rules.grid import SIDE
from cakeapp.games.take_the_cake.table.board.squares import NOTHING, Bit
from cakeapp.stage.sheet_board import CompanionBoard
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable

KNOWN = {seen(square): number for number, square in enumerate(SQUARES)}  # a square of each look
CELLS = range(SIDE * SIDE)


class TakeTheCakeCut(Touchable, Framed):
    """A cut card as it may be turned, over the centre as far as that is known."""

    chosen = BooleanProperty(False)

    def show(self, grid: tuple[str, ...], centre: list[int]) -> None:
        colours = "".join(grid)
        self.ids.grid.show(Bit(at // SIDE, at % SIDE, centre[at], colours[at]) for at in CELLS)


class TakeTheCakeHelper(CompanionBoard):
    cards = ListProperty([])  # the ids of those drawn
    said = StringProperty("")
    here = NumericProperty(0)  # the place of the centre that is told next

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.centre = [NOTHING for _ in CELLS]
        self._show()

    def _show(self) -> None:
        for box in (self.ids.drawn, self.ids.cuts, self.ids.work):
            box.clear_widgets()
        if len(self.cards) < 2:
            self._show_cards()
        else:
            self._show_cuts()
            self._show_centre()

    def _show_cards(self) -> None:
        self.said = self.t("helper.choose")
        for card in CUTS:
            tile = TakeTheCakeCut(key=f"card:{card.id}", chosen=card.id in self.cards)
            tile.spoken = self.t("helper.card", grid=", ".join(card.grid))
            tile.bind(on_tap=lambda _, name=card.id: self.draw_card(name))
            tile.show(card.grid, [NOTHING for _ in CELLS])
            self.ids.drawn.add_widget(tile)

    def _show_cuts(self) -> None:
        self.said = self.t("helper.says")
        for cut in eight_cuts(*self.cards):
            tile = TakeTheCakeCut(key=f"cut:{cut.card}:{cut.degrees}", role="text")
            tile.spoken = self.t("helper.cut", degrees=cut.degrees, grid=", ".join(cut.grid))
            tile.show(cut.grid, self.centre)
            self.ids.cuts.add_widget(tile)

    def _show_centre(self) -> None:
        for at in CELLS:
            look = None if self.centre[at] == NOTHING else seen(SQUARES[self.centre[at]])
            cell = TakeTheCakeCell(key=f"cell:{at}", here=at == self.here, size_hint_y=None, height=dp(52))
            cell.icing, cell.topping = (look.icing, picture_of(look.topping, look.amount)) if look else ("", "")
            cell.spoken = self.t("sheet.cell", row=at // SIDE + 1, column=at % SIDE + 1, square=named(look, self.t))
            cell.bind(on_tap=lambda _, at=at: self.go_to(at))
            self.ids.work.add_widget(cell)
        if not self.ids.palette.children:
            palette = TakeTheCakePalette(t=self.t)
            palette.bind(on_dab=lambda _, look: self.put(look), on_wipe=lambda _: self.lay(NOTHING))
            self.ids.palette.add_widget(palette)

    # What is tapped ---------------------------------------------------------------------------------------------

    def draw_card(self, name: str) -> None:
        self.cards = [card for card in self.cards if card != name] if name in self.cards else [*self.cards, name]
        self._show()

    def draw_others(self) -> None:
        self.cards = []
        self.ids.palette.clear_widgets()
        self._show()

    def go_to(self, at: int) -> None:
        self.here = at
        self._show()

    def put(self, look: Look) -> None:
        """A square of the centre; then on to the next place."""
        if look not in KNOWN:
            self.said = self.t("helper.no_square")
            return
        self.lay(KNOWN[look])
        self.go_to((self.here + 1) % len(CELLS))

    def lay(self, square: int) -> None:
        self.centre[self.here] = square
        self._show()
