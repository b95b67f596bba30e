"""Squares as a score sheet knows them: by their looks, in a frame of four by four."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cakeapp.core.say import Say, Value
from cakeapp.games.take_the_cake.rules.cake import ICINGS, TOPPINGS, Cake, Square, look_at
from cakeapp.games.take_the_cake.rules.grid import SIDE, cell

FRAME = tuple(cell(row, col) for row in range(SIDE) for col in range(SIDE))  # by place, 0 to 15, row by row
NONE = "none"  # no topping


class Look(NamedTuple):
    """What is seen on a square."""

    icing: str
    topping: str
    amount: int


def seen(square: Square) -> Look:
    return Look(square.icing, square.topping or NONE, square.count)


def topped(look: Look) -> Say:
    if look.topping == NONE:
        return Say("take_the_cake.look.bare")
    return Say(f"take_the_cake.look.{'double' if look.amount == 2 else 'single'}.{look.topping}")


def wrong_look(look: Look) -> Say | None:
    """Why no square looks so; None when one may."""
    if look.icing not in ICINGS:
        return no("icing", found=look.icing)
    if look.topping not in (*TOPPINGS, NONE):
        return no("topping", found=look.topping)
    if look.amount not in ((0,) if look.topping == NONE else (1, 2)):
        return no("amount")
    return None


def no(why: str, **values: Value) -> Say:
    return Say(f"take_the_cake.not_entered.{why}", **values)


def used_up(look: Look, laid: Sequence[Look], squares: Sequence[Square]) -> Say | None:
    """Why there is no such square beside those laid; None when there may be one.

    Icings and toppings are counted each for themselves: a printed copy may pair them in other ways.
    """
    known = [seen(square) for square in squares]
    most = sum(one.icing == look.icing for one in known)
    if sum(one.icing == look.icing for one in laid) >= most:
        return no("icing_used", count=most, icing=Say(f"take_the_cake.iced.{look.icing}"))
    most = sum(one[1:] == look[1:] for one in known)
    if sum(one[1:] == look[1:] for one in laid) >= most:
        return no("topping_used", count=most, topping=topped(look))
    return None


def as_cakes(laid: Sequence[Mapping[int, Look]], squares: Sequence[Square]) -> list[Cake]:
    """Cakes made of the same squares, by place. As far as the table has squares of these looks, they have its ids."""
    free: dict[Look, list[str]] = {}
    for square in squares:
        free.setdefault(seen(square), []).append(square.id)
    cakes = []
    for looks in laid:
        named = {}
        for at, look in sorted(looks.items()):
            ids = free.get(look)
            name = ids.pop(0) if ids else f"{':'.join(map(str, look))}@{at + 1}"
            named[FRAME[at]] = Square(name, look.icing, None if look.topping == NONE else look.topping, look.amount)
        cakes.append(look_at(named, empty=FRAME))
    return cakes
