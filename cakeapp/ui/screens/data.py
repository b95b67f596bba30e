"""Data: everything out as files, and files in, with a word on what they will change before anything does."""

from collections.abc import Callable
from pathlib import Path
from time import strftime
from typing import Any

from kivy.clock import mainthread
from kivy.properties import StringProperty

from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import backup, bgsplay, records, table
from cakeapp.services.finished import play_of
from cakeapp.services.plays import Play
from cakeapp.ui.screens.page import Page
from cakeapp.ui.widgets.controls import PushButton

ENDINGS = {".json": "backup", ".bgsplay": "plays", ".csv": "table", ".cake": "record"}


class DataPage(Page):
    told = StringProperty("")  # what happened, or what a file would change
    refused = StringProperty("")
    confirm_text = StringProperty("")  # what the button would do with the file that was chosen

    def open(self, **arguments: Any) -> None:
        self.told = self.refused = self.confirm_text = ""
        self._list()

    # Out --------------------------------------------------------------------------------------------------------

    def back_up(self) -> None:
        app = self.app
        text = backup.write(app.settings.values, app.history.plays(), app.saves.all(), app.tallies.all())
        self._keep(f"cake-tin-{strftime('%Y%m%d-%H%M%S')}.json", text)

    def export_table(self) -> None:
        self._keep(f"cake-tin-{strftime('%Y%m%d-%H%M%S')}.csv", table.write(self.app.history.plays()))

    def export_plays(self) -> None:
        known = registry.discover()
        plays = [play for play in self.app.history.plays() if play.game in known]
        self._keep(f"cake-tin-{strftime('%Y%m%d-%H%M%S')}.bgsplay", bgsplay.write(plays, known))

    def _keep(self, name: str, text: str) -> None:
        path = self.app.sharing.keep(name, text)
        self.told, self.refused = self.t("data.kept", path=path), ""
        self._list()

    # In ---------------------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """By the system's own chooser; without one the files of our own folder are listed anyway."""
        if not self.app.device.choose_file(mainthread(self.take)):
            self.told = self.t("data.put_here", folder=self.app.sharing.folder)
            self._list()

    def _list(self) -> None:
        rows = self.ids.files
        rows.clear_widgets()
        for path in self.app.sharing.files(tuple(ENDINGS)):
            row = PushButton(key=f"file:{path.name}", text=path.name, icon="import")
            row.bind(on_tap=lambda _, path=path: self.take(path))
            rows.add_widget(row)

    def take(self, path: Path) -> None:
        """Reads a file to its end, and tells what it would change; nothing is changed yet."""
        self.told = self.refused = self.confirm_text = ""
        try:
            content = path.read_bytes()
            self._then = getattr(self, f"_take_{ENDINGS.get(path.suffix.lower(), 'unknown')}")(content)
        except OSError:
            self.refused = self.t("data.gone", name=path.name)
        except CakeError as error:
            self.refused = self.t("data.refused", name=path.name, why=error)
        else:
            self.confirm_text = self.t("data.confirm", name=path.name)

    def _take_unknown(self, content: bytes) -> Callable[[], None]:
        raise ImportRefused(self.t("data.unknown"))

    def _take_backup(self, content: bytes) -> Callable[[], None]:
        app = self.app
        found = backup.read(content, app.saves)
        change = backup.preview(found, app.settings.values, app.history, app.saves, app.tallies)
        self.told = self.t(
            "data.preview",
            new=change.new_plays,
            changed=change.changed_plays,
            same=change.same_plays,
            games=change.new_games + change.changed_games,
            sheets=change.new_sheets + change.changed_sheets,
            settings=len(change.settings),
        )
        return lambda: (backup.restore(found, app.settings, app.history, app.saves, app.tallies), app.dress())

    def _take_plays(self, content: bytes) -> Callable[[], None]:
        return self._take_all(bgsplay.read(content, registry.discover()))

    def _take_table(self, content: bytes) -> Callable[[], None]:
        return self._take_all(table.read(content, registry.discover()))

    def _take_all(self, plays: list[Play]) -> Callable[[], None]:
        """Plays that are here already stay as they are: what was played here knows more than a table of points."""
        new = [play for play in plays if self.app.history.play(play.id) is None]
        self.told = self.t("data.preview_plays", n=len(new), same=len(plays) - len(new))
        return lambda: self.app.history.add(*new)

    def _take_record(self, content: bytes) -> Callable[[], None]:
        session = records.read(content, self.app.saves)
        if session.actor is None:
            return self._take_all([play_of(session)])
        self.told = self.t("data.preview_running", game=session.table.info.title)
        return session.save

    def confirm(self) -> None:
        self._then()
        self.confirm_text, self.told = "", self.t("data.done")
