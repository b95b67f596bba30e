"""A score sheet in use: everybody's total at the top, one player's things to tap, and the reasons below."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from cakeapp.core import registry
from cakeapp.core.game import Outcome
from cakeapp.core.lines import with_points
from cakeapp.core.registry import Door
from cakeapp.core.sheet import Entry, level
from cakeapp.services.tally import Tally
from cakeapp.stage import layouts
from cakeapp.stage.sheet_board import ShowsSheet
from cakeapp.stage.widgets.bottom_sheet import BottomSheet, Paragraph
from cakeapp.ui.shell.page import Page
from cakeapp.ui.standings import Reason


class Score(Page):
    keeps_awake = True
    game = StringProperty("")
    prompt = StringProperty("")
    seat = NumericProperty(0)
    can_undo = BooleanProperty(False)
    helper_text = StringProperty("")  # what else helps; empty where nothing does
    missing = ListProperty([])
    total = StringProperty("")  # of the seat that is shown
    board: ShowsSheet = ObjectProperty(None, allownone=True)
    tally: Tally
    _open: Tally | None = None

    def open(self, tally: Tally | None = None, **arguments: Any) -> None:
        assert tally is not None
        if tally is not self._open:
            self.seat = 0
        self.tally = self._open = tally
        self.game = tally.written.game
        self.helper_text = self.t(f"{self.game}.helper.title") if registry.has(self.game, Door.HELPER) else ""
        self.sure = False
        layouts.need(f"games/{self.game}/table", f"games/{self.game}/paper")
        self.board = registry.load(self.game, Door.SHEET_BOARD)(host=self, game=self.game)
        self.ids.board.clear_widgets()
        self.ids.board.add_widget(self.board)
        self.ids.chips.seat(tally.written.scorers)
        self._show()

    def _show(self) -> None:
        outcome = self.tally.sheet.outcome()
        self.missing, self.can_undo = list(map(self.say, self.tally.missing())), self.tally.can_undo
        self.board.seat = self.seat
        self.board.show(self.tally.sheet, self.seat)
        self.ids.chips.write(list(map(str, outcome.scores)))
        self.ids.chips.mark(self.seat)
        self._show_reasons(outcome)
        self.prompt = self.board.announcement or self._standing(outcome)

    def _show_reasons(self, outcome: Outcome) -> None:
        box, name = self.ids.reasons, self.tally.names[self.seat]
        box.clear_widgets()
        self.total = self.t("score.total", name=name, count=outcome.scores[self.seat])
        for number, line in enumerate(outcome.lines[self.seat]):
            text = with_points(self.app.strings, self.game, line)
            reason = Reason(key=f"reason:{self.seat}:{number}", role="button", text=text)
            reason.bind(on_tap=lambda _, line=line: self.board.light_up(line))
            box.add_widget(reason)

    def _standing(self, outcome: Outcome) -> str:
        """Who leads, or what is to be done while nobody has a point."""
        if not any(outcome.scores):
            return self.t(f"{self.game}.sheet.begin", name=self.tally.names[self.seat])
        if level(outcome.scores):
            return self.say(self.tally.tie_break())
        best = outcome.places.index(1)
        return self.t("score.leads", name=self.tally.names[best], count=outcome.scores[best])

    # What the board and the buttons ask for ---------------------------------------------------------------------

    def enter(self, entry: Entry) -> None:
        self.sure = False
        if why := self.tally.refuse(entry):
            self.app.sounds.play("error")
            self.tell(self.say(why))
            return
        self.tally.enter(entry)
        self.app.device.buzz()
        self.app.sounds.play("place")
        self._show()

    def not_kept(self) -> None:
        self._show()

    def turn_to(self, seat: int) -> None:
        self.seat = seat
        self._show()

    def tell(self, sentence: str) -> None:
        """A sentence in the place of the standing; the next touch ends it."""
        self.prompt = sentence
        self.app.device.speak(sentence)

    def undo(self) -> None:
        if not self.can_undo:
            self.tell(self.t("score.undo_not"))
            return
        seat = self.tally.written.entries[-1].seat
        self.tally.undo()
        self.turn_to(seat)

    def tell_missing(self) -> None:
        said = self.missing or [self.t("score.nothing_missing")]
        entries = [Paragraph(one) for one in said]
        BottomSheet(title=self.t("score.missing"), entries=entries, closes=self.t("play.close")).open(animation=False)

    def track(self) -> None:
        self.app.nav.go("tracker", tally=self.tally)

    def helper(self) -> None:
        self.app.nav.go("helper", tally=self.tally)

    def finish(self) -> None:
        """Into the history; where something is missing, only when asked twice. An empty sheet is put away."""
        if not self.tally.written.entries:
            self._put_away()
            return
        if self.missing and not self.sure:
            self.sure = True
            self.tell(self.t("score.unfinished", count=len(self.missing), first=self.missing[0]))
            return
        play = self.tally.play()
        self.app.history.add(play)
        self.tally.remove()
        self.app.sounds.play("win")
        self.app.nav.replace("scored", play=play, tally=self.tally)

    def _put_away(self) -> None:
        """Nobody played what nothing is entered of: it would only spoil the statistics."""
        if not self.sure:
            self.sure = True
            self.tell(self.t("score.empty"))
            return
        self.tally.remove()
        self.leave()
