import pytest

from cakeapp.core.errors import ComponentError
from cakeapp.core.game import Outcome
from cakeapp.core.say import Player, Say
from cakeapp.core.sheet import Entry, edited, level, misread, shared, tie_broken

VERBS = {"tap": (str, int)}


def test_an_edited_table_is_a_copy() -> None:
    table = {"cakes": [{"id": "van1", "max": 1}]}
    assert edited(table, ("cakes", 0, "max"), 3) == {"cakes": [{"id": "van1", "max": 3}]}
    assert table["cakes"][0]["max"] == 1


@pytest.mark.parametrize("path", [("pies", 0, "max"), ("cakes", 1, "max"), ("cakes", 0, "id", 0), ("cakes", "max")])
def test_what_the_table_does_not_have_is_not_edited(path: tuple[str | int, ...]) -> None:
    with pytest.raises(ComponentError, match=f"no {' '.join(map(str, path))}"):
        edited({"cakes": [{"id": "van1", "max": 1}]}, path, 3)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(2, "tap", ("plu", 1)), "This sheet has players 1 to 2 only."),
        (Entry(True, "tap", ("plu", 1)), "This sheet has players 1 to 2 only."),
        (Entry(0, "fold", ("plu", 1)), "This is nothing that the sheet of this game knows."),
        (Entry(0, "tap", ("plu",)), "This entry is not complete, or it is damaged."),
        (Entry(0, "tap", (1, "plu")), "This entry is not complete, or it is damaged."),
        (Entry(0, "tap", ("plu", True)), "This entry is not complete, or it is damaged."),
    ],
)
def test_a_damaged_entry_is_told(entry: Entry, why: str) -> None:
    assert str(misread(entry, 2, VERBS)) == why
    assert misread(Entry(0, "tap", ("plu", 1)), 2, VERBS) is None


def test_who_shares_the_first_place() -> None:
    assert level([3, 5, 5]) == [1, 2]
    assert level([3, 5, 4]) == []
    assert str(shared([1, 2])) == "Player 2 and player 3 share the first place."
    assert shared([]) is None


def test_a_tie_is_broken_or_shared() -> None:
    equal, decides = (
        Say("dutch_auction.sheet.equal"),
        lambda seat: Say("dutch_auction.sheet.fewer", player=Player(seat)),
    )
    lines = ((), (), ())
    assert tie_broken(Outcome((9, 4, 4), (1, 2, 2), lines), equal, decides) is None
    assert tie_broken(Outcome((9, 9, 4), (2, 1, 3), lines), equal, decides) == decides(1)
    both = tie_broken(Outcome((9, 9, 4), (1, 1, 3), lines), equal, decides)
    assert str(both).startswith(str(equal))
    assert str(both).endswith(str(shared([0, 1])))
