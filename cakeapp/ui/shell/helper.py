"""What else helps beside a printed game: a page that its game fills."""

from typing import Any

from kivy.properties import StringProperty

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.services.tally import Tally
from cakeapp.stage import layouts
from cakeapp.ui.shell.page import Page


class HelperPage(Page):
    game = StringProperty("")
    title = StringProperty("")

    def open(self, tally: Tally | None = None, **arguments: Any) -> None:
        assert tally is not None
        self.tally, self.game = tally, tally.written.game
        self.title = self.t(f"{self.game}.helper.title")
        layouts.need(f"games/{self.game}/table", f"games/{self.game}/paper")
        self.ids.stage.clear_widgets()
        self.ids.stage.add_widget(registry.load(self.game, Door.HELPER)(host=self, game=self.game))
