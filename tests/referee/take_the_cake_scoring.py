"""What a finished cake is worth by the rules page, for the referee of Take the Cake."""

ICINGS = ["vanilla", "chocolate", "strawberry", "lavender"]
FRUITS = ["orange", "cherry", "blueberry", "strawberry"]
BORDER = {(row, col) for row in range(4) for col in range(4)} - {(1, 1), (1, 2), (2, 1), (2, 2)}

Cake = dict[tuple[int, int], str]  # (row, col) -> id of the square laid there


class Judge:
    """Scores cakes whose coordinates are counted 0 to 3 from the top left."""

    def __init__(self, squares: list[dict]) -> None:
        self.squares = {square["id"]: square for square in squares}

    def flowers(self, cake: Cake, others: list[Cake]) -> int:
        """A point each, and the most twice as many."""
        number = self._count(cake, "flower")
        return 2 * number if self._is_most(cake, "flower", others) else number

    def cookies(self, cake: Cake) -> int:
        return 2 * self._on_border(cake, "cookie")

    def fruit(self, cake: Cake) -> int:
        return sum(min(25, self._count(cake, fruit) ** 2) for fruit in FRUITS)

    def candles(self, cake: Cake) -> int:
        """Each candle scores the size of the group of equal icing it stands on."""
        candles = {place: self._count({place: square}, "candle") for place, square in cake.items()}
        return sum(candles[place] * len(self._group(cake, place)) for place in cake)

    def order(self, order: dict, cake: Cake, others: list[Cake]) -> int:
        """The points of an order, by its machine form: all or nothing, or so many for each."""
        rows = [[self._icing(cake, (row, col)) for col in range(4)] for row in range(4)]
        lines = rows + [list(column) for column in zip(*rows, strict=True)]
        match order["kind"]:
            case "most":
                fulfilled = self._is_most(cake, order["what"], others)
            case "at_least":
                fulfilled = self._count(cake, order["what"]) >= order["n"]
            case "at_most":
                fulfilled = self._count(cake, order["what"]) <= order["n"]
            case "fruit_types":
                types = [fruit for fruit in FRUITS if self._count(cake, fruit) >= order["each"]]
                fulfilled = len(types) >= order["types"]
            case "all_on_border":
                number = self._count(cake, order["what"])
                fulfilled = number >= order["at_least"] and self._on_border(cake, order["what"]) == number
            case "corners_one_icing":
                fulfilled = len({rows[0][0], rows[0][3], rows[3][0], rows[3][3]}) == 1
            case "icings_each":
                fulfilled = all(self._count(cake, f"icing:{icing}") >= order["n"] for icing in ICINGS)
            case "per_block_one_icing":
                blocks = [rows[r][c : c + 2] + rows[r + 1][c : c + 2] for r in range(3) for c in range(3)]
                return min(order["cap"], order["each"] * sum(len(set(block)) == 1 for block in blocks))
            case "per_line_one_icing":
                return min(order["cap"], order["each"] * sum(len(set(line)) == 1 for line in lines))
            case "per_line_all_icings":
                return min(order["cap"], order["each"] * sum(set(line) == set(ICINGS) for line in lines))
            case "few_matching_pairs":
                pairs = sum(line[i] == line[i + 1] for line in lines for i in range(3))
                return max(0, order["start"] - pairs)
            case "per_square_of_largest_group":
                return order["each"] * max(len(self._group(cake, place)) for place in cake)
            case kind:
                raise ValueError(f"unknown kind of order: {kind}")
        return order["points"] if fulfilled else 0

    def _icing(self, cake: Cake, place: tuple[int, int]) -> str:
        return self.squares[cake[place]]["icing"]

    def _group(self, cake: Cake, start: tuple[int, int]) -> set[tuple[int, int]]:
        """The places connected with `start`, edge by edge, by equal icing."""
        group = {start}
        growing = True
        while growing:
            more = {(row + r, col + c) for row, col in group for r, c in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            more = {p for p in more if p in cake and self._icing(cake, p) == self._icing(cake, start)}
            growing = not more <= group
            group |= more
        return group

    def _count(self, cake: Cake, what: str) -> int:
        """`icing:...` counts squares; a topping (or `fruit`, all four together) counts twice where it is double."""
        total = 0
        for square in cake.values():
            icing, topping, count = (self.squares[square][key] for key in ("icing", "topping", "count"))
            if what == f"icing:{icing}":
                total += 1
            elif what == topping or (what == "fruit" and topping in FRUITS):
                total += count
        return total

    def _is_most(self, cake: Cake, what: str, others: list[Cake]) -> bool:
        """Strictly more than every other cake: a tie for most gives nothing."""
        return all(self._count(cake, what) > self._count(other, what) for other in others)

    def _on_border(self, cake: Cake, what: str) -> int:
        return self._count({place: square for place, square in cake.items() if place in BORDER}, what)
