"""What helps at a table: a hint, what happened so far, and the rules of this moment."""

from typing import Any

from cakeapp.bots import levels
from cakeapp.core.game import Move
from cakeapp.stage import art
from cakeapp.stage.widgets.bottom_sheet import BottomSheet, Paragraph
from cakeapp.stage.widgets.touchable import let_go
from cakeapp.ui.play import log
from cakeapp.ui.shell.page import Page

HINTS_BY = levels.LEVELS[-1]
AGAIN = 1.6  # seconds that what is seen again stays on the table


class Aids(Page):
    """A page with a session, a viewer, a table, a director and a pump."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._sheet: BottomSheet | None = None

    def hint(self) -> None:
        self._arrive()
        if not self.my_turn:
            self.tell(self.t("play.hint_not"))
            return
        if self.eyes.shut and self.eyes.has_secrets(self.viewer):
            self.tell(self.t("play.hint_shut"))
            return
        assert self.viewer is not None
        seat, bot = self.viewer, levels.make(self.game, HINTS_BY)
        view = self.session.seat(seat).view()

        def show(move: Move) -> None:
            self.tell(self.say(bot.explain(view, move)))
            self.hand.show(self.table.how(move))

        self.pump.start(bot.think(view, self.session.mind(seat), bot.budget), show)

    def log(self) -> None:
        """What happened since the own last move, and before it; a tap on a line shows it again."""
        told = log.entries(self.table, self.session.seat(self.eyes.seat), self.session.seat(self.viewer), self.t)
        sheet = self.sheet(self.t("play.log"), [entry for _, entry in told])
        if self.my_turn or self.over:
            sheet.tapped = lambda line: self._see_again(sheet, told[line][0])

    def _see_again(self, sheet: BottomSheet, number: int) -> None:
        """The table as everybody saw it then, and what happened; then it is as it is."""
        sheet.dismiss(animation=False)
        self._arrive()
        event = self.session.seat(self.eyes.seat).events()[number]
        onlooker = self.session.seat(None)
        self.table.show(onlooker, onlooker.view_before(number))
        self._animate(event)
        self.director.hold(AGAIN)

    def help(self) -> None:
        """The paragraph of this moment, and under it all the others."""
        now = self.table.moment()
        told = [
            (moment, Paragraph(self.table.t(f"help.{moment}"), art.sprite(self.game, picture)))
            for moment, picture in self.table.rules
        ]
        here = [entry for moment, entry in told if moment == now]
        rest = [entry for moment, entry in told if moment != now]
        self.sheet(self.t("play.help"), [*here, Paragraph(self.t("play.rules"), heading=True), *rest])

    def close_sheet(self) -> None:
        if self._sheet:
            self._sheet.dismiss(animation=False)

    def sheet(self, title: str, entries: list[Paragraph]) -> BottomSheet:
        """One at a time, and no finger carries anything under it."""
        self.close_sheet()
        let_go(self.table)
        self._sheet = BottomSheet(title=title, entries=entries, closes=self.t("play.close"))
        self._sheet.open(animation=False)
        return self._sheet
