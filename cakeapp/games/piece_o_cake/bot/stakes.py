"""What the slices of one variety bring between two. What one gains the other loses, and what a variety brings does not
depend on the others: so most of what can happen adds up variety by variety instead of multiplying."""

from functools import cache
from typing import NamedTuple

from cakeapp.bots.taste import Taste
from cakeapp.games.piece_o_cake.bot.foresight import WEIGHTS
from cakeapp.games.piece_o_cake.bot.prospects import prospect, unseen_slices
from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.state import CAKES, State

RESTRAINT: float = WEIGHTS["restraint"]  # by how much less a bite counts, to a taste for daring


class Use(NamedTuple):
    gain: float
    kept: int


class Stakes:
    """What one variety brings the one to move against the other, in all ways to use it. Worked out once each.

    After the last cake that is the majority; before, it is what collected slices promise, and the bold make less of
    what they eat, the careful more.
    """

    def __init__(self, state: State, taste: Taste) -> None:
        self._unseen, self._cakes = unseen_slices(state), CAKES - state.cake
        self._bite = 1 - RESTRAINT * taste.daring if self._cakes else 1
        self.standing = cache(self._standing)
        self.uses = cache(self._uses)
        self.best = cache(self._best)
        self.best_before = cache(self._best_before)
        self.worth_trying = cache(self._worth_trying)

    def _standing(self, kind: int, own: int, other: int) -> float:
        ours, theirs = prospect(kind, (own, other), 0, self._unseen[kind], self._cakes)
        return ours - theirs

    def forfeit(self, kind: int, own: int, other: int) -> float:
        return (
            self._bite * VARIETIES[kind].cream * own + self.standing(kind, 0, other) - self.standing(kind, own, other)
        )

    def use(self, kind: int, own: int, other: int, n: int, kept: int) -> float:
        eaten = self._bite * VARIETIES[kind].cream * (n - kept)
        return eaten + self.standing(kind, own + kept, other) - self.standing(kind, own, other)

    def _uses(self, kind: int, own: int, other: int, n: int) -> tuple[Use, ...]:
        """The most gained at once first."""
        found = [Use(self.use(kind, own, other, n, kept), kept) for kept in range(n + 1)]
        return tuple(sorted(found, reverse=True))

    def _best(self, kind: int, own: int, other: int, n: int) -> float:
        """The gain by n slices when nothing follows."""
        return self.uses(kind, own, other, n)[0].gain

    def _best_before(self, kind: int, own: int, other: int, n: int, reply: int) -> Use:
        """The best use of n slices when the other then makes the best use of so many."""
        return max(
            [
                Use(gain - self.best(kind, other, own + kept, reply), kept)
                for gain, kept in self.uses(kind, own, other, n)
            ]
        )

    def _worth_trying(self, kind: int, own: int, other: int, n: int, left: int, again: bool) -> tuple[Use, ...]:
        """In the last cake leaves out collecting more than some majority or tie needs that can still come about.

        What is eaten instead scores in any case. Left: how many slices remain on the table; again: whether she
        chooses once more, and so may add to them, or forfeit them if she has any.
        """
        if self._cakes:
            return self.uses(kind, own, other, n)
        others = {*range(other, other + left + 1), *range(left + 1)} if other else set(range(left + 1))
        more = range(left + 1) if again else (0,)
        needed = {count + beyond - own - one for count in others for one in more for beyond in (0, 1)}
        if again:
            needed.add(1 - own)
        return tuple([use for use in self.uses(kind, own, other, n) if not use.kept or use.kept in needed])
