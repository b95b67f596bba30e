"""The one place that says what could not be kept: over whatever is on screen, which shows what is on disk again."""

from typing import TYPE_CHECKING, Any

from kivy.base import ExceptionHandler, ExceptionManager

from cakeapp.core.errors import NotKept
from cakeapp.stage import layouts

if TYPE_CHECKING:
    from cakeapp.stage.widgets.bottom_sheet import BottomSheet


class SayNotKept(ExceptionHandler):
    """Kivy asks it about every error of a touch, a key or a frame: the touch has been given up by then."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._sheet: BottomSheet | None = None
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
        """Once, however often it is tried meanwhile; what it takes is fetched now, for most starts say nothing."""
        from cakeapp.stage.widgets.bottom_sheet import BottomSheet, Paragraph

        if self._sheet is not None:
            self._sheet.dismiss(animation=False)
        t = self._app.strings
        layouts.need("stage/bottom_sheet")
        entries = [Paragraph(why), Paragraph(t("kept.again"))]
        self._sheet = BottomSheet(title=t("kept.not"), entries=entries, closes=t("play.close"))
        self._sheet.open(animation=False)
        self._app.device.speak(f"{t('kept.not')}. {why}")
