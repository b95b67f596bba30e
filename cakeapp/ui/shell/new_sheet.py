"""A new score sheet: who is on it, which house rules held, and the numbers of the owner's copy."""

from functools import partial
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
from cakeapp.ui.shell.page import Page
from cakeapp.ui.shell.seating import Seating


class NewSheet(Page):
    game = StringProperty("")
    title = StringProperty("")
    copy_text = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seating = Seating(self.app, self._show, lambda: self.ids.seats.check(self.seating))

    def open(self, key: str = "", **arguments: Any) -> None:
        if key != self.game:
            self.game = self.seating.game = key
            info = registry.info(key)
            self.title = self.t("new_sheet.title", game=info.title)
            self.seating.sitters = []
            while len(self.seating.sitters) < info.seats[0]:
                self.seating.sitters.append(self.seating.person())
            self.ids.options.begin(key, {})
        self._show()

    def _show(self) -> None:
        info = registry.info(self.game)
        self.ids.seats.show(self.seating, partial(PlayerRow, page=self))
        self._show_absent()
        self.ids.options.show(option for option in info.options if option.on_paper)
        own = copies.kept(self.app.settings.values.copies, self.game)
        self.copy_text = self.t("new_sheet.copy", count=len(own)) if own else self.t("new_sheet.copy_as_shipped")

    def _show_absent(self) -> None:
        """People who played before, a tap away."""
        self.ids.absent.clear_widgets()
        for name in self.seating.absent() if self.seating.room else ():
            button = PushButton(key=f"known:{name}", text=name, icon="add")
            button.bind(on_tap=lambda button: self.add(button.text))
            self.ids.absent.add_widget(button)

    # What the layout calls --------------------------------------------------------------------------------------

    def add(self, name: str = "") -> None:
        self.seating.add(Sitter(name, emblem=self.seating.free_emblem()) if name else self.seating.person())

    def start(self) -> None:
        if self.ids.seats.refusal:
            return
        self.seating.remember_people()
        scorers = tuple(Scorer(sitter.name, sitter.emblem) for sitter in self.seating.sitters)
        own = copies.kept(self.app.settings.values.copies, self.game)
        options = registry.info(self.game).settle(len(scorers), self.ids.options.chosen)
        written = Written(uuid4().hex, self.game, strftime("%Y-%m-%d"), scorers, options, tuple(own))
        tally = Tally(written, self.app.tallies)
        tally.save()
        self.app.nav.replace("score", tally=tally)
