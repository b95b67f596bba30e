"""The pieces of one centre: what each would bring in each cake, and how they will go round."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from cakeapp.bots.taste import Taste, even
from cakeapp.games.take_the_cake.bot.orders import hope, most, pairing
from cakeapp.games.take_the_cake.bot.outlook import order_prospect, prospect, tally
from cakeapp.games.take_the_cake.bot.shape import AT, FLOWERS, NO_SQUARES, NOTHING, Counts, coming
from cakeapp.games.take_the_cake.bot.weights import WEIGHTS
from cakeapp.games.take_the_cake.rules.components import COLOURS, ORDERS, SQUARES, piece
from cakeapp.games.take_the_cake.rules.course import DRAFTS
from cakeapp.games.take_the_cake.rules.results import lines_by_seat
from cakeapp.games.take_the_cake.rules.scoring import strength
from cakeapp.games.take_the_cake.rules.state import BY_CHANCE, CENTRE, CENTRES, State

NOT_YET = -1  # the colour of a cake's piece: none so far
DONE = len(COLOURS)  # it has its piece of this centre, in hand or laid
A_MOST = [AT[order.what] if order.kind == "most" else -1 for order in ORDERS]  # what it counts
Option = tuple[int, int]  # a colour and the cake that it goes to
Totals = list[float]
Ending = tuple[Totals, tuple[int, ...]]  # with the colour that each cake gets


def banked(state: State) -> Totals:
    """Points of cakes that are scored already."""
    if not state.scored:
        return [0.0] * state.players
    return [float(strength(lines)[0]) for lines in lines_by_seat(state, state.scored, 1)]


@lru_cache(maxsize=64)
def hope_of_second(order: int) -> float:
    """What an order kept for the second cake may bring."""
    what, fresh = A_MOST[order], coming(CENTRES, (), ("growth",))
    if what < 0:
        return hope(order, NOTHING, NO_SQUARES, fresh, 0)
    return ORDERS[order].points * most(0, WEIGHTS.ahead, what, fresh)


class Draft:
    """The table once everybody has a piece of this centre; the orders of some seats are thought of."""

    def __init__(self, state: State, thinks_of: Collection[int], sees: tuple[str, ...], taste: Taste = even) -> None:
        self.state, self.thinks_of, self.sees = state, thinks_of, sees
        self.each, self.cakes = state.cakes_each, state.cakes
        self.banked = banked(state)
        self.amid = bool(state.cut)
        pieces = CENTRES - state.number % CENTRES - 1
        if not self.amid and state.awaits != "order":
            pieces = CENTRES - len(state.cakes[0]) * CENTRES // CENTRE
        stock = state.deck if self.amid else state.deck + state.centre
        if state.awaits == "cakes":  # all squares are shuffled again
            stock = tuple(range(len(SQUARES)))
        self.to_come = coming(pieces, tuple(sorted(stock)), sees)
        self.luck = 1 + WEIGHTS.daring * taste.daring  # what is all or nothing counts so much
        self.pieces: list[tuple[int, ...]] = [(), (), (), (), ()]
        self.given = [DONE] * len(state.cakes)
        self.hands: list[tuple[int, ...]] = [()] * len(state.cakes)
        if self.amid:
            self.pieces[:DONE] = [
                tuple(sorted(piece(state.centre, state.cut, colour))) for colour in range(len(COLOURS))
            ]
            begun = CENTRE // CENTRES * (state.number % CENTRES)
            self.given = [NOT_YET if len(laid) == begun else DONE for laid in state.cakes]
        if state.awaits == "put":
            self.given[state.laying] = DONE
            self.hands[state.laying] = tuple(state.hand)
        self.known: dict[Option, tuple[float, Counts]] = {}
        self.order_known: dict[tuple[int, int, int], float] = {}

    def options(self, turn: int, given: list[int]) -> list[Option]:
        state = self.state
        seat = (state.leader + turn) % state.players
        if state.cutter == BY_CHANCE:
            return [(seat, seat)]
        own = range(self.each * seat, self.each * seat + self.each)
        waiting = [cake for cake in own if given[cake] == NOT_YET]
        return [(colour, cake) for colour in state.left if colour not in given for cake in waiting]

    def play(self, turn: int, given: list[int]) -> Ending:
        """How it ends if from this turn on everybody takes what is best for her; the first of equals."""
        state = self.state
        if not self.amid or turn == DRAFTS[state.players]:
            return self.totals(given), tuple(given)
        seat = (state.leader + turn) % state.players
        best: Ending | None = None
        wish = 0.0
        for colour, cake in self.options(turn, given):
            given[cake] = colour
            ending = self.play(turn + 1, given)
            given[cake] = NOT_YET
            found = wanted(ending[0], seat, self.sees, even)
            if best is None or found > wish:
                best, wish = ending, found
        assert best is not None
        return best

    def ending(self) -> Ending:
        """From the turn that is to come."""
        return self.play(self.state.turn + (self.state.awaits == "put"), self.given)

    def expected(self) -> Totals:
        return self.ending()[0]

    def settled(self) -> list[int]:
        """Nobody gets another piece."""
        return [DONE] * len(self.given)

    def alone(self, seat: int) -> float:
        """What a seat expects that has its choice among all pieces."""
        own = range(self.each * seat, self.each * seat + self.each)
        ways = [(colour, cake) for colour in self.state.left for cake in own]
        given = self.settled()
        return max([self.totals([*given[:cake], colour, *given[cake + 1 :]])[seat] for colour, cake in ways])

    def cake(self, cake: int, colour: int) -> tuple[float, Counts]:
        found = self.known.get((colour, cake))
        if found is None:
            laid, piece_of_it = self.cakes[cake], self.pieces[colour] or self.hands[cake]
            found = (prospect(laid, piece_of_it, self.to_come), tally(laid, piece_of_it))
            self.known[colour, cake] = found
        return found

    def totals(self, given: Sequence[int]) -> Totals:
        """Of all seats, once every cake has the piece given to it."""
        seen = [self.cake(cake, colour) for cake, colour in enumerate(given)]
        flowers = [have[FLOWERS] for _, have in seen]
        found = self.banked[:]
        first, second = sorted(flowers)[:-3:-1]
        for cake, (points, _) in enumerate(seen):
            own = flowers[cake]
            rival = second if own == first else first
            bonus = (own + self.to_come.counts[FLOWERS]) * most(own, rival, FLOWERS, self.to_come)
            found[cake // self.each] += points + self.luck * bonus
        for seat in self.thinks_of:
            found[seat] += self.luck * self.by_orders(seat, given, seen)
        return found

    def by_orders(self, seat: int, given: Sequence[int], seen: list[tuple[float, Counts]]) -> float:
        state = self.state
        if not state.with_orders:
            return 0.0
        own = list(range(self.each * seat, self.each * seat + self.each))
        assigned = state.assigned[seat][1 if state.scored else 0 :]
        total = sum([self.by_order(order, cake, given, seen) for order, cake in zip(assigned, own)])
        hand = state.orders[seat]
        rows = [[self.by_order(order, cake, given, seen) for order in hand] for cake in own[len(assigned) :]]
        if self.each == 1 and not state.scored:
            rows.append([hope_of_second(order) for order in hand])
        if not rows:
            return total
        return total + (pairing(*rows) if len(rows) > 1 else max(rows[0]))

    def here_and_elsewhere(self, orders: Collection[int]) -> tuple[list[float], list[float]]:
        """What each order should bring in the cake that is laid, and in the seat's other one, if that gets one."""
        here = self.state.laying
        if self.each == 1:
            later = [] if self.state.scored else [hope_of_second(order) for order in orders]
            return self.by_each_order(orders, here), later
        return self.by_each_order(orders, here), self.by_each_order(orders, here ^ 1)

    def by_each_order(self, orders: Collection[int], cake: int) -> list[float]:
        given = self.ending()[1]
        seen = [self.cake(one, colour) for one, colour in enumerate(given)]
        return [self.by_order(order, cake, given, seen) for order in orders]

    def by_order(self, order: int, cake: int, given: Sequence[int], seen: list[tuple[float, Counts]]) -> float:
        what = A_MOST[order]
        if what >= 0:
            rival = max([have[what] for at, (_, have) in enumerate(seen) if at != cake])
            return ORDERS[order].points * most(seen[cake][1][what], rival, what, self.to_come)
        colour = given[cake]
        found = self.order_known.get((order, cake, colour))
        if found is None:
            piece_of_it = self.pieces[colour] or self.hands[cake]
            found = order_prospect(order, self.cakes[cake], piece_of_it, self.to_come)
            self.order_known[order, cake, colour] = found
        return found


def wanted(totals: Totals, seat: int, sees: tuple[str, ...], taste: Taste) -> float:
    """More points for the seat and, if rivals are minded, fewer for the best of them: between two, the lead."""
    if "rivals" not in sees:
        return totals[seat]
    spite = (1.0 if len(totals) == 2 else WEIGHTS.spite) + WEIGHTS.spoil * taste.spite
    return totals[seat] - spite * max(totals[:seat] + totals[seat + 1 :])
