"""The turns of the printed game: a round's five steps, as often as it takes."""

from collections.abc import Iterator, Mapping
from itertools import count

from cakeapp.core.tracker import Step

ROUND = ("aside", "bid", "winner", "loser", "restock")


def steps(_players: int, _options: Mapping[str, str], _starting: int) -> Iterator[Step]:
    for number in count(1):
        for says in ROUND:
            yield Step(None, says, {"round": number})
