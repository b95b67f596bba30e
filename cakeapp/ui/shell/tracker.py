"""The turns of the printed game, step by step, and a clock for those who think long."""

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import NumericProperty, StringProperty

from cakeapp.services.settings import TURN_SECONDS
from cakeapp.services.tally import Tally
from cakeapp.stage import art
from cakeapp.ui.shell.page import Page


class TrackerPage(Page):
    keeps_awake = True
    who = StringProperty("")
    says = StringProperty("")
    emblem = StringProperty("")
    left = NumericProperty(0)  # seconds on the clock
    clock_text = StringProperty("")

    def open(self, tally: Tally | None = None, **arguments: Any) -> None:
        assert tally is not None
        self.tally = tally
        self._show()

    def _show(self) -> None:
        step, scorers = self.tally.step(), self.tally.written.scorers
        self.who = self.t("tracker.everybody") if step.seat is None else scorers[step.seat].name
        self.emblem = "" if step.seat is None else art.sprite("common", f"seat_{scorers[step.seat].emblem}")
        values = {
            name: scorers[value].name if name.startswith("seat_") else value for name, value in step.values.items()
        }
        self.says = self.t(f"{self.tally.written.game}.tracker.{step.says}", **values)
        self._wind()

    # The clock --------------------------------------------------------------------------------------------------

    def _wind(self) -> None:
        """The clock starts anew with every step; it may be switched off."""
        self._halt()
        self.left = self.app.settings.values.turn_seconds
        self._show_clock()
        if self.left:
            Clock.schedule_interval(self._tick, 1)

    def _halt(self) -> None:
        Clock.unschedule(self._tick)

    def _tick(self, _: float) -> None:
        self.left -= 1
        self._show_clock()
        if self.left <= 0:
            self._halt()
            self.app.sounds.play("ribbon")
            self.app.device.buzz(0.4)
            self.app.device.speak(self.clock_text)
            if not Window.focus:
                self.app.device.notify(self.tally.info.title, self.clock_text)

    def _show_clock(self) -> None:
        whole = self.app.settings.values.turn_seconds
        if not whole:
            self.clock_text = self.t("tracker.clock_off")
        elif self.left <= 0:
            self.clock_text = self.t("tracker.time_up", name=self.who)
        else:
            self.clock_text = self.t("tracker.clock", left=f"{self.left // 60}:{self.left % 60:02}")

    # What the layout calls --------------------------------------------------------------------------------------

    def go(self, steps: int) -> None:
        self.tally.go(steps)
        self.app.sounds.play("turn")
        self._show()
        self.read_out(f"{self.who}. {self.says}")

    def turn_clock(self) -> None:
        now = TURN_SECONDS.index(self.app.settings.values.turn_seconds)
        self.app.settings.set("turn_seconds", TURN_SECONDS[(now + 1) % len(TURN_SECONDS)])
        self._wind()

    def starter(self) -> None:
        self.app.nav.go("starter", tally=self.tally)

    def on_pre_leave(self, *_: object) -> None:
        self._halt()

    def rest(self) -> None:
        self._halt()

    def wake(self) -> None:
        self._wind()
