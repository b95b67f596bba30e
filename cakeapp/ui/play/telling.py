"""What is told at a table: what happened, why something cannot be, and what is asked then."""

from typing import Any

from cakeapp.core.game import Event, Line
from cakeapp.core.lines import in_words
from cakeapp.ui.play.reading import reading_time

STAYS = 0.8  # seconds a sentence stays where nothing moves, on tables that have no place of their own for it


class Telling:
    """On the page of a game: a table that is whole has a place for what happened; elsewhere it is the prompt's."""

    def __init__(self, page: Any) -> None:
        self._page = page

    def event(self, event: Event) -> float:
        """Told at any speed; how many seconds until the next event may be."""
        page, table = self._page, self._page.table
        page.app.sounds.play(table.sound(event))
        line, speed = table.words(event), page.director.speed
        if page.framed:
            if line:
                self.sentence(line)
            return float(table.animate(event)) / speed if speed else STAYS * bool(line)
        page.prompt, page.told = line or page.prompt, True
        table.happens(line)
        page.read_out(line)
        moving = float(table.animate(event)) / speed if speed else 0.0
        return max(moving, reading_time(line, page.app.settings.values.bot_pace))

    def sentence(self, sentence: str) -> None:
        """In the prompt's place, spoken too; the prompt comes back."""
        self._page.prompt, self._page.told = sentence, True
        if not self._page.framed:
            self._page.table.show_told(sentence)
        self._page.read_out(sentence)

    def ask_again(self) -> None:
        """The prompt follows what was chosen on the table so far."""
        self._page.told = False
        if not self._page.framed:
            self._page.table.show_told("")
        self._page.prompt = self._page.table.prompt()

    def scored(self, seat: int, line: Line) -> None:
        """What a line of the breakdown was for, and where that lies."""
        page = self._page
        name, why = page.session.sitters[seat].name, in_words(page.app.strings, page.game, line)
        self.sentence(page.t("play.scored", name=name, points=line.points, why=why))
        page.table.light_up(seat, line)
