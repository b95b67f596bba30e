"""Orders in words: as usually printed, or made of what an order of the owner's copy asks for."""

from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.orders import FIELDS, Order
from cakeapp.games.take_the_cake.table.words import Texts


def titled(order: Order, t: Texts) -> str:
    """Its name and its rule."""
    return f"{t(f'item.{order.id}')}: {t(f'rule.{order.id}') if order in ORDERS else made(order, t)}"


def made(order: Order, t: Texts) -> str:
    """The rule of an order by its kind, what it counts, and its numbers."""
    worth, *_ = FIELDS[order.kind]
    n = max(order.n, order.at_least, order.types)  # a kind asks for one of these at most
    return t(
        f"asks.{order.kind}",
        count=n,
        points=t("points", count=getattr(order, worth)),
        cap=t("points", count=order.cap),
        fruit=t("counted.fruit", count=order.each),
        what=t(f"what.{order.what}") if order.what else "",
        counted=t(f"counted.{order.what}", count=n) if order.what else "",
    )
