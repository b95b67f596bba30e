"""What is on the table, what can I do, what changed: shown and read out, of what whoever looks may know."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from cakeapp.scene.item import TAP
from cakeapp.scene.tools import TOOLS
from cakeapp.stage import semantics
from cakeapp.stage.areas import ASKED, MIDDLE, OTHERS, OWN
from cakeapp.stage.piece import Piece
from cakeapp.stage.semantics import Node
from cakeapp.stage.widgets.board import Thing
from cakeapp.stage.widgets.bottom_sheet import Paragraph
from cakeapp.ui.play import log
from cakeapp.ui.play.eyes import Eyes
from cakeapp.ui.play.sheets import Sheets, Table

Words = Callable[..., str]
QUESTIONS = TABLE, DO, CHANGED = "table", "do", "changed"
BY_LETTER = {"t": TABLE, "d": DO, "c": CHANGED}
TOLD = ASKED, OWN, OTHERS, MIDDLE  # in this order


class Questions:
    def __init__(self, t: Words, sheets: Sheets, read_out: Callable[[str], None]) -> None:
        self._t, self._sheets, self._read_out = t, sheets, read_out

    def answer(self, question: str, eyes: Eyes, table: Table) -> None:
        self._sheets.close()  # it is about what lies under it
        if question == CHANGED:
            told = changed(eyes, table, self._t)
        else:
            shown = [node for node in semantics.tree() if node.key not in TOOLS]
            told = on_table(shown, table, self._t) if question == TABLE else can_do(shown, table, self._t)
        title = self._t(f"play.ask.{question}")
        self._sheets.open(table, title, told)
        self._read_out(". ".join(one.text.rstrip(".") for one in (Paragraph(title), *told)))


def changed(eyes: Eyes, table: Table, t: Words) -> list[Paragraph]:
    happened = log.since(table, eyes.session.seat(eyes.seat), eyes.session.seat(eyes.side))
    return [Paragraph(line) for line in happened or [t("play.ask.unchanged")]]


def on_table(nodes: Iterable[Node], table: Table, t: Words) -> list[Paragraph]:
    """What is asked first, then what belongs to whoever is asked, to the others, to nobody."""
    found = []
    ordered = sorted(nodes, key=lambda node: (TOLD.index(node.widget.area().rank), node.widget.area().name))
    for area, part in groupby(ordered, key=lambda node: node.widget.area()):
        if area.rank == MIDDLE:
            found.append(Paragraph(t("play.ask.middle"), heading=True))
        elif area.name:
            found.append(Paragraph(table.sitters[int(area.name)].name, heading=True))
        asked_first = sorted(part, key=lambda node: node.key != "prompt")
        found += counted((node.widget.in_words() for node in asked_first), t)
    return found


def can_do(nodes: Iterable[Node], table: Table, t: Words) -> list[Paragraph]:
    """Each way to go on once, however many places it has."""
    taps, carries, not_now = list[str](), list[str](), list[str]()
    for node in nodes:
        if not node.interactive and not isinstance(node.widget, Thing):
            continue
        ways = table.where(node.key) if isinstance(node.widget, Piece | Thing) and node.widget.draggable else {}
        if not node.enabled:
            not_now.append(node.widget.in_words())
        elif ways:
            told = "; ".join(one.text.rstrip(".") for one in counted(ways.values(), t))
            carries.append(t("play.ask.ways", thing=node.name, ways=told))
        elif does_something(node):
            taps.append(node.widget.in_words())
    found = [*headed("tap", taps, t), *headed("carry", carries, t), *headed("not_now", not_now, t)]
    return found or [Paragraph(t("play.ask.nothing"))]


def does_something(node: Node) -> bool:
    """A tap on it is more than a closer look."""
    if isinstance(node.widget, Piece):
        return TAP in node.widget.item.can
    return not isinstance(node.widget, Thing) or bool(node.widget.lit or node.widget.glowing)


def headed(what: str, told: list[str], t: Words) -> Iterator[Paragraph]:
    if told:
        yield Paragraph(t(f"play.ask.{what}"), heading=True)
        yield from map(Paragraph, dict.fromkeys(told))  # a piece and its card are one way


def counted(told: Iterable[str], t: Words) -> list[Paragraph]:
    """What is said several times is said once."""
    return [
        Paragraph(words if n == 1 else t("play.ask.times", words=words.rstrip("."), count=n))
        for words, n in Counter(told).items()
    ]
