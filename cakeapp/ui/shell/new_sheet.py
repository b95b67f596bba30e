"""A new score sheet: who is on it, which house rules held, and the numbers of the owner's copy."""

from time import strftime
from typing import Any
from uuid import uuid4

from kivy.properties import StringProperty

from cakeapp.core import registry
from cakeapp.services import copies
from cakeapp.services.session import Sitter
from cakeapp.services.tallies import Scorer, Written
from cakeapp.services.tally import Tally
from cakeapp.stage.widgets.controls import PushButton
from cakeapp.stage.widgets.player_row import PlayerRow
from cakeapp.ui.shell.seating import Seating


class NewSheet(Seating):
    title = StringProperty("")
    copy_text = StringProperty("")

    def open(self, key: str = "", **arguments: Any) -> None:
        if key != self.game:
            self.game, info = key, registry.info(key)
            self.title = self.t("new_sheet.title", game=info.title)
            self.sitters = []
            while len(self.sitters) < info.seats[0]:
                self.sitters.append(self.person(self.free_emblem()))
            self.remember_options({})
        self._show()

    def _show(self) -> None:
        info = registry.info(self.game)
        self.show_seats(PlayerRow)
        self._show_absent(len(self.sitters) < info.seats[-1])
        self.show_options(option for option in info.options if option.on_paper)
        own = copies.kept(self.app.settings.values.copies, self.game)
        self.copy_text = self.t("new_sheet.copy", count=len(own)) if own else self.t("new_sheet.copy_as_shipped")

    def _show_absent(self, room: bool) -> None:
        """People who played before, a tap away."""
        self.ids.absent.clear_widgets()
        for name in self.absent() if room else ():
            button = PushButton(key=f"known:{name}", text=name, icon="add")
            button.bind(on_tap=lambda button: self.add(button.text))
            self.ids.absent.add_widget(button)

    # What the layout calls --------------------------------------------------------------------------------------

    def add(self, name: str = "") -> None:
        emblem = self.free_emblem()
        self.sitters.append(Sitter(name, emblem=emblem) if name else self.person(emblem))
        self._show()

    def start(self) -> None:
        if self.refusal:
            return
        self.remember_people()
        scorers = tuple(Scorer(sitter.name, sitter.emblem) for sitter in self.sitters)
        own = copies.kept(self.app.settings.values.copies, self.game)
        options = registry.info(self.game).settle(len(scorers), self.options)
        written = Written(uuid4().hex, self.game, strftime("%Y-%m-%d"), scorers, options, tuple(own))
        tally = Tally(written, self.app.tallies)
        tally.save()
        self.app.nav.replace("score", tally=tally)
