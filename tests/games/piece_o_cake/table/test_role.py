"""What stands beside a name while a cake is shared out, and who is called otherwise."""

from random import Random

from cakeapp.core.say import Say
from cakeapp.core.table import open_table
from cakeapp.games.piece_o_cake.table.mats import role
from cakeapp.games.piece_o_cake.table.words import called
from tests.contract.tables import sight_of


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


def test_only_who_plays_with_bots_alone_is_you() -> None:
    """Where a device is passed on, nobody knows who that is."""
    table = open_table("piece_o_cake", ["Ada", "Bo", "Cleo"], {}, Random(1))
    alone, passed = sight_of(table, 0, bots=(1, 2)), sight_of(table, 0, bots=(1,))
    assert called(alone, 0) == Say("piece_o_cake.did.you")
    assert called(alone, 1) == "Bo"
    assert called(passed, 0) == "Ada"
