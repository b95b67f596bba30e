"""What a game must be: its moves, events and outcome, and the rules that turn one state into the next."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from cakeapp.core.errors import NotationError, RulesError
from cakeapp.core.say import Said, Say, listed

CHANCE = -1  # the actor of an outcome that nobody decides


class Move(NamedTuple):
    """One decision, or one chance outcome. Only its own game reads the arguments."""

    verb: str
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told once for animation, sound, speech and the log."""

    kind: str
    seat: int | None
    public: Mapping[str, Any]
    secret: Mapping[str, Any]
    seen_by: frozenset[int]
    reveals: bool = False  # somebody learned something by it, so it cannot be undone

    def cut_for(self, seat: int | None) -> "Event":
        """The event as this seat may know it; None is everybody."""
        return self if seat in self.seen_by else replace(self, secret={}, seen_by=frozenset())


Log = list[Event] | None  # of what a move causes; None where nobody asks, so that nothing needs to be told


def shown(kind: str, /, seat: int | None = None, reveals: bool = False, **public: Any) -> Event:
    """An event without a secret."""
    return Event(kind, seat, public, {}, frozenset(), reveals)


class Line(NamedTuple):
    """One reason for points."""

    source: str
    points: int
    items: tuple[str, ...] = ()  # the components that scored
    group: int = 0  # which stack or cake of this seat, from 1; 0: all it owns


class Outcome(NamedTuple):
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is first, ties share
    lines: tuple[tuple[Line, ...], ...]  # the breakdown, seat by seat


class Option(NamedTuple):
    """A house rule that a table may choose."""

    key: str
    values: tuple[str, ...]
    default: str
    on_paper: bool = True  # False where nothing beside the printed game depends on it


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game at a glance: enough for menus, without loading its rules (`core/registry.py` knows where they are)."""

    key: str
    title: str
    seats: range
    options: tuple[Option, ...] = ()
    opening: str = ""  # the chance outcome that names the starting seat: "first {seat}"; empty where cards decide it
    in_a_row: bool = False  # one game favours some seats, so that as many games as players are offered

    def settle(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with a value each, or the reason why this table cannot be."""
        if players not in self.seats:
            raise RulesError(
                Say("core.seats", title=self.title, least=self.seats[0], most=self.seats[-1], players=players)
            )
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise NotationError(no_option(self.title, key, list(known)))
            if value not in known[key].values:
                raise NotationError(
                    Say("core.option.wrong", key=key, known=listed(known[key].values, "or"), found=repr(value))
                )
        return {key: options.get(key, option.default) for key, option in known.items()}


def no_option(title: str, key: str, known: Sequence[str]) -> Say:
    if not known:
        return Say("core.option.none", title=title, found=repr(key))
    return Say("core.option.unknown", title=title, found=repr(key), known=listed(known, "comma"))


class State(Protocol):
    """Where a game stands, every secret included. Nobody but its own game reads more of it than this."""

    __slots__ = ()
    actor: int | None  # the seat to decide, CHANCE, or None when the game is over

    @property
    def seat(self) -> int:
        """The seat to decide, where there is one."""
        assert self.actor is not None
        return self.actor

    def copy(self) -> Self: ...


class View(Protocol):
    """What may be known at one seat, as plain frozen data."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def seat(self) -> int | None:
        """Whose it is; None: what everybody may know."""


AnyState = TypeVar("AnyState", bound=State)
AnyView = TypeVar("AnyView", bound=View)
ReadState = TypeVar("ReadState", bound=State, contravariant=True)


class Notation(Protocol):
    """How a game's moves are written."""

    def text(self, move: Move) -> str: ...

    def parse(self, written: str) -> Move:
        """The move of a text; NotationError if it is none."""
        ...


class Knowledge(Protocol[AnyState, AnyView]):
    """What may be known of a game."""

    def see(self, state: AnyState, seat: int | None) -> AnyView:
        """What this seat may know, as plain frozen data; None: what everybody may know."""
        ...

    def imagine(self, view: AnyView, rng: Random) -> AnyState:
        """A whole state that this view allows, drawn fairly."""
        ...


class Refusals(Protocol[ReadState]):
    """Why a game's moves cannot be made."""

    def wrong_move(self, state: ReadState, move: Move) -> Said:
        """Why the actor cannot decide this, which is not among its legal moves."""
        ...

    def impossible(self, state: ReadState, move: Move) -> Said | None:
        """Why chance cannot have decided this; None when it can."""
        ...


class Rules(ABC, Generic[AnyState, AnyView]):
    """One game's rules. They hold no game: every call is handed the state."""

    def __init__(
        self,
        info: GameInfo,
        notation: Notation,
        knowledge: Knowledge[AnyState, AnyView],
        refusals: Refusals[AnyState],
    ) -> None:
        self.info = info
        self.text, self.parse = notation.text, notation.parse
        self.view, self.imagine = knowledge.see, knowledge.imagine
        self._wrong_move, self._impossible = refusals.wrong_move, refusals.impossible

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> AnyState: ...

    @abstractmethod
    def legal(self, state: AnyState) -> Sequence[Move]:
        """The actor's moves, sorted, each once; never empty for a seat, empty for chance and at the end.

        A list, or where there can be thousands a sequence that makes the one asked for.
        """

    @abstractmethod
    def apply(self, state: AnyState, move: Move, log: Log = None) -> None:
        """Changes the state by a legal move, and checks nothing."""

    @abstractmethod
    def chance(self, state: AnyState, rng: Random) -> Move:
        """A chance outcome, where the actor is CHANCE."""

    @abstractmethod
    def outcome(self, state: AnyState) -> Outcome | None: ...

    def refuse(self, state: AnyState, move: Move) -> Said | None:
        """Why the actor cannot make this move; None when it can. Judges chance outcomes too."""
        if state.actor == CHANCE:
            return self._impossible(state, move)
        if move in self.legal(state):
            return None
        if state.actor is None:
            return Say(f"{self.info.key}.refusal.over")
        return self._wrong_move(state, move)


def after(rules: Rules[AnyState, AnyView], state: AnyState, move: Move) -> AnyState:
    """The state behind a legal move; the one handed in stays as it is."""
    new = state.copy()
    rules.apply(new, move)
    return new
