"""What lies over a table in use: one sheet at a time, and no finger carries anything under it."""

from collections.abc import Callable, Sequence

from cakeapp.stage.set_table import SetTable
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.bottom_sheet import BottomSheet, Choice, Paragraph, choose
from cakeapp.stage.widgets.touchable import let_go

Table = TableBoard | SetTable


class Sheets:
    """Each faces whoever it is for."""

    def __init__(self, t: Callable[[str], str]) -> None:
        self._t = t
        self._sheet: BottomSheet | None = None

    def open(self, over: Table, title: str, entries: Sequence[Paragraph | Choice], key: str = "") -> BottomSheet:
        """The key is that of the thing it is about, if it is about one."""
        self.close()
        let_go(over)
        self._sheet = BottomSheet(title=title, entries=entries, closes=self._t("play.close"), reader=over.reader(key))
        self._sheet.open(animation=False)
        return self._sheet

    def choose(
        self, over: Table, title: str, choices: list[str], chosen: int | None, done: Callable[[int], None]
    ) -> None:
        """One of several; the one that is on is marked, if it is one of them."""
        self.close()
        let_go(over)
        offered = [Choice(text, strong=number == chosen) for number, text in enumerate(choices)]
        self._sheet = choose(title, offered, done, self._t("play.close"), over.reader())

    def close(self) -> None:
        if self._sheet:
            self._sheet.dismiss(animation=False)
