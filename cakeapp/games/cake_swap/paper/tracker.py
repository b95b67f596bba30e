"""The turns of the printed game: round and round until somebody has the points, or the pile is used up."""

from collections.abc import Iterator, Mapping
from itertools import count

from cakeapp.core.tracker import Step


def steps(players: int, _options: Mapping[str, str], starting: int) -> Iterator[Step]:
    for number in count(1):
        for step in range(players):
            yield Step((starting + step) % players, "turn", {"round": number})
