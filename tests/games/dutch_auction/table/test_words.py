"""Log lines for everything that happens, and nothing told to whoever may not know it."""

from random import Random

from cakeapp.core.table import open_table
from cakeapp.core.words import Words
from cakeapp.games.dutch_auction.rules.codes import NUMBER
from cakeapp.games.dutch_auction.table import prompts as telling
from cakeapp.games.dutch_auction.table import words
from cakeapp.games.dutch_auction.table.intent import Intent

STRINGS = Words()
NAMES = ["Ada", "Bo"]


def t(key: str, **values: object) -> str:
    return STRINGS(f"dutch_auction.{key}", **values)


def test_cards_are_called_by_their_suits() -> None:
    assert words.card_name(NUMBER["r5"], t) == "red 5"
    assert words.card_name(NUMBER["r5=b"], t) == "red 5 (now blue)"
    assert words.listed([], t) == "nothing"
    assert words.by_suit([NUMBER["b*"], NUMBER["r5"], NUMBER["b2"]], t) == [("red", "5"), ("blue", "2, power")]


def test_every_event_of_many_games_has_its_line() -> None:
    for seed in range(12):
        rng = Random(seed)
        table = open_table("dutch_auction", NAMES, {}, rng)
        while (actor := table.seat(None).actor) is not None:
            seat = table.seat(actor)
            view = seat.view()
            assert telling.moment(view, Intent()) in ("aside", "buy", "clear", "vote")
            assert NAMES[actor] in telling.prompt(view, actor, Intent(), {}, NAMES, t, STRINGS)
            seat.play(rng.choice(seat.legal()))
        for event in table.seat(None).events():
            assert words.told(event, NAMES, t) or event.kind in words.SILENT


def test_only_the_owner_hears_which_cards() -> None:
    table = open_table("dutch_auction", NAMES, {}, Random(1))
    seat = table.seat(0)
    move = seat.legal()[0]
    seat.play(move)
    own, other, all_see = (
        [words.told(event, NAMES, t) for event in table.seat(who).events() if event.kind == "aside"]
        for who in (0, 1, None)
    )
    card = words.card_name(move.args[0], t)
    assert own == [f"Ada sets the {card} aside."]
    assert other == all_see == ["Ada sets a card aside."]
