"""The score sheet of Cookie Plate: what it takes, what it refuses, and why."""

from cakeapp.core import registry
from cakeapp.core.sheet import Entry
from cakeapp.games.cookie_plate.paper.sheet import ScoreSheet


def sheet(*cookies: str, seat: int = 0) -> ScoreSheet:
    made = ScoreSheet(2, {}, registry.components("cookie_plate"))
    for kind in cookies:
        made.enter(Entry(seat, "cookie", (kind, 1)))
    return made


def test_cookies_of_a_kind_bring_more_and_more() -> None:
    assert sheet("star", "star", "star", "moon").outcome().scores == (7, 0)


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    star, one_less = Entry(0, "cookie", ("star", 1)), Entry(0, "cookie", ("star", -1))
    assert str(sheet().refuse(one_less)) == "No star cookie is entered there."
    assert str(sheet(*["star"] * 6, seat=1).refuse(star)) == (
        "There are only 6 star cookies, and all of them are entered."
    )
    assert (
        str(sheet(*["moon"] * 6, "sun", "sun").refuse(star)) == "Everybody has 8 cookies, and all of them are entered."
    )
    assert str(sheet().refuse(Entry(0, "cookie", ("rum", 1)))) == "There is no kind rum in this game."
    assert str(sheet().refuse(Entry(0, "cookie", ("star", 2)))) == "Cookies are entered one at a time."


def test_what_is_missing_is_told_of_each_player() -> None:
    assert [str(said) for said in sheet(*["moon"] * 6, "sun", seat=1).missing()] == [
        "player 1: 8 cookies are missing.",
        "player 2: 1 cookie is missing.",
    ]
