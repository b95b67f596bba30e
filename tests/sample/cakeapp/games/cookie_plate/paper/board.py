"""The board of the score sheet: a row a kind, with one cookie more and one less."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.games.cookie_plate.paper.sheet import COOKIE, ScoreSheet
from cakeapp.stage.sheet_board import SheetBoard
from cakeapp.stage.widgets.framed import Framed


class CookiePlateRow(Framed, BoxLayout):
    """A kind: how many cookies of it the shown player has."""

    board = ObjectProperty(None, rebind=True)
    kind = StringProperty("")
    name = StringProperty("")
    count = NumericProperty(0)
    left = StringProperty("")  # with nobody
    lit = BooleanProperty(False)

    def step(self, by: int) -> None:
        self.board.enter(COOKIE, self.kind, by)


class CookiePlateSheet(SheetBoard):
    def show(self, sheet: ScoreSheet, seat: int) -> None:
        if not self.children:
            for kind in sheet.kinds:
                self.add_widget(CookiePlateRow(board=self, kind=kind.id, name=self.say(kind.said)))
        for row in self.children:
            at = sheet.number[row.kind]
            row.count, row.lit = sheet.plates[seat][at], False
            row.left = self.t("sheet.left", count=sheet.left(at))

    def light_up(self, line: Line) -> None:
        for row in self.children:
            row.lit = row.kind in line.items

    def how(self, entry: Entry) -> list[str]:
        kind, step = entry.args
        return [f"{'more' if step == 1 else 'less'}:{kind}"]
