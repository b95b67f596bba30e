"""Referee for Take the Cake: the rules page once more, as plainly as possible, to check the real implementation.

The game is one script, read from top to bottom: it stops (`yield`) wherever the page has an entry of the record, says
who is asked and for what, and goes on with the words of the answer.
"""

from collections.abc import Generator
from typing import NamedTuple

from tests.referee.shared import places
from tests.referee.take_the_cake_scoring import Cake, Judge

CHANCE = -1
COLOURS = ["R", "B", "P", "G"]  # of the pieces, and of seats 0-3 by their reference cards
ORIENTATIONS = [0, 90, 180, 270]  # degrees clockwise


class Deal(NamedTuple):
    """A chance outcome: `word`, then `number` different ids of `pool`, in any order."""

    word: str
    pool: list[str]
    number: int


Question = tuple[int, set[str] | Deal]  # who is asked (a seat, or chance), and for what: one of these texts, or a deal
Script = Generator[Question, list[str], None]  # gets the words of the answer


class Referee:
    def __init__(self, players: int, options: dict[str, str], components: dict) -> None:
        if not 2 <= players <= 4:
            raise ValueError(f"Take the Cake is for 2 to 4 players, not {players}")
        for option, value in options.items():
            if option != "orders" or value not in ("on", "off"):
                raise ValueError(f"unknown option {option}={value}")
        self.players = players
        self.orders_on = options.get("orders", "on") == "on"
        self.squares = [square["id"] for square in components["cakes"]]
        self.cut_cards = {card["id"]: card["grid"] for card in components["cuts"]}
        self.order_cards = {order["id"]: order for order in components["orders"]}
        self.judge = Judge(components["cakes"])

        self.hands: list[list[str]] = []  # the orders each seat still holds
        self.cut_deck: list[str] = []  # top first
        self.totals = [0] * players
        self.flower_points = [0] * players  # for the tie-break

        self.script = self._game()
        self.asked: int | None
        self.asked, self.possible = next(self.script)

    # ---- what the tests call

    def to_move(self) -> int | None:
        return self.asked

    def legal(self) -> set[str]:
        return set() if self.asked in (CHANCE, None) else set(self.possible)

    def play(self, text: str) -> None:
        if self.asked is None:
            raise ValueError(f"{text!r}: the game is over")
        word, *ids = text.split(" ")
        if isinstance(self.possible, Deal):
            wanted, pool, number = self.possible
            if word != wanted or len(ids) != number or len(set(ids)) != number or not set(ids) <= set(pool):
                raise ValueError(f"{text!r}: expected '{wanted}' and {number} different of {', '.join(pool)}")
        elif text not in self.possible:
            raise ValueError(f"{text!r} is not possible; possible: {', '.join(sorted(self.possible))}")
        try:
            self.asked, self.possible = self.script.send([word, *ids])
        except StopIteration:
            self.asked, self.possible = None, set()

    def scores(self) -> list[int]:
        """Points of the cakes scored so far; final once the game is over."""
        return list(self.totals)

    def places(self) -> list[int]:
        """Most points; tie: more points from flowers; still tied: shared."""
        results = list(zip(self.totals, self.flower_points, strict=True))
        return places(results)

    # ---- the course of the game

    def _game(self) -> Script:
        seats = [str(seat) for seat in range(self.players)]
        words = yield CHANCE, Deal("first", seats, 1)
        first = int(words[1])
        if self.orders_on:
            _, *dealt = yield CHANCE, Deal("orders", list(self.order_cards), 3 * self.players)
            self.hands = [dealt[3 * seat : 3 * seat + 3] for seat in range(self.players)]
        _, *self.cut_deck = yield CHANCE, Deal("cuts", list(self.cut_cards), len(self.cut_cards))

        if self.players == 2:
            yield from self._two_cakes_at_once(first)
        else:
            # Cutters of the first cake: F and on to the left; of the second: who cut last, and back to the right.
            cutters = self._clockwise(first)
            yield from self._one_cake_each(cutters)
            yield from self._one_cake_each(cutters[::-1])

    def _one_cake_each(self, cutters: list[int]) -> Script:
        """Three or four players: four centres, the orders, the scoring."""
        cakes: list[Cake] = [{} for _ in range(self.players)]
        _, *deck = yield CHANCE, Deal("cakes", self.squares, len(self.squares))

        if self.players == 3:
            # The first centre is cut by the top cut card; everybody gets the own colour, from the starting seat on.
            card = self.cut_deck.pop(0)
            _, card, degrees = yield CHANCE, {f"cut {card} {degrees}" for degrees in ORIENTATIONS}
            pieces = self._pieces(deck, card, int(degrees))
            for seat in self._clockwise(cutters[0]):
                yield from self._lay(seat, pieces[COLOURS[seat]], cakes[seat])

        for cutter in cutters:
            pieces = yield from self._cut_centre(cutter, deck)
            for seat in self._clockwise(cutter + 1):
                _, colour = yield seat, {f"piece {colour}" for colour in pieces}
                yield from self._lay(seat, pieces.pop(colour), cakes[seat])

        assigned: list[str | None] = [None] * self.players
        if self.orders_on:
            for seat in range(self.players):
                _, order = yield seat, {f"order {order}" for order in self.hands[seat]}
                self.hands[seat].remove(order)
                assigned[seat] = order
        self._score_together(list(range(self.players)), cakes, assigned)

    def _two_cakes_at_once(self, first: int) -> Script:
        """Two players: four centres, two pieces a seat and centre, one for each of the two own cakes."""
        cakes: dict[tuple[int, str], Cake] = {(seat, number): {} for seat in range(2) for number in ("1", "2")}
        _, *deck = yield CHANCE, Deal("cakes", self.squares, len(self.squares))

        for cutter in self._clockwise(first) * 2:
            pieces = yield from self._cut_centre(cutter, deck)
            cakes_left = [["1", "2"], ["1", "2"]]
            for seat in self._clockwise(cutter + 1) * 2:
                texts = {f"piece {colour} {number}" for colour in pieces for number in cakes_left[seat]}
                _, colour, number = yield seat, texts
                cakes_left[seat].remove(number)
                yield from self._lay(seat, pieces.pop(colour), cakes[seat, number])

        assigned: dict[tuple[int, str], str | None] = dict.fromkeys(cakes)
        if self.orders_on:
            for seat, number in cakes:  # seat 0 for its cakes 1 and 2, then seat 1
                _, order, number = yield seat, {f"order {order} {number}" for order in self.hands[seat]}
                self.hands[seat].remove(order)
                assigned[seat, number] = order
        self._score_together([seat for seat, _ in cakes], list(cakes.values()), list(assigned.values()))

    def _clockwise(self, start: int) -> list[int]:
        return [(start + step) % self.players for step in range(self.players)]

    def _cut_centre(self, cutter: int, deck: list[str]) -> Generator[Question, list[str], dict[str, list[str]]]:
        """The cutter draws two cut cards, which both leave the game, and plays one in one of four orientations."""
        drawn = [self.cut_deck.pop(0), self.cut_deck.pop(0)]
        _, card, degrees = yield cutter, {f"cut {card} {degrees}" for card in drawn for degrees in ORIENTATIONS}
        return self._pieces(deck, card, int(degrees))

    def _pieces(self, deck: list[str], card: str, degrees: int) -> dict[str, list[str]]:
        """Lays out the next centre, row by row, and cuts it: the four squares of each colour."""
        centre, deck[:16] = deck[:16], []
        grid = self.cut_cards[card]
        for _ in range(degrees // 90):
            grid = ["".join(grid[3 - col][row] for col in range(4)) for row in range(4)]  # a quarter clockwise
        pieces: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        for colour, square in zip("".join(grid), centre, strict=True):
            pieces[colour].append(square)
        return pieces

    def _lay(self, seat: int, piece: list[str], cake: Cake) -> Script:
        """The squares of a piece go into a cake one at a time, in any order."""
        piece = list(piece)
        while piece:
            texts = {f"put {square} {row},{col}" for square in piece for row, col in self._places_open(cake)}
            _, square, place = yield seat, texts
            piece.remove(square)
            row, col = place.split(",")
            cake[int(row), int(col)] = square

    def _places_open(self, cake: Cake) -> list[tuple[int, int]]:
        """The first square is put at 0,0; any other where rows and columns still span at most four."""
        if not cake:
            return [(0, 0)]
        places = []
        for row in range(-3, 4):
            for col in range(-3, 4):
                rows = [row] + [r for r, _ in cake]
                cols = [col] + [c for _, c in cake]
                if (row, col) not in cake and max(rows) - min(rows) < 4 and max(cols) - min(cols) < 4:
                    places.append((row, col))
        return places

    # ---- scoring

    def _score_together(self, owners: list[int], laid: list[Cake], assigned: list[str | None]) -> None:
        """Scores all cakes that are scored at the same time, each for its owner."""
        cakes = [self._framed(cake) for cake in laid]
        for index, cake in enumerate(cakes):
            others = cakes[:index] + cakes[index + 1 :]
            flowers = self.judge.flowers(cake, others)
            points = flowers + self.judge.cookies(cake) + self.judge.fruit(cake) + self.judge.candles(cake)
            order = assigned[index]
            if order is not None:
                points += self.judge.order(self.order_cards[order], cake, others)
            self.totals[owners[index]] += points
            self.flower_points[owners[index]] += flowers

    def _framed(self, cake: Cake) -> Cake:
        """A finished cake with its coordinates counted 0 to 3 from the top left."""
        top = min(row for row, _ in cake)
        left = min(col for _, col in cake)
        return {(row - top, col - left): square for (row, col), square in cake.items()}
