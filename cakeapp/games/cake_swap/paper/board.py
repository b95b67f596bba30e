"""The board of the score sheet: all ribbons, a row a class, tapped by whoever won them."""

from kivy.properties import StringProperty

from cakeapp.core.game import Line
from cakeapp.core.say import Say
from cakeapp.core.sheet import Entry
from cakeapp.games.cake_swap.paper.sheet import ScoreSheet
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, Ribbon
from cakeapp.stage import art
from cakeapp.stage.sheet_board import SheetBoard
from cakeapp.stage.widgets.tiles import OwnedTile
from cakeapp.stage.widgets.words import FitWords


class CakeSwapClass(FitWords):
    """The name of a class, before its ribbons."""


class CakeSwapSheet(SheetBoard):
    race = StringProperty("")  # how far the shown player has come

    def show(self, sheet: ScoreSheet, seat: int) -> None:
        if not self.ids.ribbons.children:
            self._lay(sheet)
        scorers, total, winner = self.host.tally.written.scorers, sheet.total(seat), sheet.winner()
        won = "" if winner is None else self.t("sheet.winner", name=scorers[winner].name, count=sheet.to_win)
        self.announcement = won
        self.race = self.t("sheet.race", count=total, points=Say("cake_swap.thing.points", count=sheet.to_win))
        self.ids.race.share = min(1.0, total / sheet.to_win)
        for ribbon, tile in self.tiles.items():
            owner = sheet.owner.get(ribbon)
            tile.lit, tile.mine = False, owner == seat
            tile.emblem = -1 if owner is None else scorers[owner].emblem
            state = "free" if owner is None else "won"
            name = "" if owner is None else scorers[owner].name
            tile.spoken = self.t(f"sheet.{state}", ribbon=self._named(ribbon), count=sheet.points[ribbon], name=name)

    def _lay(self, sheet: ScoreSheet) -> None:
        self.tiles: dict[Ribbon, OwnedTile] = {}
        for kind in CLASSES:
            self.ids.ribbons.add_widget(CakeSwapClass(text=self.t(f"item.{kind}")))
            for colour in COLOURS.values():
                ribbon = Ribbon(kind, colour)
                tile = OwnedTile(
                    key=f"ribbon:{kind}:{colour}", picture=art.sprite("cake_swap", f"ribbon_{kind}_{colour}")
                )
                tile.text, tile.aspect = str(sheet.points[ribbon]), 0.75
                tile.bind(on_tap=lambda _, ribbon=ribbon: self.enter("ribbon", *ribbon))
                self.tiles[ribbon] = tile
                self.ids.ribbons.add_widget(tile)

    def _named(self, ribbon: Ribbon) -> str:
        return self.t("sheet.ribbon", kind=self.t(f"item.{ribbon.kind}"), colour=self.t(f"item.{ribbon.colour}"))

    def light_up(self, line: Line) -> None:
        for ribbon, tile in self.tiles.items():
            tile.lit = tuple(ribbon) == line.items

    def how(self, entry: Entry) -> list[str]:
        return [":".join(("ribbon", *map(str, entry.args)))]
