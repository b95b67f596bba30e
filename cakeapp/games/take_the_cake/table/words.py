"""Take the Cake in words: squares, places, cakes and lines of the log. `t` looks texts of this game up."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from cakeapp.core.game import Event
from cakeapp.games.take_the_cake.rules.cake import FRUITS
from cakeapp.games.take_the_cake.rules.components import COLOURS, SQUARES, turned
from cakeapp.games.take_the_cake.rules.grid import SIDE
from cakeapp.games.take_the_cake.rules.state import LaidSquares
from cakeapp.games.take_the_cake.table.frame import in_frame

Texts = Callable[..., str]


def square(number: int, t: Texts) -> str:
    """Chocolate icing, two cookies."""
    return t(f"item.{SQUARES[number].id}")


def squares(numbers: Iterable[int], t: Texts) -> str:
    return "; ".join(square(number, t) for number in numbers)


def squares_by_id(ids: Iterable[str], t: Texts) -> str:
    return "; ".join(t(f"item.{one}") for one in ids)


def whereabouts(row: int, col: int, t: Texts) -> str:
    """2 below and 1 left of the first square."""
    if not row and not col:
        return t("place.first")
    down = t("place.below" if row > 0 else "place.above", count=abs(row)) if row else ""
    across = t("place.right" if col > 0 else "place.left", count=abs(col)) if col else ""
    if down and across:
        return t("place.both", down=down, across=across)
    return t("place.one", one=down or across)


def gains(found: Mapping[str, int], t: Texts) -> str:
    """+4: cookies +2, candles +2."""
    if not found:
        return t("gain.none")
    parts = ", ".join(f"{t(f'source.{source}')} {gain:+}" for source, gain in found.items())
    return t("gain.some", total=f"{sum(found.values()):+}", parts=parts)


def scores(found: Mapping[str, int], t: Texts) -> str:
    """A cake as it is: cookies 2, candles 3."""
    parts = ", ".join(f"{t(f'source.{source}')} {points}" for source, points in found.items())
    return t("scores", parts=parts) if parts else t("scores_none")


def rows(cells: Sequence[tuple[str, int]], t: Texts) -> str:
    """A cake row by row: its words by their rows."""
    said = [
        t("row", count=row + 1, squares="; ".join(words))
        for row in range(SIDE)
        if (words := [w for w, r in cells if r == row])
    ]
    return " ".join(said)


def centre(numbers: Sequence[int], grid: tuple[str, ...], quarters: int, t: Texts) -> str:
    """The cake in the middle, with the colour of each square once a card lies over it."""
    colours = "".join(turned(grid, quarters)) if grid else ""
    cells = []
    for at, number in enumerate(numbers):
        name = square(number, t)
        cells.append((f"{name}, {t(f'colour.{colours[at]}')}" if colours else name, at // SIDE))
    return rows(cells, t)


def cake(laid: LaidSquares, t: Texts) -> str:
    cells = sorted((row, col, square(number, t)) for number, row, col in in_frame(laid))
    return rows([(name, row) for row, _, name in cells], t)


def told(event: Event, players: Sequence[str], t: Texts) -> str:
    name = "" if event.seat is None else players[event.seat]
    facts, kind = event.public, event.kind
    if kind in ("cuts", "orders"):
        return t(f"event.{kind}") if kind == "cuts" or event.seat == 0 else ""
    if kind == "put":
        return t("event.put", name=name, square=t(f"item.{facts['square']}"))
    if kind == "piece":
        colour = t(f"colour.{facts['colour']}")
        return t("event.piece", name=name, colour=colour, squares=squares_by_id(facts["squares"], t))
    if kind == "cut":
        return t("event.cut", name=name) if event.seat is not None else t("event.cut_chance")
    if kind == "centre":
        return t("event.centre", centre=facts["centre"])
    if kind == "order":
        if order := event.secret.get("order"):
            return t("event.order_own", name=name, order=t(f"item.{order}"), cake=facts["cake"])
        return t("event.order", name=name, cake=facts["cake"])
    if kind == "show":
        return t("event.show", name=name, order=t(f"item.{facts['order']}"), cake=facts["cake"])
    if kind == "score":
        return t("event.score", name=name, cake=facts["cake"], count=facts["points"])
    if kind == "leave":
        return t("event.leave", squares=squares_by_id(facts["squares"], t))
    return t(f"event.{kind}", name=name)


def line_of(number: int) -> str:
    """By which line a square can score, beside orders."""
    topping = SQUARES[number].topping
    return "bare" if topping is None else "fruit" if topping in FRUITS else topping


def picture(number: int) -> str:
    """What is on a square, by the name of its picture."""
    facts = SQUARES[number]
    return f"top_{facts.topping}" if facts.topping else f"icing_{facts.icing}"


def colour_name(colour: int, t: Texts) -> str:
    return t(f"colour.{COLOURS[colour]}")
