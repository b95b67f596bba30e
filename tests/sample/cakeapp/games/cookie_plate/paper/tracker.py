"""The turns of the printed game: everybody takes a cookie, again and again."""

from collections.abc import Iterator, Mapping

from cakeapp.core.tracker import Step
from cakeapp.games.cookie_plate.rules.state import EACH


def steps(players: int, _options: Mapping[str, str], starting: int) -> Iterator[Step]:
    for turn in range(EACH):
        for step in range(players):
            yield Step((starting + step) % players, "take", {"round": turn + 1, "rounds": EACH})
    yield Step(None, "score")
