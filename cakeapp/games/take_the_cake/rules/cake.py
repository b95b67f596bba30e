"""A cake as scoring sees it, finished or not."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cakeapp.games.take_the_cake.rules.grid import border, groups, mask, single

ICINGS = ("vanilla", "chocolate", "strawberry", "lavender")
FRUITS = ("orange", "cherry", "blueberry", "strawberry")
COOKIE, FLOWER, CANDLE, FRUIT = "cookie", "flower", "candle", "fruit"
TOPPINGS = (COOKIE, FLOWER, CANDLE, *FRUITS)
OF_ICING = {icing: f"icing:{icing}" for icing in ICINGS}  # tells strawberry icing from the fruit
COUNTED = (*TOPPINGS, FRUIT, *OF_ICING.values())
NONE = dict.fromkeys(COUNTED, 0)


@dataclass(frozen=True, slots=True)
class Square:
    id: str
    icing: str
    topping: str | None
    count: int  # of the topping: 2 is a double one


@dataclass(frozen=True, slots=True)
class Cake:
    squares: Mapping[int, Square]  # by cell
    tally: Mapping[str, int]  # how many there are of each of COUNTED
    where: Mapping[str, int]  # and the cells that show them
    icings: tuple[int, ...]  # the cells of each of ICINGS
    border: int  # what is on it for certain

    def ids(self, cells: int) -> tuple[str, ...]:
        squares = self.squares
        return tuple([squares[at].id for at in single(cells)])

    def toppings(self, cells: int) -> int:
        squares = self.squares
        return sum([squares[at].count for at in single(cells)])

    def groups(self, holding: int) -> list[int]:
        """The connected cells of equal icing that hold any of these cells."""
        return [group for same in self.icings if same & holding for group in groups(same, same & holding)]


def look_at(squares: Mapping[int, Square], empty: Iterable[int] = ()) -> Cake:
    """The cake of these squares by cell; `empty` are cells it is known to have that are not filled yet."""
    tally, where = NONE.copy(), NONE.copy()
    for at, square in squares.items():
        bit, topping = 1 << at, square.topping
        where[OF_ICING[square.icing]] |= bit
        if topping:
            where[topping] |= bit
            tally[topping] += square.count
    for fruit in FRUITS:
        where[FRUIT] |= where[fruit]
        tally[FRUIT] += tally[fruit]
    icings = tuple([where[name] for name in OF_ICING.values()])
    tally.update(zip(OF_ICING.values(), map(int.bit_count, icings)))
    return Cake(squares, tally, where, icings, border(sum(icings) | mask(empty)))
