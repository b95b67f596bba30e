"""What happened, in words: the latest first, the own last move as the landmark."""

from collections.abc import Callable

from cakeapp.core.seat import Seat
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.bottom_sheet import Paragraph


def entries(table: TableBoard, told_to: Seat, mover: Seat, t: Callable[[str], str]) -> list[tuple[int, Paragraph]]:
    """Each line with the number of its event; headings carry that of the first one of the mover's last move."""
    move = mover.last_move()
    told = [(at, Paragraph(line)) for at, line in lines(table, told_to)]
    since = [one for one in reversed(told) if one[0] >= move]
    before = [one for one in reversed(told) if one[0] < move]
    if not since or not before:
        return since + before
    headings = [(move, Paragraph(t(key), heading=True)) for key in ("play.since", "play.before")]
    return [headings[0], *since, headings[1], *before]


def since(table: TableBoard, told_to: Seat, mover: Seat) -> list[str]:
    """What happened from the mover's last move on, in the order in which it did."""
    return [line for at, line in lines(table, told_to) if at >= mover.last_move()]


def lines(table: TableBoard, told_to: Seat) -> list[tuple[int, str]]:
    return [(at, line) for at, event in enumerate(told_to.events()) if (line := table.words(event))]
