"""The turns of the printed game: rounds, bids, the first player card, and stacking."""

from collections.abc import Iterator, Mapping

from cakeapp.core.tracker import Step

ROUNDS = 5


def steps(players: int, _options: Mapping[str, str], starting: int) -> Iterator[Step]:
    turns = 3 if players == 2 else 2
    for number in range(1, ROUNDS + 1):
        first = (starting + number - 1) % players
        values = {"round": number, "rounds": ROUNDS, "seat_first": first}
        circle = [(first + step) % players for step in range(players)]
        yield Step(None, "reveal" if number == 1 else "reveal_topper", values)
        for turn in range(turns):
            for seat in circle:
                yield Step(seat, "bid", values | {"count": 2 * (turns - turn)})
        yield Step(first, "half", values)
        yield Step(None, "judge", values)
        for seat in circle:
            yield Step(seat, "stack", values)
        if number < ROUNDS:
            yield Step(None, "pass_on", values | {"seat_next": (first + 1) % players})
    yield Step(None, "score")
