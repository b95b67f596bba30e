"""What stands beside a name while a cake is shared out."""

from random import Random

from cakeapp.core.table import open_table
from cakeapp.games.piece_o_cake.table.mats import role


def test_everybody_has_said_when_she_chooses_or_that_she_has() -> None:
    table = open_table("piece_o_cake", ["Ada", "Bo", "Cleo"], {}, Random(1))
    said = []
    for text in ("cut 0 4 8", "", ""):
        onlooker = table.seat(None)
        said.append([role(onlooker.view(), onlooker.events(), one) for one in range(3)])
        seat = table.seat(table.seat(None).actor)
        seat.play(seat.parse(text) if text else seat.legal()[0])
    before, cut, one_chose = said
    server = before.index("cuts")
    first, second = (server + 1) % 3, (server + 2) % 3
    assert before[first] == "next"
    assert cut[first] == "now"
    assert before[second] == "2"
    assert cut[second] == "next"
    assert cut[server] == "3"
    assert one_chose[first] == "chose"
    assert one_chose[second] == "now"
