"""Whoever knows all: the state with its secrets, the record of it, and what luck brings. Only the table and its seats
hold her."""

from bisect import bisect_right
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from cakeapp.core.errors import (
    CakeError,
    GameOver,
    IllegalMove,
    NotationError,
    NotYourTurn,
    RecordError,
    legal_in_words,
)
from cakeapp.core.game import CHANCE, Event, Move, Rules, State, View
from cakeapp.core.record import Record, RecordLine
from cakeapp.core.say import Said, Say, sentences


class Mark(NamedTuple):
    """A moment of a game."""

    entries: tuple[RecordLine, ...]
    luck: Any


class Dealer:
    """Deals, sees that nobody cheats, and writes down what happens."""

    def __init__(self, rules: Rules[State, View], record: Record, luck: Random) -> None:
        """Replays the record and goes on to the next decision."""
        self.rules, self.record, self._luck = rules, record, luck
        self.options = rules.info.settle(len(record.players), record.options)
        self._replay()
        self._let_chance_decide()

    @property
    def actor(self) -> int | None:
        return self.state.actor

    def mark(self) -> Mark:
        return Mark(tuple(self.record.entries), self._luck.getstate())

    def back_to(self, mark: Mark) -> None:
        self.record.entries = list(mark.entries)
        self._replay()
        self._luck.setstate(mark.luck)

    def play(self, seat: int, move: Move) -> None:
        """The move is judged, made and written down, and with it what follows by chance."""
        actor = self.actor
        if actor is None:
            raise GameOver(Say("core.over"))
        if actor != seat:
            players = self.record.players
            raise NotYourTurn(Say("core.turn_of", whose=players[actor], not_of=players[seat]))
        self._judge(move)
        self._append(seat, move)
        self._let_chance_decide()

    def can_undo(self, seat: int) -> bool:
        """Only the last move of all, by whoever made it, while nobody learned anything by it."""
        entries = self.record.entries
        if not entries or entries[-1].seat != seat or self.actor is None:
            return False
        return not any(event.reveals for event in self.events[self._marks[-1] :])

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalMove("undo", Say("core.no_undo"), list)
        self.record.entries.pop()
        self._replay()

    def last_move(self, seat: int | None) -> int:
        """The number of the first event of a seat's last move; 0 where there is none yet."""
        entries = enumerate(self.record.entries)
        return max((self._marks[at] for at, entry in entries if entry.seat == seat is not None), default=0)

    def view_before(self, event: int) -> View:
        """What everybody could see just before the entry that caused an event."""
        return self.rules.view(self._before[self._cause(event)], None)

    def view_after(self, event: int, seat: int | None) -> View:
        """What could be seen from a seat as soon as the entry that caused an event was made."""
        return self.rules.view([*self._before, self.state][self._cause(event) + 1], seat)

    def last_of(self, event: int) -> int:
        """The number of the last event of the entry that caused this one."""
        return [*self._marks, len(self.events)][self._cause(event) + 1] - 1

    def _cause(self, event: int) -> int:
        return bisect_right(self._marks, event) - 1

    def _replay(self) -> None:
        self.state = self.rules.start(len(self.record.players), self.options)
        self.events: list[Event] = []
        self._marks: list[int] = []  # how many events there were before each entry
        self._before: list[State] = []  # and how the game stood
        for at, entry in enumerate(self.record.entries):
            try:
                self._check_and_apply(entry)
            except CakeError as error:
                if self.record.open_end and at == len(self.record.entries) - 1:
                    self.record.torn = f"{'*' if entry.seat == CHANCE else entry.seat} {entry.text}"
                    self.record.entries.pop()
                    break
                raise RecordError(entry.line, error.said) from error
        self._settle_result()

    def _check_and_apply(self, entry: RecordLine) -> None:
        actor = self.actor
        if actor is None:
            raise GameOver(Say("core.over_before", move=repr(entry.text)))
        if actor != entry.seat:
            raise NotYourTurn(Say("core.out_of_turn", move=repr(entry.text), whose=self._turn_in_words(actor)))
        try:
            move = self.rules.parse(entry.text)
        except NotationError as error:
            raise IllegalMove(entry.text, error.said, self._legal_now()) from error
        self._judge(move)
        self._apply(move)

    def _turn_in_words(self, actor: int) -> Said:
        if actor == CHANCE:
            return Say("core.chance_first")
        return sentences(Say("core.turn_of_seat", seat=actor), legal_in_words(self._legal_now()()))

    def _legal_now(self) -> Callable[[], list[str]]:
        """Lists the moves that are legal now, also when the game has gone on."""
        rules, state = self.rules, self.state.copy()
        return lambda: [rules.text(move) for move in rules.legal(state)]

    def _judge(self, move: Move) -> None:
        if why := self.rules.refuse(self.state, move):
            raise IllegalMove(self.rules.text(move), why, self._legal_now())

    def _append(self, seat: int, move: Move) -> None:
        self.record.entries.append(RecordLine(seat, self.rules.text(move)))
        self._apply(move)

    def _apply(self, move: Move) -> None:
        self._marks.append(len(self.events))
        self._before.append(self.state.copy())
        self.rules.apply(self.state, move, self.events)

    def _let_chance_decide(self) -> None:
        while self.actor == CHANCE:
            self._append(CHANCE, self.rules.chance(self.state, self._luck))
        self._settle_result()

    def _settle_result(self) -> None:
        outcome = self.rules.outcome(self.state)
        written = self.record.tags.pop("Result", None)
        if outcome is None:
            return
        result = "; ".join(map(str, outcome.scores))
        if written not in (None, result):
            line = self.record.line_of("Result")
            raise RecordError(line, Say("core.wrong_result", written=repr(written), result=repr(result)))
        self.record.tags["Result"] = result
