"""Data: everything out as files, and files in, with a word on what they will change before anything does."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter, strftime
from typing import Any

from kivy.clock import Clock, mainthread
from kivy.properties import StringProperty

from cakeapp.core import registry
from cakeapp.core.errors import CakeError, NotKept
from cakeapp.core.say import Say
from cakeapp.services import files
from cakeapp.services.decoding.values import LARGEST, ImportRefused
from cakeapp.services.exchange import backup, bgsplay, records, table
from cakeapp.services.exchange.found import Found
from cakeapp.services.exchange.restoring import Restoring
from cakeapp.services.into_history import play_of
from cakeapp.stage.widgets.controls import PushButton
from cakeapp.ui.shell.page import Page

A_FRAME = 0.01  # seconds of each frame in which a backup is written or looked at
BACKUPS = (".jsonl", ".json")


class DataPage(Page):
    told = StringProperty("")  # what happened, or what a file would change
    refused = StringProperty("")
    confirm_text = StringProperty("")  # what the button would do with the file that was chosen

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._soon = Clock.create_trigger(self._go_on, 0)
        self._readers = {".bgsplay": self._take_plays, ".csv": self._take_table, ".cake": self._take_record}

    def open(self, **arguments: Any) -> None:
        self.told = self.refused = self.confirm_text = ""
        self._list()

    def on_leave(self, *_: object) -> None:
        """What is not done by then is left undone."""
        self._soon.cancel()
        self._steps: Iterator[None] = iter(())

    # A few milliseconds a frame ---------------------------------------------------------------------------------

    def _slowly(self, steps: Iterator[None], says: Callable[[], str], then: Callable[[], None]) -> None:
        """What takes a while with ten thousand games: step by step, while the page says how far it is."""
        self._steps, self._says, self._after = steps, says, then
        self._go_on()

    def _go_on(self, *_: object) -> None:
        self._carefully(self._some_steps)

    def _some_steps(self) -> None:
        stop = perf_counter() + A_FRAME
        while next(self._steps, self) is not self:
            if perf_counter() >= stop:
                self.told = self._says()
                self._soon()
                return
        self._after()

    # Out --------------------------------------------------------------------------------------------------------

    def back_up(self) -> None:
        app = self.app
        parts = backup.write(app.settings.values, app.history.every(), app.saves.all(), app.tallies.all())
        self._path = app.sharing.folder / f"cake-tin-{strftime('%Y%m%d-%H%M%S')}.jsonl"
        self._slowly(files.writing(self._path, parts), lambda: self.t("data.writing"), self._kept)

    def export_table(self) -> None:
        self._keep(f"cake-tin-{strftime('%Y%m%d-%H%M%S')}.csv", table.write(self.app.history.plays()))

    def export_plays(self) -> None:
        known = registry.discover()
        plays = [play for play in self.app.history.plays() if play.game in known]
        self._keep(f"cake-tin-{strftime('%Y%m%d-%H%M%S')}.bgsplay", bgsplay.write(plays, known))

    def _keep(self, name: str, text: str) -> None:
        self._path = self.app.sharing.keep(name, text)
        self._kept()

    def _kept(self) -> None:
        self.told, self.refused = self.t("data.kept", path=self._path), ""
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
        for path in self.app.sharing.files((*BACKUPS, *self._readers)):
            row = PushButton(key=f"file:{path.name}", text=path.name, icon="import")
            row.bind(on_tap=lambda _, path=path: self.take(path))
            rows.add_widget(row)

    def take(self, path: Path) -> None:
        """Reads a file to its end, and tells what it would change; nothing is changed yet."""
        self.ids.scroll.scroll_y = 1  # to where it is told
        self.told = self.refused = self.confirm_text = ""
        self._path = path
        ending = path.suffix.lower()
        if ending in BACKUPS:
            restoring = Restoring(path, self.app.tin)
            says = partial(self._looking, restoring)
            self._slowly(restoring.look(), says, lambda: self._preview(restoring))
        else:
            read = self._readers.get(ending, self._take_unknown)
            self._carefully(lambda: self._offer(read(self._content(path))))
        self.ids.scroll.scroll_y = 1  # what is told stands at the top

    def _content(self, path: Path) -> bytes:
        content = files.read(path, LARGEST)
        if content is None:
            raise ImportRefused(Say("data.gone", name=path.name))
        return content

    def _carefully(self, act: Callable[[], None]) -> None:
        """What is wrong with the file is told, and nothing has changed."""
        try:
            act()
        except NotKept:
            raise
        except CakeError as error:
            self.told = self.confirm_text = ""
            self.refused = self.t("data.refused", name=self._path.name, why=error.said)

    def _offer(self, then: Callable[[], None]) -> None:
        self._then, self.confirm_text = then, self.t("data.confirm", name=self._path.name)

    def _looking(self, restoring: Restoring) -> str:
        return self.t("data.looking", count=restoring.preview.plays)

    def _preview(self, restoring: Restoring) -> None:
        change = restoring.preview
        self.told = self.t(
            "data.preview",
            new=change.new_plays,
            changed=change.changed_plays,
            same=change.same_plays,
            games=change.new_games + change.changed_games,
            sheets=change.new_sheets + change.changed_sheets,
            settings=len(change.settings),
        )
        for name, count in (("finished_here", change.finished_here), ("finished_there", change.finished_there)):
            if count:
                self.told += " " + self.t(f"data.{name}", count=count)

        def restore() -> None:
            restoring.apply()
            self.app.dress()

        self._offer(restore)

    def _take_unknown(self, content: bytes) -> Callable[[], None]:
        raise ImportRefused(Say("data.unknown"))

    def _take_plays(self, content: bytes) -> Callable[[], None]:
        return self._take_all(bgsplay.read(content, registry.discover()))

    def _take_table(self, content: bytes) -> Callable[[], None]:
        return self._take_all(table.read(content, registry.discover()))

    def _take_all(self, found: Found) -> Callable[[], None]:
        """Plays that are here already stay as they are: what was played here knows more than a table of points."""
        new = [play for play in found.plays if self.app.history.play(play.id) is None]
        told = [self.t("data.preview_plays", count=len(new), same=len(found.plays) - len(new))]
        told += [self.t(f"data.left_out.{why}", count=count) for why, count in found.left_out.most_common()]
        self.told = "\n".join(told)
        return lambda: self.app.history.add(*new)

    def _take_record(self, content: bytes) -> Callable[[], None]:
        session = records.read(content, self.app.saves)
        if session.actor is None:
            return self._take_all(Found([play_of(session)]))
        self.told = self.t("data.preview_running", game=session.table.info.title)
        return session.save

    def confirm(self) -> None:
        self._carefully(self._do)

    def _do(self) -> None:
        self._then()
        self.confirm_text, self.told = "", self.t("data.done")
