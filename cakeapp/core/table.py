"""The table owns a game's state and its record; all that anybody else ever holds is a seat at it."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from cakeapp.core import record as records
from cakeapp.core import registry
from cakeapp.core.errors import (
    CakeError,
    GameOver,
    IllegalMove,
    NotationError,
    NotYourTurn,
    RecordError,
    legal_in_words,
)
from cakeapp.core.game import CHANCE, Event, GameInfo, Move, Outcome, Rules
from cakeapp.core.record import Record, RecordLine
from cakeapp.core.say import Said, Say, sentences


class Mark(NamedTuple):
    """A moment of a game; only its own table reads it."""

    entries: tuple[RecordLine, ...]
    luck: Any


class Table:
    """One running or finished game. There is no way to its state but through `seat()`."""

    def __init__(self, rules: Rules[Any, Any], record: Record, rng: Random) -> None:
        """Replays the record and goes on to the next decision; `open_table` and `resume` are the ways in."""
        self._rules, self._record, self._rng = rules, record, rng
        self._options = rules.info.settle(len(record.players), record.options)
        self._replay()
        self._let_chance_decide()

    @property
    def info(self) -> GameInfo:
        return self._rules.info

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self._record.players)

    @property
    def options(self) -> dict[str, str]:
        return dict(self._options)

    def tag(self, name: str) -> str:
        """A tag of the record; empty where there is none."""
        return self._record.tags.get(name, "")

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

    def seat(self, number: int | None) -> "Seat":
        """A place at the table; None is the onlooker's, who sees what everybody may see."""
        if number is not None and number not in range(len(self._record.players)):
            raise NotationError(Say("core.no_seat", found=number, last=len(self._record.players) - 1))
        return Seat(self, number)

    def mark(self) -> "Mark":
        """Where the game stands, and what luck would bring next."""
        return Mark(tuple(self._record.entries), self._rng.getstate())

    def back_to(self, mark: "Mark") -> None:
        """As if nothing had happened since: for what was not kept after all. Seats stay as they are."""
        self._record.entries = list(mark.entries)
        self._replay()
        self._rng.setstate(mark.luck)

    def _replay(self) -> None:
        self._state = self._rules.start(len(self._record.players), self._options)
        self._events: list[Event] = []
        self._marks: list[int] = []  # how many events there were before each entry
        for at, entry in enumerate(self._record.entries):
            try:
                self._check_and_apply(entry)
            except CakeError as error:
                if self._record.open_end and at == len(self._record.entries) - 1:
                    self._record.torn = f"{'*' if entry.seat == CHANCE else entry.seat} {entry.text}"
                    self._record.entries.pop()
                    break
                raise RecordError(entry.line, error.said) from error
        self._settle_result()

    def _check_and_apply(self, entry: RecordLine) -> None:
        actor = self._rules.actor(self._state)
        if actor is None:
            raise GameOver(Say("core.over_before", move=repr(entry.text)))
        if actor != entry.seat:
            raise NotYourTurn(Say("core.out_of_turn", move=repr(entry.text), whose=self._turn_in_words(actor)))
        try:
            move = self._rules.parse(entry.text)
        except NotationError as error:
            raise IllegalMove(entry.text, error.said, self._legal_texts()) from error
        self._refuse(move)
        self._apply(move)

    def _turn_in_words(self, actor: int) -> Said:
        if actor == CHANCE:
            return Say("core.chance_first")
        return sentences(Say("core.turn_of_seat", seat=actor), legal_in_words(self._legal_texts()))

    def _legal_texts(self) -> list[str]:
        if self._rules.actor(self._state) == CHANCE:
            return []
        return [self._rules.text(move) for move in self._rules.legal(self._state)]

    def _refuse(self, move: Move) -> None:
        if why := self._rules.refuse(self._state, move):
            raise IllegalMove(self._rules.text(move), why, self._legal_texts())

    def _apply(self, move: Move) -> None:
        self._marks.append(len(self._events))
        self._rules.apply(self._state, move, self._events)

    def _append(self, seat: int, move: Move) -> None:
        self._record.entries.append(RecordLine(seat, self._rules.text(move)))
        self._apply(move)

    def _let_chance_decide(self) -> None:
        while self._rules.actor(self._state) == CHANCE:
            self._append(CHANCE, self._rules.chance(self._state, self._rng))
        self._settle_result()

    def _settle_result(self) -> None:
        outcome = self._rules.outcome(self._state)
        written = self._record.tags.pop("Result", None)
        if outcome is None:
            return
        result = "; ".join(map(str, outcome.scores))
        if written not in (None, result):
            line = self._record.line_of("Result")
            raise RecordError(line, Say("core.wrong_result", written=repr(written), result=repr(result)))
        self._record.tags["Result"] = result

    def _play(self, seat: int, move: Move) -> None:
        actor = self._rules.actor(self._state)
        if actor is None:
            raise GameOver(Say("core.over"))
        if actor != seat:
            raise NotYourTurn(Say("core.turn_of", whose=self.players[actor], not_of=self.players[seat]))
        self._refuse(move)
        self._append(seat, move)
        self._let_chance_decide()

    def _view_before(self, event: int) -> Any:
        """What everybody could see just before the entry that caused an event."""
        state = self._rules.start(len(self._record.players), self._options)
        caused_by = bisect_right(self._marks, event) - 1
        for entry in self._record.entries[:caused_by]:
            self._rules.apply(state, self._rules.parse(entry.text))
        return self._rules.view(state, None)

    def _last_move(self, seat: int | None) -> int:
        entries = enumerate(self._record.entries)
        return max((self._marks[at] for at, entry in entries if entry.seat == seat is not None), default=0)

    def _can_undo(self, seat: int) -> bool:
        """Only the own last move, while it is still the own turn and nobody learned anything by it."""
        entries = self._record.entries
        if not entries or entries[-1].seat != seat or self._rules.actor(self._state) != seat:
            return False
        return not any(event.reveals for event in self._events[self._marks[-1] :])

    def _undo(self, seat: int) -> None:
        if not self._can_undo(seat):
            raise IllegalMove("undo", Say("core.no_undo"), ())
        self._record.entries.pop()
        self._replay()


