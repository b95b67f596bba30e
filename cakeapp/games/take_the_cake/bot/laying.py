"""Where the squares of a piece go."""

from collections.abc import Iterator
from itertools import permutations

from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move
from cakeapp.games.take_the_cake.bot.draft import A_MOST, Draft
from cakeapp.games.take_the_cake.bot.orders import hope, pairing
from cakeapp.games.take_the_cake.bot.outlook import corners, tally
from cakeapp.games.take_the_cake.bot.shape import ALL, Shape, baked, light, on_table, origin, shape, shaped
from cakeapp.games.take_the_cake.rules.notation import PUT
from cakeapp.games.take_the_cake.rules.state import State

Step = tuple[int, int]  # a square and its cell in the frame
Part = tuple[float, Shape, tuple[int, ...], Step | None]  # of a plan: its value, the cake, squares left, first step
CELL_NUMBERS = range(ALL.bit_length())


class Laying:
    """What a seat lays, by candles, cookies and, where it thinks of them, its orders."""

    def __init__(self, state: State, sees: tuple[str, ...], taste: Taste = even) -> None:
        self.laid, self.hand = state.cakes[state.laying], tuple(state.hand)
        self.have = tally(self.laid, self.hand)
        draft = Draft(state, [state.seat] if "orders" in sees else [], sees, taste)
        self.to_come = draft.to_come
        self.orders = state.orders[state.seat] if "orders" in sees else ()
        # Orders for the most of something bring the same wherever the squares lie.
        self.fixed, self.elsewhere = draft.here_and_elsewhere(self.orders)

    def value(self, look: Shape) -> float:
        found = light(look, self.to_come) + baked(look)
        if not self.orders:
            return found
        here = [
            known if A_MOST[order] >= 0 else hope(order, self.have, look, self.to_come, 0)
            for order, known in zip(self.orders, self.fixed)
        ]
        return found + (pairing(here, self.elsewhere) if self.elsewhere else max(here))

    def finishing(self) -> bool:
        return len(self.laid) + len(self.hand) == len(CELL_NUMBERS)

    def finishes(self) -> Iterator[Move]:
        """The best so far while all ways to finish the cake are tried; at last the first of the best moves."""
        most, best = -1.0, set[Move]()
        for corner in corners(self.laid):
            look = shaped(self.laid, corner)
            cells = [cell for cell in CELL_NUMBERS if look.empty >> cell & 1]
            for order in permutations(self.hand):
                after = look
                for square, cell in zip(order, cells):
                    after = after.with_square(square, cell)
                found = self.value(after)
                if found < most:
                    continue
                if found > most:
                    most, best = found, set()
                best |= {PUT[square][on_table(cell, corner)] for square, cell in zip(order, cells)}
            yield min(best)

    def plans(self, width: int) -> Iterator[Move]:
        """The best so far after each square is added to the few best plans."""
        corner = origin(self.laid)
        look = shape(self.laid)
        plans: list[Part] = [(0.0, look, self.hand, None)]
        for _ in self.hand:
            found: dict[Shape, Part] = {}
            for _, before, rest, first in plans:
                for at, square in enumerate(rest):
                    for cell in CELL_NUMBERS if before.empty != ALL else (0,):
                        if not before.empty >> cell & 1:
                            continue
                        after = before.with_square(square, cell)
                        if after not in found:
                            step = first or (square, cell)
                            found[after] = (self.value(after), after, rest[:at] + rest[at + 1 :], step)
            plans = sorted(found.values(), key=lambda plan: -plan[0])[:width]
            best = plans[0][3]
            assert best is not None
            yield PUT[best[0]][on_table(best[1], corner)]
