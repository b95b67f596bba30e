"""Piece o' Cake in words: lines of the log, and what lists of slices are called. `t` looks texts of this game up."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from cakeapp.core.game import Event, Line
from cakeapp.core.say import Listed, Said, Say, listed
from cakeapp.games.piece_o_cake.rules.components import KINDS, NUMBER, VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.state import CAKES
from cakeapp.games.piece_o_cake.rules.view import View

Texts = Callable[..., str]


def slices(names: Iterable[str]) -> Said:
    """2 strawberry, 1 chocolate."""
    found = [
        Say("piece_o_cake.slices", count=n, variety=VARIETIES[NUMBER[name]].said) for name, n in Counter(names).items()
    ]
    return listed(found, "comma") if found else Say("piece_o_cake.nothing")


def names(counts: Counts) -> list[str]:
    """Each slice of these counts by its id."""
    return [VARIETIES[kind].id for kind in KINDS for _ in range(counts[kind])]


def race(view: View, kind: int, players: Sequence[str], t: Texts) -> str:
    """What a variety is worth, who has how many, and how many may still come."""
    facts = VARIETIES[kind]
    has = of_each("has", players, [counts[kind] for counts in view.collected])
    return t("closer.race", variety=facts.said, count=facts.count, cream=facts.cream, has=has, unseen=view.unseen[kind])


def leading(view: View, kind: int, leaders: Sequence[str], t: Texts) -> str:
    """Who has collected most of a variety."""
    variety = VARIETIES[kind].said
    if not leaders:
        return t("thing.board_none", variety=variety, unseen=view.unseen[kind])
    n = max(counts[kind] for counts in view.collected)
    says = "thing.board" if len(leaders) == 1 else "thing.board_tied"
    return t(says, variety=variety, who=listed(leaders), count=n, unseen=view.unseen[kind])


def of_each(what: str, players: Sequence[str], numbers: Iterable[int]) -> Listed:
    """A number for each player: what a look closer `has`, or would `gain`."""
    told = [Say(f"piece_o_cake.closer.{what}", name=name, count=n) for name, n in zip(players, numbers)]
    return listed(told, "comma")


def points_now(lines: Sequence[Line], t: Texts) -> str:
    """Where a seat's points come from, as majorities stand."""
    eaten = sum(line.points for line in lines if line.source == "eaten")
    total = sum(line.points for line in lines)
    return t("about.points", count=total, cream=eaten, most=total - eaten)


def cream(names: Iterable[str]) -> int:
    """What these slices score when they are eaten."""
    return sum(VARIETIES[NUMBER[name]].cream for name in names)


def told(event: Event, players: Sequence[str], t: Texts) -> str:
    name = "" if event.seat is None else players[event.seat]
    facts = event.public
    if event.kind == "take":
        eaten, collected = slices(facts["eaten"]), slices(facts["collected"])
        return t("event.take", name=name, eaten=eaten, collected=collected)
    if event.kind == "forfeit":
        return t("event.forfeit", name=name, slices=slices(facts["slices"]))
    if event.kind == "cut":
        return t("event.cut", name=name, count=max(1, len(facts["cuts"])))
    if event.kind == "cake":
        return t("event.cake", name=name, cake=facts["cake"], cakes=CAKES)
    if event.kind == "cake_done":
        left = [one for piece in facts["leftovers"] for one in piece]
        return t("event.cake_done", leftovers=slices(left)) if left else t("event.cake_done_clean")
    return t(f"event.{event.kind}", name=name)
