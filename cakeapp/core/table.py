"""The table owns a game's state and its record; all that anybody else ever holds is a seat at it."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

from cakeapp.core import record as records
from cakeapp.core import registry
from cakeapp.core.dealer import Dealer, Mark
from cakeapp.core.errors import CakeError, NotationError, RecordError
from cakeapp.core.game import CHANCE, GameInfo, Rules, State, View
from cakeapp.core.record import Record, RecordLine
from cakeapp.core.say import Say
from cakeapp.core.seat import Seat


class Table:
    """One running or finished game. There is no way to its state but through `seat()`."""

    def __init__(self, rules: Rules[State, View], record: Record, rng: Random) -> None:
        """`open_table` and `resume` are the ways in."""
        self._dealer, self._record = Dealer(rules, record, rng), record

    @property
    def info(self) -> GameInfo:
        return self._dealer.rules.info

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self._record.players)

    @property
    def options(self) -> dict[str, str]:
        return dict(self._dealer.options)

    def tag(self, name: str) -> str:
        """A tag of the record; empty where there is none."""
        return self._record.tags.get(name, "")

    def retag(self, tags: Mapping[str, str]) -> None:
        """Of what was played the record tells the same as before."""
        self._record.tags |= tags

    @property
    def record(self) -> str:
        """The text of the record, every secret included: for saving, never for showing while the game runs."""
        return str(self._record)

    @property
    def starting_seat(self) -> int | None:
        """Who started, where chance names a seat for it; None where the cards decide."""
        first, written = self._record.entries[0].text, self.info.opening
        return next((seat for seat in range(len(self.players)) if first == written.format(seat=seat)), None)

    @property
    def torn(self) -> str:
        """What was left out at the end of a record because it was cut off in the middle of a line."""
        return self._record.torn

    def seat(self, number: int | None) -> Seat:
        """A place at the table; None is the onlooker's, who sees what everybody may see."""
        if number is not None and number not in range(len(self._record.players)):
            raise NotationError(Say("core.no_seat", found=number, last=len(self._record.players) - 1))
        return Seat(self._dealer, number)

    def mark(self) -> Mark:
        """Where the game stands, and what luck would bring next."""
        return self._dealer.mark()

    def back_to(self, mark: Mark) -> None:
        """As if nothing had happened since: for what was not kept after all. Seats stay as they are."""
        self._dealer.back_to(mark)


def open_table(
    key: str,
    players: Sequence[str],
    options: Mapping[str, str],
    rng: Random,
    date: str = "",
    tags: Mapping[str, str] = MappingProxyType({}),
    opening: Sequence[str] = (),
) -> Table:
    """A new game; all its chance outcomes up to the first decision have happened.

    `tags` go into the record as they are; `opening` are the texts of chance outcomes that `rng` does not decide.
    """
    rules = registry.rules(key)
    settled = rules.info.settle(len(players), options)
    defaults = {option.key: option.default for option in rules.info.options}
    changed = {name: value for name, value in settled.items() if value != defaults[name]}
    record = records.new(key, list(players), changed, date)
    record.tags |= tags
    record.entries = [RecordLine(CHANCE, text) for text in opening]
    return Table(rules, record, rng)


def resume(source: str | bytes, rng: Random) -> Table:
    """The game of a record, at the point where the record ends.

    A record that breaks off is a running game: `rng` decides its chance outcomes from there on.
    """
    record = records.read(source)
    try:
        rules = registry.rules(record.tags["Game"])
    except NotationError as error:
        raise RecordError(record.line_of("Game"), error.said) from error
    try:
        rules.info.settle(len(record.players), {})
    except CakeError as error:
        raise RecordError(record.line_of("Players"), error.said) from error
    try:
        rules.info.settle(len(record.players), record.options)
    except RecordError:
        raise
    except CakeError as error:
        raise RecordError(record.line_of("Options"), error.said) from error
    return Table(rules, record, rng)
