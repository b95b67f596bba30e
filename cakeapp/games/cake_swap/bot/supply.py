"""How soon layers of a sort can be had: which lie in the drafting area, and how many the pile still hides."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_

from cakeapp.games.cake_swap.bot.weights import WEIGHTS
from cakeapp.games.cake_swap.rules.components import CAKES, FROSTINGS, LAYERS, SIZES

FAR = 20.0  # turns that stand for never
TOP = SIZES[-1] + 1  # the size above which an empty platter stands
ROW = SIZES[-1] + 1  # a table holds for each top size the turns for so many more layers
GRAIN = 30  # steps in which the chance of a draw is told apart
RISK: float = WEIGHTS["risk"]

ANY_FROSTING = (1 << len(FROSTINGS)) - 1
ANY_CAKE = (1 << len(CAKES)) - 1

Sort = tuple[int, int]  # cakes and frostings that will do, as bits
Table = list[float]


def _cards_by_size(sort: Sort) -> tuple[int, ...]:
    """For each size, as bits, the cards with a layer that will do."""
    cakes, frostings = sort
    found = [0] * len(SIZES)
    for at, layer in enumerate(LAYERS):
        if cakes >> CAKES.index(layer.cake) & 1 and frostings >> FROSTINGS.index(layer.frosting) & 1:
            found[layer.size - 1] |= 1 << at // 2
    return tuple(found)


SUITABLE = {
    (cakes, frostings): _cards_by_size((cakes, frostings))
    for cakes in range(1, ANY_CAKE + 1)
    for frostings in range(ANY_FROSTING + 1)
}

ALL_SUITABLE = {sort: reduce(or_, cards) for sort, cards in SUITABLE.items()}


@lru_cache(maxsize=6_000)
def waiting(at_hand: tuple[bool, ...], odds: tuple[int, ...]) -> Table:
    """Turns until so many more layers lie on a platter with such a top, at `top * ROW + layers`.

    By size: whether a suitable card lies in the drafting area, and how often a drawn one is suitable. The best of
    drafting, drawing until something good comes, and drawing once before drafting is counted on.
    """
    table = [FAR] * (ROW * (TOP + 1))
    for top in range(1, TOP + 1):
        table[top * ROW] = 0.0
    for layers in range(1, TOP):
        for top in range(layers + 1, TOP + 1):
            draft = FAR
            draws = []
            for size in range(layers, top):
                after = table[size * ROW + layers - 1]
                if at_hand[size - 1] and after + 1 + RISK < draft:
                    draft = after + 1 + RISK
                if odds[size - 1]:
                    draws.append((after, odds[size - 1]))
            draws.sort()
            best, missed, spent = draft, 1.0, 1.0
            for after, chance in draws:
                hit = missed * chance / GRAIN
                missed -= hit
                spent += hit * after
                best = min(best, spent / (1 - missed), spent + missed * draft)
            table[top * ROW + layers] = min(best, FAR)
    return table


@lru_cache(maxsize=30_000)
def waiting_for(sort: Sort, drafting: int, unseen: int) -> Table:
    hidden = max(1, unseen.bit_count())
    cards = SUITABLE[sort]
    at_hand = tuple([drafting & one != 0 for one in cards])
    return waiting(at_hand, tuple([(unseen & one).bit_count() * GRAIN // hidden for one in cards]))


class Supply:
    """The cards that may still come, as one moment shows them."""

    def __init__(self, drafting: int, unseen: int) -> None:
        self.drafting, self.unseen = drafting, unseen
        self.tables: dict[tuple[Sort, ...], Table] = {}

    def turns(self, sorts: tuple[Sort, ...]) -> Table:
        """The table for the sort that comes soonest, if all layers must be of one of these sorts."""
        found = self.tables.get(sorts)
        if found is None:
            made = [waiting_for(sort, self.drafting & ALL_SUITABLE[sort], self.unseen) for sort in sorts]
            found = self.tables[sorts] = made[0] if len(made) == 1 else list(map(min, *made))
        return found


def as_bits(cards: Sequence[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits
