"""The score sheet of Take the Cake: two cakes of sixteen squares a player, each with its order."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from cakeapp.core.components import Row, rows, word
from cakeapp.core.game import Line, Outcome
from cakeapp.core.say import Player, Said, Say
from cakeapp.core.scoring import by_strength
from cakeapp.core.sheet import Entry, Field, Sheet, misread, tie_broken
from cakeapp.games.take_the_cake import GAME
from cakeapp.games.take_the_cake.paper.looks import FRAME, Look, as_cakes, no, used_up, wrong_look
from cakeapp.games.take_the_cake.rules.cake import COOKIE, COUNTED, Cake
from cakeapp.games.take_the_cake.rules.components import read_squares
from cakeapp.games.take_the_cake.rules.orders import FIELDS, read_orders
from cakeapp.games.take_the_cake.rules.scoring import ORDER, cake_lines, strength

SQUARE, CLEAR, OTHER_ORDER = "square", "clear", "other_order"
VERBS = {SQUARE: (int, int, str, str, int), CLEAR: (int, int), ORDER: (int, str), OTHER_ORDER: (int, int)}
NUMBERS = (1, 2)  # of the cakes of a player
OTHER = "other"  # in place of the id of an order of which only the points are known
MOST_POINTS = 50  # of an order
MOST = len(FRAME)  # that an order can ask for


class OrderNumber(NamedTuple):
    """A number that orders of some kinds ask for."""

    most: int
    usual: int


ASKED = {
    "points": OrderNumber(MOST_POINTS, 8),
    "each": OrderNumber(MOST_POINTS, 1),
    "cap": OrderNumber(MOST_POINTS, 8),
    "start": OrderNumber(MOST_POINTS, 12),
    "n": OrderNumber(MOST, 5),
    "at_least": OrderNumber(MOST, 3),
    "types": OrderNumber(MOST, 3),
}


class Place(NamedTuple):
    """A cake of a seat."""

    seat: int
    number: int


class ScoreSheet(Sheet):
    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        self.with_orders = GAME.settle(players, options)["orders"] == "on"
        self.players = players
        self.squares = read_squares(table)
        self.order_cards = {order.id: order for order in read_orders(table)}
        self.cakes: dict[Place, dict[int, Look]] = {
            Place(seat, number): {} for seat in range(players) for number in NUMBERS
        }
        self.orders: dict[Place, str | int] = {}  # a card, or just the points of one

    def refuse(self, entry: Entry) -> Say | None:
        if wrong := misread(entry, self.players, VERBS):
            return wrong
        number, what = entry.args[:2]
        if number not in NUMBERS:
            return no("cake")
        place = Place(entry.seat, int(number))
        if entry.verb in (ORDER, OTHER_ORDER):
            return self.wrong_order(place, what)
        if what not in range(len(FRAME)):
            return no("place", last=len(FRAME) - 1, found=what)
        if entry.verb == CLEAR:
            return None if what in self.cakes[place] else no("nothing_there")
        return self.wrong_square(place, int(what), look_of(entry))

    def wrong_order(self, place: Place, order: str | int) -> Say | None:
        if not self.with_orders:
            return no("without_orders")
        if isinstance(order, int):
            return None if 0 <= order <= MOST_POINTS else no("order_points", count=MOST_POINTS, found=order)
        if order not in self.order_cards:
            return no("order", found=order)
        for other, held in self.orders.items():
            if other != place and held == order:
                name = Say(f"take_the_cake.item.{order}")
                return no("order_taken", order=name, cake=other.number, player=Player(other.seat))
        return None

    def wrong_square(self, place: Place, at: int, look: Look) -> Say | None:
        laid = [
            one
            for other in self.scored_with(place)
            for where, one in self.cakes[other].items()
            if (other, where) != (place, at)
        ]
        return wrong_look(look) or used_up(look, laid, self.squares)

    def enter(self, entry: Entry) -> None:
        """An order that is entered again is taken back."""
        place, what = Place(entry.seat, int(entry.args[0])), entry.args[1]
        if entry.verb == SQUARE:
            self.cakes[place][int(what)] = look_of(entry)
        elif entry.verb == CLEAR:
            del self.cakes[place][int(what)]
        elif self.orders.get(place) == what:
            del self.orders[place]
        else:
            self.orders[place] = what

    def scored_with(self, place: Place) -> list[Place]:
        """The cakes made of the same squares and compared with each other, this one too."""
        return [other for other in self.cakes if self.players == 2 or other.number == place.number]

    def looked_at(self, place: Place) -> dict[Place, Cake]:
        """The cakes scored with this one, this one too, by place."""
        together = self.scored_with(place)
        return dict(zip(together, as_cakes([self.cakes[other] for other in together], self.squares)))

    def lines(self, place: Place) -> tuple[Line, ...]:
        cakes, order = self.looked_at(place), self.orders.get(place)
        card = self.order_cards[order] if isinstance(order, str) else None
        found = tuple(cake_lines(cakes.pop(place), list(cakes.values()), card, place.number))
        return (*found, Line(ORDER, order, (OTHER,), place.number)) if isinstance(order, int) else found

    def shows(self, place: Place, line: Line) -> list[int]:
        """Where in a cake, 0 to 15, the squares of one of its lines lie."""
        squares = self.looked_at(place)[place].squares
        return [at for at, where in enumerate(FRAME) if where in squares and squares[where].id in line.items]

    def missing(self) -> list[Say]:
        found = []
        for place, laid in self.cakes.items():
            left, player = len(FRAME) - len(laid), Player(place.seat)
            if left:
                found.append(Say("take_the_cake.missing.squares", cake=place.number, player=player, count=left))
            if self.with_orders and place not in self.orders:
                found.append(Say("take_the_cake.missing.order", cake=place.number, player=player))
        return found

    def outcome(self) -> Outcome:
        lines = tuple(
            tuple(line for number in NUMBERS for line in self.lines(Place(seat, number)))
            for seat in range(self.players)
        )
        return by_strength(lines, list(map(strength, lines)))

    def tie_break(self) -> Said | None:
        outcome = self.outcome()

        def most_flowers(seat: int) -> Say:
            _, flowers = strength(outcome.lines[seat])
            return Say("take_the_cake.tie.flowers", player=Player(seat), flowers=flowers)

        return tie_broken(outcome, Say("take_the_cake.tie.equal"), most_flowers)


def look_of(entry: Entry) -> Look:
    icing, topping, amount = entry.args[2:]
    return Look(str(icing), str(topping), int(amount))


def editable(table: Mapping[str, Any]) -> list[Field]:
    """What each order asks for, and what it is worth."""
    return [field for at, row in enumerate(rows(table, "orders")) for field in of_order(at, row)]


def of_order(at: int, row: Row) -> Iterator[Field]:
    name, in_use = Say(f"take_the_cake.item.{row['id']}"), FIELDS[word(row, "kind", tuple(FIELDS))]
    yield Field(("orders", at, "kind"), asked_for("kind"), tuple(FIELDS), name)
    yield Field(("orders", at, "what"), asked_for("what"), COUNTED, name, COOKIE, "what" in in_use)
    for field, asked in ASKED.items():
        fruit = field == "each" and "types" in in_use
        said = asked_for("fruits" if fruit else field)
        yield Field(("orders", at, field), said, range(asked.most + 1), name, asked.usual, field in in_use)


def asked_for(field: str) -> Say:
    return Say(f"take_the_cake.field.{field}")
