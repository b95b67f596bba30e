"""What cakes are worth: the page's examples, each kind of order, and previews of unfinished cakes."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core.game import Line
from cakeapp.games.take_the_cake.rules.cake import FRUITS, ICINGS, TOPPINGS, Cake, Square, look_at
from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.grid import CELLS, cell, together
from cakeapp.games.take_the_cake.rules.orders import judge
from cakeapp.games.take_the_cake.rules.scoring import cake_lines, strength

LETTERS = {icing[0].upper(): icing for icing in ICINGS}
CHECKERED = "VCVC CVCV SLSL LSLS"  # no two neighbours alike


def baked(icings: str, top: int = 0, left: int = 0, **toppings: str) -> Cake:
    """A cake of rows of icing letters, dots for holes; a topping is named with its cells, and twice for a double one.

    baked("VV CC", cookie="00 01 01") has a cookie at 0,0 and a double one at 0,1.
    """
    laid = {}
    for row, line in enumerate(icings.split()):
        for col, letter in enumerate(line):
            at = f"{row}{col}"
            found = [(topping, cells.split().count(at)) for topping, cells in toppings.items() if at in cells]
            topping, count = found[0] if found else (None, 0)
            if letter != ".":
                laid[cell(row + top, col + left)] = Square(at, LETTERS[letter], topping, count)
    return look_at(laid)


def points(cake: Cake, source: str, *others: Cake) -> list[int]:
    return [line.points for line in cake_lines(cake, others) if line.source == source]


def earned(order_id: str, cake: Cake, *others: Cake) -> int:
    return judge(next(order for order in ORDERS if order.id == order_id), cake, others).points


class TestFruit:
    def test_each_type_scores_the_square_of_its_count(self) -> None:
        cake = baked(CHECKERED, orange="00 01 10 11", cherry="22 22", strawberry="33")
        assert [points(cake, fruit) for fruit in FRUITS] == [[16], [4], [], [1]]

    @pytest.mark.parametrize(("double", "worth"), [("", 16), ("00", 25), ("00 01", 25)])
    def test_a_type_scores_at_most_25(self, double: str, worth: int) -> None:
        assert points(baked(CHECKERED, cherry=f"00 01 02 03 {double}"), "cherry") == [worth]


class TestCandles:
    def test_three_candles_in_a_group_of_six(self) -> None:
        cake = baked("CCCV CCCV VVVV VVVV", candle="00 01 12")
        assert points(cake, "candle") == [18]

    def test_groups_are_joined_by_sides_and_a_double_candle_counts_twice(self) -> None:
        cake = baked("CCVV VVCC VVVV VVVV", candle="00 13 13")
        assert points(cake, "candle") == [2, 4]

    def test_the_squares_of_the_group_are_named(self) -> None:
        (line,) = cake_lines(baked("CCVV VVVV VVVV VVVV", candle="00"), [])
        assert line == Line("candle", 2, ("00", "01"))


class TestFlowers:
    def test_one_point_each(self) -> None:
        assert points(baked(CHECKERED, flower="00 01 01"), "flower", baked(CHECKERED, flower="00 01 02")) == [3]

    def test_strictly_most_of_all_doubles_them(self) -> None:
        cake, fewer = baked(CHECKERED, flower="00 01 01"), baked(CHECKERED, flower="00 01")
        assert points(cake, "flower", fewer, fewer) == [6]
        assert points(fewer, "flower", cake, fewer) == [2]

    def test_a_cake_without_flowers_scores_none(self) -> None:
        assert points(baked(CHECKERED), "flower") == []


class TestCookies:
    def test_two_points_each_on_the_border_only(self) -> None:
        assert points(baked(CHECKERED, cookie="00 13 13 32 11 22 22"), "cookie") == [8]

    @pytest.mark.parametrize(("icings", "worth"), [("VV", []), ("VVVV", [2]), (".V V V V", [2])])
    def test_a_preview_counts_what_is_certain(self, icings: str, worth: list[int]) -> None:
        cake = baked(icings, cookie="00" if icings[0] == "V" else "01")
        assert points(cake, "cookie") == worth

    def test_a_frame_known_beforehand_makes_it_certain(self) -> None:
        laid = {cell(0, 1): Square("x", "vanilla", "cookie", 1)}
        assert points(look_at(laid, empty=[cell(0, 0), cell(3, 3)]), "cookie") == [2]

    @given(st.data())
    def test_the_border_is_that_of_every_frame_still_possible(self, data: st.DataObject) -> None:
        laid = [cell(0, 0)]
        for _ in range(data.draw(st.integers(0, 8))):
            laid.append(data.draw(st.sampled_from([at for at in CELLS if all(together(at, one) for one in laid)])))
        frames = [
            {cell(top + row, left + col): row in (0, 3) or col in (0, 3) for row, col in product(range(4), repeat=2)}
            for top, left in product(range(-3, 1), repeat=2)
        ]
        possible = [frame for frame in frames if frame.keys() >= set(laid)]
        certain = look_at({at: Square("x", "vanilla", None, 0) for at in laid}).border
        for at in laid:
            assert bool(certain >> at & 1) == all(frame[at] for frame in possible)


@given(st.lists(st.tuples(st.sampled_from(ICINGS), st.sampled_from(TOPPINGS)), min_size=16, max_size=16), st.data())
def test_where_a_cake_lies_does_not_matter(squares: list[tuple[str, str]], data: st.DataObject) -> None:
    rows = [(row, col) for row in range(4) for col in range(4)]

    def lines(top: int, left: int, order: int) -> list[Line]:
        laid = {
            cell(row + top, col + left): Square(f"{row}{col}", icing, topping, 1)
            for (row, col), (icing, topping) in zip(rows, squares)
        }
        return list(cake_lines(look_at(laid), [], ORDERS[order]))

    top, left = data.draw(st.integers(-3, 0)), data.draw(st.integers(-3, 0))
    for order in range(len(ORDERS)):
        assert lines(0, 0, order) == lines(top, left, order)


class TestOrders:
    @pytest.mark.parametrize(
        ("order", "toppings", "met"),
        [
            ("fruit-salad", {"orange": "00", "cherry": "01", "blueberry": "02", "strawberry": "03"}, True),
            ("fruit-salad", {"orange": "00 00", "cherry": "01", "blueberry": "02"}, False),
            ("double-salad", {"orange": "00 00", "cherry": "01 01", "blueberry": "02 03"}, True),
            ("double-salad", {"orange": "00 00", "cherry": "01 01", "blueberry": "02"}, False),
            ("one-crop", {"cherry": "00 00 01 01 02"}, True),
            ("one-crop", {"cherry": "00 00 01 01", "orange": "02"}, False),
            ("few-candles", {"candle": "00 01"}, True),
            ("few-candles", {"candle": "00 01 01"}, False),
            ("biscuit-edge", {"cookie": "00 01 01"}, True),
            ("biscuit-edge", {"cookie": "00 01"}, False),
            ("biscuit-edge", {"cookie": "00 01 01 11"}, False),
            ("cookie-jar", {"cookie": "11 11 12 12 21 22"}, True),
            ("cookie-jar", {"cookie": "11 11 12 12 21"}, False),
            ("bouquet", {"flower": "11 11 12 12 21 22"}, True),
            ("birthday", {"candle": "11 11 12 12 21"}, False),
        ],
    )
    def test_toppings(self, order: str, toppings: dict[str, str], met: bool) -> None:
        assert (earned(order, baked(CHECKERED, **toppings)) > 0) == met

    def test_most_is_strictly_more_than_every_other_cake(self) -> None:
        mine, same, less = (baked(CHECKERED, cookie=cells) for cells in ("00 11", "00 00", "00"))
        assert earned("most-cookies", mine, less, less) == 9
        assert earned("most-cookies", mine, less, same) == 0

    def test_most_fruit_counts_all_types_together(self) -> None:
        mine, other = baked(CHECKERED, orange="00", cherry="01"), baked(CHECKERED, strawberry="00")
        assert earned("most-fruit", mine, other) == 9

    def test_strawberry_icing_is_no_fruit(self) -> None:
        icing, fruit = baked("SSSS VVVV VVVV VVVV"), baked("VVVV VVVV VVVV VVVV", strawberry="00 01")
        assert earned("most-strawberry", icing, fruit) == 9
        assert earned("most-fruit", icing, fruit) == 0

    @pytest.mark.parametrize(
        ("order", "icings", "worth"),
        [
            ("four-corners", "VCCV CCCC CCCC VCCV", 8),
            ("four-corners", "VCCV CCCC CCCC VCCC", 0),
            ("four-corners", "VCCV CCCC CCCC ...V", 0),
            ("two-by-two", "VVCC VVCC SLSL LSLS", 8),
            ("two-by-two", "VVVC VVVC VVVL LSLS", 8),
            ("two-by-two", "VVSC VVCS SLSL LSLS", 4),
            ("stripe", "VVVV CSLC CLSC CSLC", 4),
            ("stripe", "VVVV VSLC VLSC VSLC", 8),
            ("stripe", "VVV. CSLC CLSC CSLC", 0),
            ("neapolitan", "VVVC CCSS SLLL LSCV", 8),
            ("neapolitan", "VVCC CCSS SLLL LSCC", 0),
            ("patchwork", CHECKERED, 12),
            ("patchwork", "VVVC SLSL CVCV LSLS", 10),
            ("patchwork", "VVVV VVVV VVVV VVVV", 0),
            ("big-slab", "VVCC CCVV SSVV SSLL", 4),
            ("big-slab", "VVVC CVVV SSVV SSLL", 8),
            ("sampler", "VCSL VVVV CCCC CCCC", 3),
            ("sampler", "VCSL CSLV SLVC LVCS", 9),
            ("sampler", "VCS. VVVV CCCC SSSS", 0),
        ],
    )
    def test_icings(self, order: str, icings: str, worth: int) -> None:
        assert earned(order, baked(icings)) == worth

    def test_an_order_line_names_the_order_and_what_earned_it(self) -> None:
        order = next(order for order in ORDERS if order.id == "stripe")
        lines = list(cake_lines(baked("VVVV CSLC CLSC CSLC"), [], order, group=2))
        assert lines == [Line("order", 4, ("stripe", "00", "01", "02", "03"), 2)]

    def test_an_order_not_met_still_has_its_line(self) -> None:
        order = next(order for order in ORDERS if order.id == "bouquet")
        assert list(cake_lines(baked(CHECKERED), [], order)) == [Line("order", 0, ("bouquet",))]


def test_flowers_break_ties_and_orders_for_flowers_do_not() -> None:
    many, few = [Line("flower", 4), Line("order", 2)], [Line("order", 5, ("bouquet",)), Line("flower", 1)]
    assert strength(many) > strength(few)
