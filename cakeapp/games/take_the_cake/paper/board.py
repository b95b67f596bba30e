"""The board of the score sheet: the shown player's cakes, and a palette of all that can lie on a square."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.games.take_the_cake.paper.looks import FRAME, Look
from cakeapp.games.take_the_cake.paper.palette import TakeTheCakePalette, named, picture_of
from cakeapp.games.take_the_cake.paper.sheet import CLEAR, NUMBERS, OTHER_ORDER, SQUARE, Place, ScoreSheet
from cakeapp.games.take_the_cake.rules.grid import SIDE
from cakeapp.games.take_the_cake.rules.scoring import ORDER
from cakeapp.games.take_the_cake.table.order_words import titled
from cakeapp.stage.sheet_board import SheetBoard
from cakeapp.stage.widgets.bottom_sheet import Choice, choose
from cakeapp.stage.widgets.touchable import Touchable

BROAD = 560  # dp, from which the palette is beside the cake


class TakeTheCakeCell(Touchable):
    """A place of the cake with its square."""

    icing = StringProperty("")
    topping = StringProperty("")  # the name of its picture
    here = BooleanProperty(False)  # the next square goes here
    lit = BooleanProperty(False)


class TakeTheCakeSheet(SheetBoard):
    number = NumericProperty(1)  # of the cake that is shown
    here = NumericProperty(0)  # the place where the next square goes
    order_text = StringProperty("")
    order_points = NumericProperty(-1)  # of an order of which only these are known
    _shown: tuple[int, ScoreSheet] | None = None

    def show(self, sheet: ScoreSheet, seat: int) -> None:
        if not self.ids.cells.children:
            self._lay()
        if (seat, sheet) != self._shown:
            self._shown = seat, sheet
            self.here = self._next(-1)
        self._show_cake()
        self._show_order()

    def _lay(self) -> None:
        self._shown = None
        self.cells = [TakeTheCakeCell(key=f"cell:{at}") for at in range(len(FRAME))]
        for at, cell in enumerate(self.cells):
            cell.bind(on_tap=lambda _, at=at: self.go_to(at))
            self.ids.cells.add_widget(cell)
        palette = TakeTheCakePalette(t=self.t)
        palette.bind(on_dab=lambda _, look: self.put(look))
        palette.bind(on_wipe=lambda _: self.enter(CLEAR, self.number, self.here))
        self.palette = palette
        self.ids.work.add_widget(palette)

    @property
    def place(self) -> Place:
        return Place(self.seat, self.number)

    def _show_cake(self) -> None:
        laid = self.host.tally.sheet.cakes[self.place]
        for at, cell in enumerate(self.cells):
            look = laid.get(at)
            cell.icing = look.icing if look else ""
            cell.topping = picture_of(look.topping, look.amount) if look else ""
            cell.here, cell.lit = at == self.here, False
            row, column = divmod(at, SIDE)
            cell.spoken = self.t("sheet.cell", row=row + 1, column=column + 1, square=named(look, self.t))

    def _show_order(self) -> None:
        sheet = self.host.tally.sheet
        order = sheet.orders.get(self.place)
        self.order_points = order if isinstance(order, int) else -1
        if order is None:
            self.order_text = self.t("sheet.no_order") if sheet.with_orders else ""
        else:
            name = self.t(f"item.{order}") if isinstance(order, str) else self.t("sheet.other_order", count=order)
            self.order_text = self.t("sheet.order", name=name)

    def _next(self, at: int) -> int:
        """The next place that is empty, from one on; that one itself if none is."""
        laid = self.host.tally.sheet.cakes[self.place]
        free = [place for place in range(len(FRAME)) if place not in laid]
        return next((place for place in free if place > at), free[0] if free else max(0, at))

    def side(self, width: float, big: bool) -> float:
        """Of the cake."""
        most = dp(400 if big else 212)
        return float(min(most, width * 0.5 if self.broad(width) else width))

    def broad(self, width: float) -> bool:
        return bool(width > dp(BROAD))

    # What is tapped ---------------------------------------------------------------------------------------------

    def turn_to(self, number: int) -> None:
        self.number = number
        self.go_to(self._next(-1))
        self._show_order()

    def go_to(self, at: int) -> None:
        self.here = at
        self._show_cake()

    def put(self, look: Look) -> None:
        """A square with this on it; then on to the next place."""
        entry = SQUARE, self.number, self.here, *look
        refused, at = self.refusal_of(*entry), self.here
        if not refused:
            self.here = self._next(at)
        self.enter(*entry)

    def choose_order(self) -> None:
        cards = self.host.tally.sheet.order_cards
        choices = [Choice(titled(order, self.t)) for order in cards.values()]
        choices.append(Choice(self.t("sheet.other")))

        def take(number: int) -> None:
            if number < len(cards):
                self.enter(ORDER, self.number, list(cards)[number])
            else:
                self.enter(OTHER_ORDER, self.number, 0)

        choose(self.t("sheet.no_order"), choices, take, closes=self.host.t("play.close"))

    def add_points(self, more: int) -> None:
        self.enter(OTHER_ORDER, self.number, int(self.order_points) + more)

    # Shown and done ---------------------------------------------------------------------------------------------

    def light_up(self, line: Line) -> None:
        if line.group in NUMBERS and line.group != self.number:
            self.turn_to(line.group)
        lit = self.host.tally.sheet.shows(self.place, line)
        for at, cell in enumerate(self.cells):
            cell.lit = at in lit

    def how(self, entry: Entry) -> list[str]:
        number, *what = entry.args
        taps = [] if number == self.number else [f"cake:{number}"]
        if entry.verb == ORDER:
            return [*taps, "order", f"line:{list(self.host.tally.sheet.order_cards).index(what[0])}"]
        return taps + (self._way_to_square(int(number), *what) if entry.verb == SQUARE else [])

    def _way_to_square(self, number: int, at: Any, icing: Any, topping: Any, amount: Any) -> list[str]:
        laid = self.host.tally.sheet.cakes[Place(self.seat, number)]
        here = self.here if number == self.number else min(place for place in range(len(FRAME)) if place not in laid)
        cell = [] if here == at else [f"cell:{at}"]
        dab = [] if icing == self.palette.icing else [f"icing:{icing}"]
        return [*cell, *dab, f"topping:{topping}:{amount}"]
