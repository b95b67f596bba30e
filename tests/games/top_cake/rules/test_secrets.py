"""Who knows what of face-down cards, hands and decks."""

from random import Random

import pytest

from cakeapp.core.game import Event
from cakeapp.core.table import open_table
from cakeapp.games.top_cake.rules.components import FACES
from cakeapp.games.top_cake.rules.state import CLOSED, OPEN
from tests.games.top_cake.position import RULES, all_bid, finish_round, opened, play

FULL = tuple(range(8 + 2))


def test_all_hands_are_known_until_somebody_plays_face_down() -> None:
    state = play(opened(2), "5@van2")
    assert RULES.view(state, 1).hands[0] is not None
    play(state, "?6@van2")
    assert RULES.view(state, 1).hands == (None, FULL)
    assert RULES.view(state, 0).hands[0] == tuple(FACES.index(face) for face in "123478SR")
    assert RULES.view(state, None).hand_sizes == (8, 10)


def test_all_hands_are_known_again_after_judging() -> None:
    state = play(all_bid(opened(2), "0 ?S@van2", "1 ?5@van3"), "half@van3")
    assert RULES.view(state, None).hands == (tuple(card for card in FULL if FACES[card] != "S"), FULL)
    assert RULES.view(state, None).spent == (0,)


@pytest.mark.parametrize(("recall", "card"), [("off", None), ("on", FACES.index("6"))])
def test_own_face_down_cards_are_seen_only_with_the_option(recall: str, card: int | None) -> None:
    log: list[Event] = []
    state = play(opened(2, recall=recall), "?6@van2", log=log)
    assert RULES.view(state, 0).bids[0].card == card
    assert RULES.view(state, 1).bids[0].card is None
    assert RULES.view(state, 1).bids[0].seat == 0
    assert log[0].cut_for(1).secret == {}
    assert bool(log[0].cut_for(0).secret) == (recall == "on")


def test_imagined_own_cards_are_those_missing_from_the_hand() -> None:
    state = all_bid(opened(2), "0 ?6@van2", "0 5@van2", "0 ?R@van3", "0 4@van2")
    view = RULES.view(state, 0)
    found = {tuple(bid[3] for bid in RULES.imagine(view, Random(seed)).bids) for seed in range(50)}
    six, reverse = FACES.index("6"), FACES.index("R")
    assert {(cards[0], cards[2]) for cards in found} == {(six, reverse), (reverse, six)}


def test_imagined_cards_of_others_are_any_they_have_not_shown() -> None:
    state = all_bid(opened(2), "0 ?6@van2", "0 5@van2")
    view = RULES.view(state, 1)
    found = {RULES.imagine(view, Random(seed)).bids[0][3] for seed in range(300)}
    assert found == {card for card in FULL if FACES[card] != "5"}


def test_an_open_card_can_be_taken_back_though_own_ones_lie_closed() -> None:
    table = open_table("top_cake", ["Ada", "Bo"], {}, Random(3))
    for facing in (CLOSED, OPEN, CLOSED, OPEN):
        seat = table.seat(table.seat(None).actor)
        seat.play(next(move for move in seat.legal() if move.args[1] == facing))
    seat = table.seat(table.seat(None).actor)
    seat.play(next(move for move in seat.legal() if move.args[1] == OPEN))
    assert seat.on_turn
    assert seat.can_undo


def test_the_order_of_the_decks_is_hidden_their_cards_are_not() -> None:
    state = finish_round(play(all_bid(opened(2)), "half@van3"))
    view = RULES.view(state, 0)
    assert view.cakes_to_come == tuple(range(9, 21))
    assert view.toppers_to_come == (22, 23, 24)


def test_what_follows_from_a_last_bid_is_told_in_order() -> None:
    log: list[Event] = []
    state = all_bid(opened(2), "0 ?5@van2", "1 5@van2", "1 ?1@van2", "0 S@van1b")
    play(state, "half@van3", log=log)
    assert [event.kind for event in log if event.public.get("lot") in (None, "van2")] == [
        "turn_up",
        "cancel",
        "judge",
        "win",
        "take_back",
    ]
    assert [event.kind for event in log if event.public.get("lot") == "van1b"] == ["judge", "win", "spend"]
