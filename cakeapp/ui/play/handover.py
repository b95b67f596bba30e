"""Where the table lies: between two people a curtain hangs there, and nothing of the table is left."""

from collections.abc import Callable

from kivy.uix.widget import Widget

from cakeapp.services.session import Sitter
from cakeapp.stage import art
from cakeapp.stage.widgets.curtain import Curtain


class Handover:
    def __init__(self, stage: Widget, t: Callable[[str], str], speak: Callable[[str], None]) -> None:
        self._stage, self._t, self._speak = stage, t, speak
        self.curtain: Curtain | None = None

    def lay(self, table: Widget) -> None:
        self.curtain = None
        self._put(table)

    def ask(self, sitter: Sitter, look: Callable[[], None]) -> None:
        """Whoever holds the curtain's button looks."""
        self.curtain = Curtain(
            asks=self._t("play.handover.to"),
            name=sitter.name,
            holds=self._t("play.handover.hold"),
            emblem=art.sprite("common", f"seat_{sitter.emblem}"),
        )
        self.curtain.bind(on_look=lambda _: look())
        self._put(self.curtain)
        self._speak(f"{self.curtain.asks} {sitter.name}")

    def _put(self, widget: Widget) -> None:
        self._stage.clear_widgets()
        self._stage.add_widget(widget)