class Seat:
    """All that a screen or a bot holds: what one player may know and do."""

    def __init__(self, table: Table, number: int | None) -> None:
        self._table, self.number = table, number

    @property
    def actor(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return self._table._rules.actor(self._table._state)

    @property
    def on_turn(self) -> bool:
        return self.number is not None and self.actor == self.number

    def view(self) -> Any:
        return self._table._rules.view(self._table._state, self.number)

    def legal(self) -> Sequence[Move]:
        """The own legal moves; none while somebody else decides."""
        return self._table._rules.legal(self._table._state) if self.on_turn else []

    def refuse(self, move: Move) -> Said | None:
        """Why this move cannot be made now; None when it can."""
        if not self.on_turn:
            return Say("core.not_your_turn")
        return self._table._rules.refuse(self._table._state, move)

    def play(self, move: Move) -> None:
        if self.number is None:
            raise NotYourTurn(Say("core.onlooker"))
        self._table._play(self.number, move)

    @property
    def can_undo(self) -> bool:
        return self.number is not None and self._table._can_undo(self.number)

    def undo(self) -> None:
        if self.number is None:
            raise NotYourTurn(Say("core.onlooker"))
        self._table._undo(self.number)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened from that event on, cut down to what this seat may know."""
        return [event.cut_for(self.number) for event in self._table._events[since:]]

    def last_move(self) -> int:
        """The number of the first event of the own last move; 0 where there is none yet."""
        return self._table._last_move(self.number)

    def view_before(self, event: int) -> Any:
        """What everybody could see just before an event, by its number: for showing it again."""
        return self._table._view_before(event)

    def outcome(self) -> Outcome | None:
        return self._table._rules.outcome(self._table._state)

    def text(self, move: Move) -> str:
        return self._table._rules.text(move)

    def parse(self, text: str) -> Move:
        return self._table._rules.parse(text)


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
