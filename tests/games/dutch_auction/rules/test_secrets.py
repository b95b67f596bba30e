"""Who knows what, by the game's page, as behaviour."""

import pytest

from tests.games.dutch_auction.positions import DEALT, RULES, acting, cards, new_game, play, restocked


def test_the_card_set_aside_is_known_to_its_owner_alone():
    state = new_game(DEALT)
    log = play(state, "aside g5")
    assert RULES.view(state, 0).aside == cards("g5")[0]
    assert RULES.view(state, 1).aside is None
    assert RULES.view(state, 1).has_aside == (True, False)
    assert log[0].cut_for(1).secret == {}


@pytest.mark.parametrize(("recall", "seen"), [("off", None), ("on", cards("g1 b1"))])
def test_recall_shows_the_discards_of_the_other(recall, seen):
    state = new_game(DEALT, recall)
    state.discards[0][:] = cards("g1 b1")
    assert RULES.view(state, 1).discards[0] == (seen and tuple(seen))
    assert RULES.view(state, 0).discards[0] == tuple(cards("g1 b1"))
    assert RULES.view(state, 1).discard_sizes == (2, 0)


@pytest.mark.parametrize("recall", [False, True])
def test_taking_from_closed_discards_reveals(recall):
    state = acting("r*", "g1", own="r3")
    state.recall = recall
    assert [event.reveals for event in play(state, "power r* take own r3")] == [not recall]


def test_a_vote_stays_hidden_until_both_are_in():
    state = restocked("- g2 - - - -", "")
    log = play(state, "vote stop")
    assert (RULES.view(state, 0).vote, RULES.view(state, 1).vote) == ("stop", "")
    assert log[0].cut_for(1).secret == {}
    log = play(state, "vote go")
    assert log[1].public["votes"] == ("stop", "go")


def test_a_player_knows_what_is_in_her_deck_but_not_the_order():
    state = new_game(DEALT)
    other = state.copy()
    other.decks[0].reverse()
    assert RULES.view(state, 0) == RULES.view(other, 0)
    assert RULES.view(state, 0).decks == (tuple(cards("g6 g7 g8 g*")), None)


def test_at_the_end_everything_lies_open():
    state = restocked("- - - - - -", "")
    assert RULES.view(state, 0).unseen == RULES.view(state, None).unseen == ()
