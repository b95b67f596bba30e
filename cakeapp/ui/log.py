"""What happened, in words: the latest first, the own last move as the landmark."""

from collections.abc import Callable, Sequence

from cakeapp.core.game import Event
from cakeapp.ui.table import TableBoard
from cakeapp.ui.widgets.sheets import Entry


def entries(
    table: TableBoard, events: Sequence[Event], viewer: int | None, t: Callable[[str], str]
) -> list[tuple[int, Entry]]:
    """Each line with the number of its event; headings carry that of the last own one."""
    turn = max((at for at, event in enumerate(events, 1) if event.seat == viewer is not None), default=0)
    told = [(at, Entry(line)) for at, event in enumerate(events) if (line := table.words(event))]
    since = [one for one in reversed(told) if one[0] >= turn]
    before = [one for one in reversed(told) if one[0] < turn]
    if not since or not before:
        return since + before
    headings = [(turn, Entry(t(key), heading=True)) for key in ("play.since", "play.before")]
    return [headings[0], *since, headings[1], *before]
