"""The turns of the printed game: who serves which cake, and who chooses next."""

from collections.abc import Iterator, Mapping

from cakeapp.core.tracker import Step

CAKES = 5


def steps(players: int, options: Mapping[str, str], starting: int) -> Iterator[Step]:
    cut = "cut_for_two" if players == 2 and options["take_four"] == "on" else "cut"
    for cake in range(1, CAKES + 1):
        values = {"cake": cake, "cakes": CAKES}
        server = (starting + cake - 1) % players
        choosers = [(server + step) % players for step in range(1, players + 1)]
        yield Step(server, cut, values | {"count": players, "seat_next": choosers[0]})
        for seat in choosers:
            yield Step(seat, "last" if seat == server else "choose", values)
    yield Step(None, "score")
