"""Who plays: what a new game and a new score sheet ask alike."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

from cakeapp.core import registry
from cakeapp.services.decoding.plays import EMBLEMS
from cakeapp.services.decoding.values import LONGEST, one_line
from cakeapp.services.session import PERSON, Sitter


def alike(name: str) -> str:
    """As people compare names: capitals and blanks make no other person."""
    return " ".join(name.split()).casefold()


class Seating:
    """`changed` is told when seats come, go or move, `renamed` when only a name is another."""

    def __init__(self, app: Any, changed: Callable[[], None], renamed: Callable[[], None]) -> None:
        self._app, self._changed, self._renamed = app, changed, renamed
        self.game = ""
        self.sitters: list[Sitter] = []

    @property
    def room(self) -> bool:
        return len(self.sitters) < registry.info(self.game).seats[-1]

    @property
    def spare(self) -> bool:
        """Somebody may go."""
        return len(self.sitters) > registry.info(self.game).seats[0]

    def why_not(self) -> str:
        """Nothing can begin with these seats; empty when it can."""
        info, names = registry.info(self.game), [alike(sitter.name) for sitter in self.sitters]
        if len(names) < info.seats[0]:
            return self._t("new_game.at_least", game=info.title, count=info.seats[0])
        if len(names) > info.seats[-1]:
            return self._t("new_game.at_most", game=info.title, count=info.seats[-1])
        for number, name in enumerate(names):
            if name in names[:number]:
                return self._t("new_game.twins", name=self.sitters[number].name)
        return ""

    def _t(self, key: str, **values: object) -> str:
        return str(self._app.strings(key, **values))

    # Whoever may sit down ---------------------------------------------------------------------------------------

    def person(self) -> Sitter:
        """Whoever played last and has no seat yet, or somebody new."""
        known = self.absent()
        return Sitter(known[0] if known else self.new_name(), PERSON, self.free_emblem())

    def new_name(self) -> str:
        """Of nobody who has a seat."""
        people = sum(not sitter.is_bot for sitter in self.sitters)
        seated = {alike(sitter.name) for sitter in self.sitters}
        return next(name for n in count(people + 1) if alike(name := self._made_up(n)) not in seated)

    def _made_up(self, number: int) -> str:
        return self._t("new_game.person_name", count=number)

    def absent(self) -> list[str]:
        """The people known from before who have no seat, the latest first."""
        seated = {alike(sitter.name) for sitter in self.sitters}
        return [name for name in self._app.settings.values.people if alike(name) not in seated]

    def free_emblem(self) -> int:
        taken = {sitter.emblem for sitter in self.sitters}
        return next(one for one in range(EMBLEMS) if one not in taken)

    def remember_people(self) -> None:
        """But for names that we made up ourselves, who are anybody."""
        nobody = {alike(self._made_up(n)) for n in range(1, EMBLEMS + 1)}
        names = [one.name for one in self.sitters if not one.is_bot and alike(one.name) not in nobody]
        known: dict[str, str] = {}
        for name in (*names, *self._app.settings.values.people):
            known.setdefault(alike(name), name)
        self._app.settings.set("people", list(known.values()))

    # Seats ------------------------------------------------------------------------------------------------------

    def add(self, sitter: Sitter) -> None:
        self.sitters.append(sitter)
        self._changed()

    def put(self, number: int, sitter: Sitter) -> None:
        self.sitters[number] = sitter
        self._changed()

    def remove(self, number: int) -> None:
        del self.sitters[number]
        self._changed()

    def move(self, number: int, to: int) -> None:
        self.sitters.insert(to, self.sitters.pop(number))
        self._changed()

    def rename(self, number: int, name: str) -> None:
        clean = one_line(name)[:LONGEST]
        if clean:
            self.sitters[number] = replace(self.sitters[number], name=clean)
            self._renamed()
