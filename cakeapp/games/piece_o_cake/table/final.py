"""Once the last cake is eaten: how it stands, on the empty board."""

from collections.abc import Iterator

from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import points
from cakeapp.scene.item import Item, Look
from cakeapp.scene.lines import Line, Pic, Space, Txt, emblem
from cakeapp.scene.sight import Sight

CROWN = Pic("piece_o_cake/crown", 1.6)


def final(sight: Sight) -> Iterator[Item]:
    """Everybody with her points, best first; between players, whoever won, to be read from two sides."""
    view: View = sight.view
    total = points(view.collected, view.eaten)
    order = sorted(range(view.players), key=lambda seat: -total[seat])
    best = [seat for seat in order if total[seat] == total[order[0]]]
    yield Item("pie", "picture", {"sprite": "piece_o_cake/cake_board"})
    for place, seat in enumerate(order):
        who, won = sight.people[seat], seat in best
        line: Line = (*((CROWN,) if won else ()), emblem(who.emblem, 1.8), Txt(who.name, name=True), Space(0))
        look: Look = {"lines": ((*line, Txt(total[seat], big=True)),), "fill": "gold" if won else "paper_raised"}
        yield Item(f"final:{place}", "card", {**look, "edge": f"seat_{who.emblem}"})
    names = [(emblem(sight.people[seat].emblem, 1.8), Txt(sight.people[seat].name, name=True)) for seat in best]
    lines = ((CROWN,), *names, (Txt(total[best[0]], big=True),))
    for edge in ("near", "far"):
        yield Item(f"winner:{edge}", "card", {"lines": lines, "fill": "gold", "edge": "ink"})
