"""The turns of the printed game: who cuts which centre, who takes a piece, and when cakes are scored."""

from collections.abc import Iterator, Mapping, Sequence

from cakeapp.core.tracker import Step


def steps(players: int, options: Mapping[str, str], starting: int) -> Iterator[Step]:
    score = "orders" if options["orders"] == "on" else "score"
    if players == 2:
        yield from centres(players, [starting, 1 - starting] * 2, {"cake": 1})
        yield Step(None, f"{score}_two")
    else:
        forth = [(starting + step) % players for step in range(players)]
        for cake, cutters in enumerate((forth, forth[::-1]), 1):
            yield from centres(players, cutters, {"cake": cake})
            yield Step(None, score, {"cake": cake})
    yield Step(None, "over")


def centres(players: int, cutters: Sequence[int], values: Mapping[str, int]) -> Iterator[Step]:
    """With three players chance cuts the first centre, and everybody takes the piece of the own colour."""
    for number, cutter in enumerate(cutters, 1):
        told = {**values, "centre": number, "centres": len(cutters)}
        if players == 3 and number == 1:
            yield Step(cutter, "chance", told)
            continue
        yield Step(cutter, "cut", told)
        drafters = [(cutter + step) % players for step in range(1, players + 1)]
        for seat in drafters * (2 if players == 2 else 1):
            yield Step(seat, "piece_two" if players == 2 else "piece", told)
