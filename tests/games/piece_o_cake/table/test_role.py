"""What stands beside a name while a cake is shared out."""

from random import Random

from cakeapp.core.table import open_table
from cakeapp.games.piece_o_cake.table.mats import role


def test_who_has_chosen_is_not_said_to_choose() -> None:
    table = open_table("piece_o_cake", ["Ada", "Bo", "Cleo"], {}, Random(1))
    said = []
    for text in ("cut 0 4 8", "", ""):
        seat = table.seat(table.seat(None).actor)
        seat.play(seat.parse(text) if text else seat.legal()[0])
        onlooker = table.seat(None)
        said.append([str(getattr(role(onlooker.view(), onlooker.events(), one), "key", "")) for one in range(3)])
    server = said[0].index("piece_o_cake.role.cut")
    first, second = (server + 1) % 3, (server + 2) % 3
    assert said[0][first].endswith("turn.1")
    assert said[1][first].endswith("chose")
    assert said[1][second].endswith("turn.2")
    assert said[2][second].endswith("chose")
    assert said[2][server].endswith("cut")
