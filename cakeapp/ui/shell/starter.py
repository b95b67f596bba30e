"""Who starts: by fingers on the screen, by marks that one hand makes, or by name."""

from random import SystemRandom
from typing import Any

from kivy.properties import StringProperty

from cakeapp.services.tally import Tally
from cakeapp.ui.shell.page import Page


class Starter(Page):
    prompt = StringProperty("")

    def open(self, tally: Tally | None = None, **arguments: Any) -> None:
        """With a sheet its players are asked for by name, and the tracker begins with whoever starts."""
        self.tally = tally
        self.ids.field.clear()
        self.prompt = self.t("starter.says")
        self.ids.names.seat(tally.written.scorers if tally else ())

    def start_with(self, seat: int) -> None:
        assert self.tally is not None
        self.tally.start_with(seat)
        self.ids.names.mark(seat)
        self._tell(self.t("starter.starts", name=self.tally.names[seat]))

    def chosen(self) -> None:
        self.app.sounds.play("win")
        self._tell(self.t("starter.whose" if self.tally else "starter.chosen"))

    def choose(self) -> None:
        """One of the marks; without any, one of the names."""
        field = self.ids.field
        if field.decided:
            field.clear()
        if len(field.marks) > 1:
            field.choose()
        elif self.tally:
            self.start_with(SystemRandom().randrange(len(self.tally.names)))
        else:
            self._tell(self.t("starter.needs_two"))

    def _tell(self, sentence: str) -> None:
        self.prompt = sentence
        self.app.device.speak(sentence)
