"""What the table of Take the Cake shows of a view."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from cakeapp.core.game import CHANCE, Line
from cakeapp.core.scoring import points_of
from cakeapp.core.seat import Seat
from cakeapp.games.take_the_cake.rules import worth as standing
from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, ORDERS, SQUARES, turned
from cakeapp.games.take_the_cake.rules.grid import row_col
from cakeapp.games.take_the_cake.rules.notation import NUMBERS
from cakeapp.games.take_the_cake.rules.results import NO_ORDER, Lines
from cakeapp.games.take_the_cake.rules.scoring import ORDER
from cakeapp.games.take_the_cake.rules.state import CENTRES, ORDERS_EACH, LaidSquares
from cakeapp.games.take_the_cake.rules.view import HIDDEN, View
from cakeapp.games.take_the_cake.table import words
from cakeapp.games.take_the_cake.table.board.cakes import TakeHand, TakeOrder, Told
from cakeapp.games.take_the_cake.table.board.centre import TakeCutCard
from cakeapp.games.take_the_cake.table.board.laying_out import TABLETS, Laid
from cakeapp.games.take_the_cake.table.guide import ordered_cake
from cakeapp.games.take_the_cake.table.intent import Intent


class Shown(Laid):
    form = StringProperty("phone")
    table_shown = BooleanProperty(False)
    about = StringProperty("")  # what is said of the seat that is looked at

    def __init__(self, **kwargs: Any) -> None:
        self.view: View | None = None
        self.choice = Intent()
        self.looking: int | None = None  # the seat whose cakes are shown instead of the table
        self.scored: tuple[int, Line] | None = None  # the line of the breakdown that is looked at, and its seat
        self.preview: standing.Preview | None = None
        self.cut_cards: list[TakeCutCard] = []
        self.hand: list[TakeHand] = []
        super().__init__(**kwargs)
        self.ids.centre.fill(self)
        self.ids.grid.fill(self)
        self.cut_cards += [TakeCutCard(board=self, opacity=0) for _ in range(2)]
        self.hand += [TakeHand(board=self, opacity=0) for _ in range(CENTRES)]
        for thing in self.cut_cards + self.hand:
            self.add_widget(thing)
        for _ in range(ORDERS_EACH):
            self.ids.orders.add_widget(TakeOrder(board=self, size_hint=(None, None), opacity=0))

    # Showing ----------------------------------------------------------------------------------------------------

    def show(self, seat: Seat, view: View) -> None:
        self.seat, self.view, self.table_shown = seat, view, True
        self.choice, self.scored = Intent(), None
        mine = view.actor is not None and view.actor == seat.number
        if mine or seat.number is None:
            self.looking = None
        self.phase = view.awaits if mine else "over" if view.actor is None else "watch"
        self.preview = standing.Preview(view) if self.phase == "put" else None
        self.ids.grid.lower = False
        self.show_all()

    def clear(self) -> None:
        self.put_down()
        self.view, self.preview, self.looking, self.scored = None, None, None, None
        self.choice, self.phase, self.table_shown, self.about = Intent(), "watch", False, ""
        self.confirm_text = self.confirm_refusal = ""
        ids = self.ids
        for part in (ids.strip, ids.looked_at, ids.centre, ids.grid, ids.scores):
            part.clear()
        for thing in [*self.cut_cards, *self.hand, *ids.orders.children]:
            thing.hide()
        ids.orders_button.opacity, ids.orders_button.key = 0, ""
        ids.rows.opacity, ids.rows.key = 0, ""
        self.lay()

    def show_all(self) -> None:
        """Everything follows from the view and from what was chosen so far."""
        assert self.view is not None
        self.put_down()
        view = self.view
        lines = standing.lines_now(view)
        self.ids.strip.show(self, [self._told(view, cake, lines[cake]) for cake in self._beside(view)])
        self._show_pane(view, lines)
        self._show_centre(view)
        self._show_cut_cards(view)
        self._show_hand(view)
        self._show_grid(view)
        self._show_orders(view)
        self.show_confirm()
        self.lay()
        if not self.host.told:
            self.host.ask_again()

    def on_form(self, *_: object) -> None:
        """The device was turned: other cakes may be large now. A table that was left stays as it is."""
        if self.view is not None and self.host.table is self:
            self.show_all()

    def main(self) -> str:
        """What takes most of the room."""
        if self.view is None:
            return ""
        if self.looking is not None:
            return "look"
        if self.phase == "put":
            return "grid"
        if self.phase in ("order", "over") or not self.view.centre:
            return ""
        return "pieces" if self.view.cut else "cut"

    def _beside(self, view: View) -> Sequence[int]:
        """The cakes that are always on the table. To choose an order on a phone, the own ones are large instead."""
        if self.phase == "order" and self.host.form not in TABLETS:
            return standing.own_cakes(view, self.seat.number or 0)
        return range(len(view.cakes))

    # Cakes ------------------------------------------------------------------------------------------------------

    def _told(self, view: View, cake: int, lines: Lines, pane: bool = False) -> Told:
        seat, number = standing.seat_of(view, cake), standing.number_of(view, cake)
        order = standing.shown_order(view, seat, number)
        if self.phase == "order" and order == NO_ORDER and cake == ordered_cake(view) and self.choice.order is not None:
            order = self.choice.order
        return self._told_cake(f"{'look' if pane else 'cake'}:{cake}", seat, number, view.cakes[cake], lines, order)

    def _told_cake(self, key: str, seat: int, number: int, laid: LaidSquares, lines: Lines, order: int) -> Told:
        points, sitter = points_of(lines), self.sitters[seat]
        view = self.view
        assert view is not None
        numbered = view.players == 2 or standing.cakes_begun(view) > 1
        head = self.t("head.numbered" if numbered else "head.only", number=number, count=points)
        lit, lit_order = self._lit(seat, number)
        return Told(
            key=key,
            spoken=self.t("thing.cake", name=sitter.name, number=number, squares=len(laid), points=points),
            laid=laid,
            emblem=sitter.emblem,
            head=head,
            points=standing.by_source(lines),
            colour=COLOURS[seat] if view.players == 3 else "",
            order="" if order == NO_ORDER else self._order_line(order, lines),
            lit=lit,
            lit_order=lit_order,
            may_have_order=self.phase == "order",
        )

    def _order_line(self, order: int, lines: Lines) -> str:
        name = self.t(f"item.{ORDERS[order].id}")
        scored = [line.points for line in lines if line.source == ORDER]
        return self.t("order.scored", name=name, count=scored[0]) if scored else name

    def _lit(self, seat: int, number: int) -> tuple[set[int], bool]:
        if self.scored is None or (self.scored[0], self.scored[1].group) != (seat, number):
            return set(), False
        line, squares = self.scored[1], NUMBERS["cakes"]
        return {squares[item] for item in line.items if item in squares}, line.source == ORDER

    def _show_pane(self, view: View, lines: tuple[Lines, ...]) -> None:
        if self.looking is None:
            self.ids.looked_at.clear()
            self.about = ""
            return
        seat = self.looking
        told = [self._told(view, cake, lines[cake], pane=True) for cake in standing.own_cakes(view, seat)]
        if view.scored:
            before = standing.lines_before(view)[seat]
            order = standing.shown_order(view, seat, 1)
            told.insert(0, self._told_cake("look:first", seat, 1, view.scored[seat], before, order))
        self.ids.looked_at.show(self, told)
        name, n = self.sitters[seat].name, len(view.orders[seat])
        self.about = self.t("about.seat" if view.with_orders and n else "about.seat_bare", name=name, count=n)

    # The centre -------------------------------------------------------------------------------------------------

    def _show_centre(self, view: View) -> None:
        centre = self.ids.centre
        if view.cut and self.main() == "pieces":
            centre.show_pieces(view.centre, view.cut, view.left)
            for colour in view.left:
                piece = centre.pieces[colour]
                squares = words.squares(standing.piece_of(view, colour), self.t)
                piece.key, piece.role = f"piece:{COLOURS[colour]}", "thing"
                piece.spoken = self.t("thing.piece", colour=words.colour_name(colour, self.t), squares=squares)
                piece.draggable = piece.glowing = self.phase == "piece"
            return
        centre.show_whole(view.centre if self.main() == "cut" else ())
        grid: tuple[str, ...] = ()
        card = self.choice.card
        if card is not None:
            grid = turned(CUTS[card].grid, self.choice.quarters(card))
        whole = centre.whole
        whole.twistable = self.phase == "cut"
        whole.key = "centre" if view.centre and self.main() == "cut" else ""
        whole.role = "place" if self.phase == "cut" else "text"
        whole.spoken = self.t("thing.centre", squares=words.centre(view.centre, grid, 0, self.t)) if whole.key else ""
        centre.show_colours("".join(grid))

    def _show_cut_cards(self, view: View) -> None:
        drawn = view.drawn if self.phase == "cut" and self.looking is None else ()
        for at, thing in enumerate(self.cut_cards):
            if at >= len(drawn):
                thing.hide()
                continue
            card = drawn[at]
            quarters, chosen = self.choice.quarters(card), card == self.choice.card
            thing.key, thing.draggable, thing.glowing = f"cut:{CUTS[card].id}", True, True
            says = "thing.cut_chosen" if chosen else "thing.cut"
            thing.spoken = self.t(says, count=at + 1, quarters=self.t(f"turned.{quarters}"))
            thing.show(card, quarters, chosen)

    # Laying -----------------------------------------------------------------------------------------------------

    def _show_hand(self, view: View) -> None:
        hand = view.hand if self.phase == "put" and self.looking is None else ()
        for at, thing in enumerate(self.hand):
            if at >= len(hand):
                thing.hide()
                continue
            square = hand[at]
            thing.show(square, f"hand:{SQUARES[square].id}", words.square(square, self.t))
            thing.draggable = thing.glowing = True

    def _show_grid(self, view: View) -> None:
        if self.preview is None:
            self.ids.grid.clear()
            self.ids.scores.clear()
            return
        free = view.free[view.laying]
        names = {at: words.whereabouts(*row_col(at), self.t) for at in free}
        spoken = words.cake(view.cakes[view.laying], self.t) or self.t("place.empty")
        self.ids.grid.show(view.cakes[view.laying], names, spoken)
        self.ids.scores.show(self.preview.now, {})
        self.ids.scores.key, self.ids.scores.spoken = "scores", words.scores(self.preview.now, self.t)

    # Orders -----------------------------------------------------------------------------------------------------

    def own_orders(self) -> tuple[int, ...]:
        """Face down while they are not to be seen."""
        if self.view is None or self.seat.number is None or self.view.actor in (None, CHANCE):
            return ()
        return self.view.orders[self.seat.number]

    def _show_orders(self, view: View) -> None:
        orders = self.own_orders() if self.looking is None else ()
        for at, thing in enumerate(reversed(self.ids.orders.children)):
            if at >= len(orders):
                thing.hide()
                continue
            order = orders[at]
            if order == HIDDEN:
                thing.show(f"face_down:{at}", self.t("order.face_down"), "", "", False)
                thing.draggable = thing.glowing = False
                continue
            thing.show(
                f"order:{ORDERS[order].id}",
                self.t(f"item.{ORDERS[order].id}"),
                self.t(f"rule.{ORDERS[order].id}"),
                self.worth_words(view, order),
                order == self.choice.order,
            )
            thing.draggable = thing.glowing = self.phase == "order"
        self.ids.orders_button.count = len(orders)

    def worth_words(self, view: View, order: int) -> str:
        """What an order is worth with the own cakes as they are."""
        own = standing.own_cakes(view, self.seat.number or 0)
        if self.phase == "order":
            own = range(ordered_cake(view), ordered_cake(view) + 1)
        return " / ".join(str(standing.order_worth(view, order, cake)) for cake in own)

    def show_confirm(self) -> None:
        raise NotImplementedError
