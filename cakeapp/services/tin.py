"""The app's own folder, opened: whatever lies there, and whatever the disk does, there is something to play with."""

import os
from contextlib import suppress
from pathlib import Path

from cakeapp.core.errors import CakeError, NotKept
from cakeapp.core.record import SUFFIX
from cakeapp.core.say import Say
from cakeapp.services import files, tallies
from cakeapp.services import history as histories
from cakeapp.services import session as sessions
from cakeapp.services.aside import Aside, News
from cakeapp.services.decoding.values import ImportRefused, as_json
from cakeapp.services.files import FULL
from cakeapp.services.folder import Folder, Remembered
from cakeapp.services.history import History
from cakeapp.services.lock import Lock
from cakeapp.services.pending import GAMES, SETTINGS
from cakeapp.services.saves import Saves
from cakeapp.services.session import Session
from cakeapp.services.settings import SettingsFile, fitting
from cakeapp.services.sharing import Sharing
from cakeapp.services.tallies import Tallies
from cakeapp.services.tally import Tally

FOLDERS = ("games", "sheets", "shared")
LOCK = "lock"


class InUse(CakeError):
    """Another app holds the folder."""


class Tin:
    """Everything that is kept: settings, running games, sheets, history, and what was shared."""

    def __init__(self, home: Path) -> None:
        """InUse where another app has it open; whatever else is wrong, there is something to go on with."""
        self._lock = Lock(home / LOCK)
        self.aside = Aside(home / "set aside")
        kind = self._take(home)
        self.settings = SettingsFile(kind(home, ".json"))
        self.saves = Saves(kind(home / "games", SUFFIX))
        self.tallies = Tallies(kind(home / "sheets", tallies.SUFFIX))
        self.sharing = Sharing(home / "shared")
        try:
            self.settings.load()
        except CakeError as why:
            self.aside.take(self.settings.path, why)
        self._kept = kind is Folder
        self._database = home / "history.db"
        self.history: History = histories.opened(self._database, self.aside, self._kept)
        with suppress(NotKept):
            self.catch_up()

    def catch_up(self) -> None:
        """Writes what a restore has still to write: it may have been killed on the way."""
        for file in self.history.pending():
            if file.kind == SETTINGS:
                self._take_settings(file.content or "")
            else:
                folder = self.saves.folder if file.kind == GAMES else self.tallies.folder
                if file.content is None:
                    folder.remove(file.name)
                else:
                    folder.write(file.name, file.content)
            self.history.written(file.kind, file.name)

    def _take_settings(self, content: str) -> None:
        with suppress(ImportRefused):
            self.settings.change(fitting(as_json(content.encode())))

    def _take(self, home: Path) -> type[Folder]:
        """How its files are kept: on disk, or, where it cannot be written, only as long as the app runs."""
        try:
            home.mkdir(parents=True, exist_ok=True)
            self._make_way(home)
            if not self._lock.take():
                raise InUse(Say("refused.app_open"))
        except OSError as error:
            if files.reason(error) == FULL:
                return Folder
            self.aside.tell(News("unkept", home.name, files.reason(error)))
            return Remembered
        for folder in (home, *(home / name for name in FOLDERS)):
            files.clear(folder)
        return Folder

    def _make_way(self, home: Path) -> None:
        """For what must be a folder, or a file."""
        for name in FOLDERS:
            path = home / name
            if os.path.lexists(path) and not path.is_dir():
                self.aside.take(path, CakeError(Say("refused.file.no_folder")))
        if (home / LOCK).is_dir():
            self.aside.take(home / LOCK, CakeError(Say("refused.file.none")))

    def look_again(self) -> None:
        """A history that could not be opened may be there by now."""
        if not self.history.is_open:
            self.aside.news = [one for one in self.aside.news if one.kind != "history"]
            self.history = histories.opened(self._database, self.aside, self._kept)

    def game(self, name: str) -> Session | None:
        """A running game; None where it cannot be read, which is told."""
        try:
            return sessions.go_on(name, self.saves.read(name), self.saves)
        except CakeError as why:
            self.aside.take(self.saves.folder.file(name), why)
            return None

    def sheet(self, name: str) -> Tally | None:
        """A score sheet in use; None where it cannot be read, which is told."""
        try:
            return Tally(self.tallies.read(name), self.tallies)
        except CakeError as why:
            self.aside.take(self.tallies.folder.file(name), why)
            return None

    def close(self) -> None:
        with suppress(CakeError):
            self.history.close()
        self._lock.release()
