"""What the table of Take the Cake answers: prompts, points, cakes looked at, cards read."""

from collections.abc import Sequence

from cakeapp.core.game import Event, Line
from cakeapp.core.lines import in_words
from cakeapp.games.take_the_cake.rules import worth as standing
from cakeapp.games.take_the_cake.rules.components import COLOURS, ORDERS
from cakeapp.games.take_the_cake.rules.notation import NUMBERS
from cakeapp.games.take_the_cake.rules.view import HIDDEN
from cakeapp.games.take_the_cake.table import guide, words
from cakeapp.games.take_the_cake.table.board.shown import Shown
from cakeapp.games.take_the_cake.table.board.squares import picture
from cakeapp.stage.widgets.bottom_sheet import Paragraph

SOUNDS = {
    "cakes": "shuffle",
    "centre": "turn",
    "cut": "cut",
    "first": "tick",
    "piece": "collect",
    "put": "place",
    "score": "judge",
    "show": "reveal",
}


class Asked(Shown):
    rules = (
        ("over", "take_the_cake/top2_candle"),
        ("scoring", "take_the_cake/top_cookie"),
        ("cut", "take_the_cake/cutter"),
        ("piece", "take_the_cake/cut_R"),
        ("put", "take_the_cake/icing_lavender"),
        ("order", "take_the_cake/order_card"),
        ("two", "take_the_cake/frame"),
        ("three", "take_the_cake/cut_P"),
    )

    def prompt(self) -> str:
        view = self.view
        if view is None or view.actor is None:
            return ""
        name = self.sitters[view.actor].name
        if self.looking is not None:
            return self.t("prompt.look", name=self.sitters[self.looking].name)
        if self.phase == "watch":
            return str(self.host.t("play.thinking", name=name))
        if self.phase == "cut":
            return self.t("prompt.cut" if self.choice.card is None else "prompt.turn", name=name)
        if self.phase == "piece":
            due = standing.pieces_due(view)
            if view.players > 2 or len(due) > 1:
                return self.t("prompt.piece" if view.players > 2 else "prompt.piece_two", name=name)
            return self.t("prompt.piece_elsewhere", name=name, number=standing.number_of(view, due[0]))
        number = standing.number_of(view, view.laying)
        if self.phase == "put":
            which = "put" if view.cakes[view.laying] else "put_first"
            return self.t(f"prompt.{which}", name=name, count=len(view.hand), number=number)
        ordered = standing.number_of(view, guide.ordered_cake(view))
        return self.t("prompt.order", name=name, number=ordered)

    def moment(self) -> str:
        if self.view is None or self.view.actor is None:
            return "over"
        return self.view.awaits if self.view.awaits in ("cut", "piece", "put", "order") else "over"

    def look_at(self, seat: int) -> None:
        """The cakes of a seat, large; its chip or cake again, or the button: the table."""
        if self.view is None:
            return
        self.looking = None if self.looking == seat else seat
        self.scored = None
        self.host.told = False
        self.show_all()

    def back_to_table(self) -> None:
        if self.looking is not None:
            self.look_at(self.looking)

    def light_up(self, seat: int, line: Line) -> None:
        told, self.looking, self.scored = self.host.told, seat, (seat, line)
        self.show_all()
        self.host.told = told

    def read_orders(self) -> None:
        """One's own order cards, and what they are worth now."""
        self.host.sheet(self.t("closer.orders"), [self._order_entry(one) for one in self.own_orders() if one != HIDDEN])

    def _order_entry(self, order: int) -> Paragraph:
        name, rule = (self.t(f"{what}.{ORDERS[order].id}") for what in ("item", "rule"))
        worth = self.worth_words(self.view, order)
        says = "closer.order_two" if self.view and self.view.players == 2 else "closer.order"
        return Paragraph(self.t(says, name=name, rule=rule, count=worth), picture("order_card"))

    def closer(self, key: str) -> list[Paragraph]:
        what, _, which = key.partition(":")
        if self.view is None:
            return []
        if what in ("cake", "look"):
            return self._closer_cake(which)
        if what == "piece":
            return self._closer_squares(standing.piece_of(self.view, COLOURS.index(which)))
        if what == "hand":
            return self._closer_squares([NUMBERS["cakes"][which]])
        return [self._order_entry(NUMBERS["orders"][which])] if what == "order" else []

    def _closer_squares(self, squares: Sequence[int]) -> list[Paragraph]:
        """How what lies on them scores."""
        found = {words.line_of(square): square for square in squares}
        return [
            Paragraph(self.t(f"help.line.{line}"), picture(words.picture(square))) for line, square in found.items()
        ]

    def _closer_cake(self, which: str) -> list[Paragraph]:
        if which == "first":
            laid, lines = self.view.scored[self.looking or 0], standing.lines_before(self.view)[self.looking or 0]
        else:
            laid, lines = self.view.cakes[int(which)], standing.lines_now(self.view)[int(which)]
        strings, game = self.host.app.strings, self.game
        found = [Paragraph(f"{line.points}  {in_words(strings, game, line)}") for line in lines]
        return [*found, Paragraph(words.cake(laid, self.t) or self.t("place.empty"))]

    def points(self) -> Sequence[str]:
        return [str(one) for one in standing.totals(self.view)] if self.view else ()

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")

    def words(self, event: Event) -> str:
        return words.told(event, self.names, self.t)
