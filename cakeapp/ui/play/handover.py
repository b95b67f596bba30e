"""Where the table lies: between two people a curtain hangs there, and nothing of the table is left."""

from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from cakeapp.services.session import Sitter
from cakeapp.stage import art
from cakeapp.stage.widgets.curtain import Curtain


class Handover:
    def __init__(self, page: Any) -> None:
        self._page = page
        self.curtain: Curtain | None = None

    def lay(self) -> None:
        self.curtain = None
        self._put(self._page.table)
        self._page.around.seat()
        self._hold_picture()

    def _hold_picture(self) -> None:
        """What lies between people turns for nobody, whoever moves it."""
        device = self._page.app.device
        if self._page.eyes.around:
            device.hold_picture(Window.width > Window.height)
        else:
            device.let_picture_turn()

    def ask(self, seat: int) -> None:
        """Empties the screen first; whoever holds the curtain's button looks."""
        page = self._page
        page.shut()
        page.eyes.turn_to(None, shut=True)
        page.can_undo, page.prompt = False, ""
        page.table.clear()
        page.around.clear()
        self.curtain = self._curtain(page.session.sitters[seat])
        self.curtain.bind(on_look=lambda _: self._look(seat))
        self._put(self.curtain)
        page.read_out(f"{self.curtain.asks} {self.curtain.name}")

    def _curtain(self, sitter: Sitter) -> Curtain:
        return Curtain(
            asks=self._page.t("play.handover.to"),
            name=sitter.name,
            holds=self._page.t("play.handover.hold"),
            emblem=art.sprite("common", f"seat_{sitter.emblem}"),
        )

    def _look(self, seat: int) -> None:
        self.lay()
        self._page.eyes.turn_to(seat)
        self._page.eyes.catch_up()
        self._page.show()

    def hold_plate(self, opened: bool) -> None:
        """Whoever faces the screen holds her plate, or lets it go."""
        page = self._page
        if page.viewer is None or page.eyes.shut is not opened:
            return
        page.director.arrive()
        if opened:
            page.eyes.turn_to(page.viewer)
        else:
            page.shut()
        page.show()

    def _put(self, widget: Widget) -> None:
        self._page.ids.stage.clear_widgets()
        self._page.ids.stage.add_widget(widget)
