"""The one place that says what could not be kept: over whatever is on screen, which shows what is on disk again."""

from importlib import import_module
from typing import Any

from kivy.base import ExceptionHandler, ExceptionManager

from cakeapp.core.errors import NotKept
from cakeapp.stage import layouts

SHEET = "cakeapp.stage.widgets.bottom_sheet"  # fetched when something is to be said: most starts have nothing to say


class SayNotKept(ExceptionHandler):
    """Kivy asks it about every error of a touch, a key or a frame: the touch has been given up by then."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._sheet: Any = None
        ExceptionManager.add_handler(self)

    def close(self) -> None:
        ExceptionManager.remove_handler(self)

    def handle_exception(self, error: BaseException) -> int:
        if not isinstance(error, NotKept):
            return int(ExceptionManager.RAISE)
        self._app.nav.screen.not_kept()
        self._say(self._app.strings.say(error.said))
        return int(ExceptionManager.PASS)

    def _say(self, why: str) -> None:
        """Once, however often it is tried meanwhile."""
        if self._sheet is not None:
            self._sheet.dismiss(animation=False)
        t = self._app.strings
        layouts.need("stage/bottom_sheet")
        sheets = import_module(SHEET)
        entries = [sheets.Paragraph(why), sheets.Paragraph(t("kept.again"))]
        self._sheet = sheets.BottomSheet(title=t("kept.not"), entries=entries, closes=t("play.close"))
        self._sheet.open(animation=False)
        self._app.device.speak(f"{t('kept.not')}. {why}")
