"""What can be changed at a table while a game runs: who plays, and how people sit. The same for every game."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Protocol

from cakeapp.scene.sight import WAYS
from cakeapp.services.session import ON_TABLE, PASS, Session, Sitter
from cakeapp.stage.widgets.bottom_sheet import Choice
from cakeapp.ui.play.questions import QUESTIONS
from cakeapp.ui.play.sheets import Sheets, Table
from cakeapp.ui.shell.new_game import KINDS

Act = Callable[[], None]


class Host(Protocol):
    def t(self, key: str, **values: object) -> str: ...

    @property
    def reads_out(self) -> bool:
        """Whether somebody wishes to hear what others see."""
        ...

    def leave_table(self) -> None: ...

    def ask(self, question: str) -> None: ...

    def seat_anew(self, sitters: tuple[Sitter, ...], sitting: str, told: str) -> None:
        """It is so from now on, and everybody is told."""

    def reckon(self, way: str) -> None:
        """The table says of so many choices from now on what they bring."""
        ...


class AtTable:
    def __init__(self, host: Host, sheets: Sheets) -> None:
        self._host, self._t, self._sheets = host, host.t, sheets

    def open(self, table: Table, session: Session) -> None:
        offered = list(self._offered(table, session))
        sheet = self._sheets.open(table, self._t("play.menu"), [choice for choice, _ in offered])
        sheet.tapped = lambda number: offered[number][1]()

    def _offered(self, table: Table, session: Session) -> Iterator[tuple[Choice, Act]]:
        yield Choice(self._t("play.leave"), icon="home"), self._host.leave_table
        if self._host.reads_out:
            for question in QUESTIONS:
                yield Choice(self._t(f"play.ask.{question}")), partial(self._host.ask, question)
        if len(session.people) > 1:
            other = PASS if session.setup.sitting == ON_TABLE else ON_TABLE
            yield Choice(self._t(f"play.sit_{other}"), icon="rotate"), partial(self._sit, session, other)
        for seat, sitter in enumerate(session.sitters):
            plays = "bot" if sitter.is_bot else "person"
            words = self._t(f"play.plays_{plays}", name=sitter.name)
            icon = "robot" if sitter.is_bot else "person"
            yield Choice(words, icon=icon), partial(self._ask_who, table, session, seat)

    def reckon(self, table: Table, now: str) -> None:
        """Some want to reckon for themselves."""
        choices = [self._t(f"play.stakes.{way}") for way in WAYS]
        chosen, title = WAYS.index(now), self._t("play.stakes.title")
        self._sheets.choose(table, title, choices, chosen, lambda number: self._host.reckon(WAYS[number]))

    def _sit(self, session: Session, sitting: str) -> None:
        self._host.seat_anew(session.sitters, sitting, self._t(f"play.sits_{sitting}"))

    def _ask_who(self, table: Table, session: Session, seat: int) -> None:
        sitter = session.sitters[seat]

        def choose(number: int) -> None:
            if KINDS[number] != sitter.kind:
                self._let_play(session, seat, replace(sitter, kind=KINDS[number]))

        kinds = [self._t(f"new_game.level.{kind}") for kind in KINDS]
        now = KINDS.index(sitter.kind) if sitter.kind in KINDS else None
        self._sheets.choose(table, self._t("play.who", name=sitter.name), kinds, now, choose)

    def _let_play(self, session: Session, seat: int, sitter: Sitter) -> None:
        """Where one person is left, nobody sits around the table any more."""
        sitters = (*session.sitters[:seat], sitter, *session.sitters[seat + 1 :])
        several = sum(not one.is_bot for one in sitters) > 1
        told = self._t("play.bot_now" if sitter.is_bot else "play.person_now", name=sitter.name)
        self._host.seat_anew(sitters, session.setup.sitting if several else PASS, told)
