"""How the cakes on the table stand, as far as a view tells, and what a square or an order would add."""

from collections import Counter
from collections.abc import Iterable, Mapping

from cakeapp.core.game import Line
from cakeapp.core.scoring import points_of
from cakeapp.games.take_the_cake.rules.cake import CANDLE, COOKIE, FLOWER, FRUITS
from cakeapp.games.take_the_cake.rules.components import ORDERS, piece
from cakeapp.games.take_the_cake.rules.orders import judge
from cakeapp.games.take_the_cake.rules.results import NO_ORDER, Lines, lines_by_cake, look_at_laid
from cakeapp.games.take_the_cake.rules.scoring import cake_lines
from cakeapp.games.take_the_cake.rules.state import CENTRES, LaidSquares
from cakeapp.games.take_the_cake.rules.view import HIDDEN, View

SOURCES = (COOKIE, FLOWER, CANDLE, *FRUITS)


def cakes_each(view: View) -> int:
    return len(view.cakes) // view.players


def cakes_begun(view: View) -> int:
    """By each player, scored ones too."""
    return cakes_each(view) if view.players == 2 else max(0, view.number) // CENTRES + 1


def seat_of(view: View, cake: int) -> int:
    return cake // cakes_each(view)


def number_of(view: View, cake: int) -> int:
    """What a player calls that cake on the table: her first or her second one."""
    return cakes_begun(view) - cakes_each(view) + cake % cakes_each(view) + 1


def own_cakes(view: View, seat: int) -> range:
    each = cakes_each(view)
    return range(each * seat, each * seat + each)


def shown_order(view: View, seat: int, number: int) -> int:
    """The order that everybody knows to be assigned to that cake of a seat."""
    known = [own[number - 1] if len(own) >= number else HIDDEN for own in view.assigned]
    return NO_ORDER if HIDDEN in known else known[seat]


def lines_now(view: View) -> tuple[Lines, ...]:
    """By cake on the table, as if it were finished."""
    numbers = [number_of(view, cake) for cake in range(len(view.cakes))]
    orders = [shown_order(view, seat_of(view, cake), number) for cake, number in enumerate(numbers)]
    return lines_by_cake(view.cakes, tuple(orders), tuple(numbers))


def lines_before(view: View) -> tuple[Lines, ...]:
    """Of the first cakes, by seat, once the second ones are being made."""
    if not view.scored:
        return ()
    orders = [shown_order(view, seat, 1) for seat in range(view.players)]
    return lines_by_cake(view.scored, tuple(orders), (1,) * view.players)


def by_source(lines: Iterable[Line]) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for line in lines:
        found[line.source] += line.points
    return found


def totals(view: View) -> list[int]:
    """By seat."""
    found = [points_of(lines) for lines in lines_before(view)] or [0] * view.players
    for cake, lines in enumerate(lines_now(view)):
        found[seat_of(view, cake)] += points_of(lines)
    return found


class Preview:
    """What each square would add to the cake that is being laid."""

    def __init__(self, view: View) -> None:
        self._laid: LaidSquares = view.cakes[view.laying]
        self._others = [look_at_laid(laid) for at, laid in enumerate(view.cakes) if at != view.laying]
        self.now = by_source(cake_lines(look_at_laid(self._laid), self._others))

    def after(self, square: int, at: int) -> Mapping[str, int]:
        """Points by source."""
        return by_source(cake_lines(look_at_laid((*self._laid, (square, at))), self._others))

    def gains(self, square: int, at: int) -> dict[str, int]:
        """By source, where anything changes."""
        then = self.after(square, at)
        changed = {source: then.get(source, 0) - self.now.get(source, 0) for source in SOURCES}
        return {source: gain for source, gain in changed.items() if gain}


def order_worth(view: View, order: int, cake: int) -> int:
    """What an order would earn with a cake as it is."""
    looks = [look_at_laid(laid) for laid in view.cakes]
    return judge(ORDERS[order], looks[cake], looks[:cake] + looks[cake + 1 :]).points


def pieces_due(view: View) -> list[int]:
    """Which of the cakes of whoever drafts now wait for a piece of this centre."""
    own = own_cakes(view, view.actor or 0)
    fewest = min(len(view.cakes[cake]) for cake in own)
    return [cake for cake in own if len(view.cakes[cake]) == fewest]


def piece_of(view: View, colour: int) -> tuple[int, ...]:
    return piece(view.centre, view.cut, colour)
