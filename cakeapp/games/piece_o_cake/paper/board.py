"""The board of the score sheet: a row a variety, eaten and collected, and who has the majority."""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.games.piece_o_cake.paper.sheet import COLLECT, EAT, ScoreSheet
from cakeapp.games.piece_o_cake.rules.scoring import majority
from cakeapp.stage import art
from cakeapp.stage.sheet_board import SheetBoard
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable


class PieceOCakeMore(Touchable, Framed):
    """One slice more; with the number of those entered."""

    picture = StringProperty("")
    count = NumericProperty(0)


class PieceOCakeRow(Framed, BoxLayout):
    """A variety: what the shown player ate and collected of it."""

    board = ObjectProperty(None, rebind=True)
    variety = StringProperty("")
    name = StringProperty("")
    left = StringProperty("")  # with nobody
    eaten = NumericProperty(0)
    collected = NumericProperty(0)
    leaders = ListProperty([])  # the emblems of those who have the majority
    lit = BooleanProperty(False)

    def on_leaders(self, *_: object) -> None:
        self.ids.leaders.clear_widgets()
        for emblem in self.leaders:
            self.ids.leaders.add_widget(Image(source=art.sprite("common", f"seat_{emblem}")))


class PieceOCakeSheet(SheetBoard):
    def show(self, sheet: ScoreSheet, seat: int) -> None:
        if not self.children:
            for variety in sheet.varieties:
                name = self.say(variety.said)
                self.add_widget(PieceOCakeRow(board=self, variety=variety.id, name=name))
        emblems = [scorer.emblem for scorer in self.host.tally.written.scorers]
        collected = [tuple(own) for own in sheet.counts[COLLECT]]
        for row in self.children:
            kind = sheet.number[row.variety]
            row.eaten, row.collected = sheet.counts[EAT][seat][kind], sheet.counts[COLLECT][seat][kind]
            row.left = self.t("sheet.left", count=sheet.unaccounted(kind))
            row.leaders = [emblems[one] for one in majority(collected, kind)]
            row.lit = False

    def light_up(self, line: Line) -> None:
        for row in self.children:
            row.lit = row.variety in line.items

    def how(self, entry: Entry) -> list[str]:
        variety, step = entry.args
        return [f"{entry.verb}:{variety}:{'more' if step == 1 else 'less'}"]
