"""Tables that are kept: one is set once, and shown again whenever its game is played."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cakeapp.collector import long_lived
from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.stage import layouts
from cakeapp.stage.set_table import SetTable
from cakeapp.stage.table import TableBoard


class Tables:
    def __init__(self, host: Any) -> None:
        self._host = host
        self._tables: dict[str, TableBoard | SetTable] = {}

    def cleared(self, game: str) -> TableBoard | SetTable:
        """The table of a game, with nothing on it."""
        if known := self._tables.get(game):
            known.clear()
            return known
        table: TableBoard | SetTable
        if registry.has(game, Door.TABLE):
            layouts.need("stage/pieces")
            table = SetTable(host=self._host, game=game)
        else:
            layouts.need(f"games/{game}/table")
            table = registry.load(game, Door.BOARD)(host=self._host, game=game)
        self._tables[game] = table
        return table

    @contextmanager
    def opening(self, game: str) -> Iterator[None]:
        """All that is made while a table is set for the first time stays as long as it does."""
        if game in self._tables:
            yield
            return
        with long_lived():
            yield
