"""What is told at a table: what happened, why something cannot be, and what is asked then."""

from collections.abc import Iterator
from math import inf, isinf
from typing import Any

from kivy.clock import Clock

from cakeapp.core.game import Line
from cakeapp.core.lines import in_words
from cakeapp.ui.play.eyes import News
from cakeapp.ui.play.reading import PACES, Pace, reading_time

STAYS = 0.8  # seconds a sentence stays where nothing moves, on tables that have no place of their own for it
AGAIN = 1.6  # seconds that what is seen again stays on the table
GO_ON = ("\r", " ")  # keys, where words wait for a touch


class Telling:
    """On the page of a game: a table that is whole has a place for what happened; elsewhere it is the prompt's."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._own = ""  # what was done last by whoever goes on now
        self._stands = ""  # the same, while it can still be read
        self._asks = Clock.create_trigger(lambda _: self.ask_again())

    @property
    def pace(self) -> Pace:
        return PACES[self._page.app.settings.values.bot_pace]

    def beat(self, news: News) -> Iterator[float]:
        """One thing that happened, told at any speed; the seconds until the next thing may be."""
        page, table = self._page, self._page.table
        page.app.sounds.play(table.sound(news.event))
        told = line = table.words(news.event)
        speed = page.director.speed
        if self._stands and told:  # one touch did both
            line = f"{self._stands} {told}"
        self.stop()
        if page.framed:
            if line:
                self.sentence(line)
            yield float(table.animate(news.event)) / speed if speed else STAYS * bool(line)
            if isinf(reading_time(line, self.pace)):
                yield inf
            return
        if told:
            page.prompt, page.told = line, True
            table.show_told(line, moving=True)
            page.read_out(told)
        moving = float(table.animate(news.event)) / speed if speed else 0.0
        yield moving
        if page.director.last and page.my_turn and news.event.seat == page.viewer:
            self._own = line
        else:
            seat, knows = page.session.seat(page.viewer), page.session.seat(page.eyes.seat)
            table.show_after(seat, knows, news.number)
            yield max(0.0, reading_time(line, self.pace) - moving)
            page.director.hold()

    def again(self, news: News) -> Iterator[float]:
        """What happened before, as it was then and by itself; it stays for a moment at any speed."""
        self.stop()
        for seconds in self.beat(news):
            yield max(seconds, AGAIN)

    def goes_on(self) -> None:
        """Whoever goes on after what she did waits for nothing: it stands where it can be read, until she touches."""
        line, self._own = self._own, ""
        self.stop()
        if line:
            self._stands = self._page.prompt = line
            self._page.told = True
            self._page.table.show_told(line)
            self._asks.timeout = reading_time(line, self.pace)
            if not isinf(self._asks.timeout):
                self._asks()

    def sentence(self, sentence: str) -> None:
        """In the prompt's place, spoken too; the prompt comes back."""
        self.stop()
        self._page.prompt, self._page.told = sentence, True
        if not self._page.framed:
            self._page.table.show_told(sentence)
        self._page.read_out(sentence)

    def ask_again(self) -> None:
        """The prompt follows what was chosen on the table so far."""
        self.stop()
        self._page.told = False
        if not self._page.framed:
            self._page.table.show_told("")
        self._page.prompt = self._page.table.prompt()

    def touched(self, pos: tuple[float, float]) -> bool:
        """Whether a touch means that what can be read was read: a table that is whole knows that by itself."""
        page = self._page
        if page.framed and page.director.waits and page.table.collide_point(*page.table.parent.to_widget(*pos)):
            return bool(page.director.hurry())
        return False

    def typed(self, letter: str) -> bool:
        """The same by a key."""
        return letter in GO_ON and bool(self._page.director.waits) and bool(self._page.director.hurry())

    def stop(self) -> None:
        """Nothing stands there only for a while any more."""
        self._asks.cancel()
        self._stands = ""

    def scored(self, seat: int, line: Line) -> None:
        """What a line of the breakdown was for, and where that lies."""
        page = self._page
        name, why = page.session.sitters[seat].name, in_words(page.app.strings, page.game, line)
        self.sentence(page.t("play.scored", name=name, points=line.points, why=why))
        page.table.light_up(seat, line)
