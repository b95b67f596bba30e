"""Every game, at every table: play ends, moves are well-formed, nothing is lost."""

from random import Random

import pytest

from cakeapp.core.errors import CakeError, NotationError
from cakeapp.core.game import CHANCE
from tests.contract.worlds import Setting, snapshot

GAMES = 4


def test_a_game_ends_with_scores_that_its_lines_explain(setting: Setting) -> None:
    for seed in range(GAMES):
        state = setting.start()
        setting.finish(state, Random(seed))
        outcome = setting.rules.outcome(state)
        assert outcome is not None
        assert [sum(line.points for line in lines) for lines in outcome.lines] == list(outcome.scores)
        assert len(outcome.scores) == len(outcome.places) == len(outcome.lines) == setting.players
        winners = [score for score, place in zip(outcome.scores, outcome.places, strict=True) if place == 1]
        assert winners
        assert all(winner == max(outcome.scores) for winner in winners)


def test_there_is_no_outcome_and_always_a_move_until_the_end(setting: Setting) -> None:
    for state, _ in setting.steps(seed=1):
        assert setting.rules.outcome(state) is None
        legal = setting.rules.legal(state)
        assert bool(legal) == (state.actor != CHANCE)
    assert len(setting.rules.legal(state)) == 0


def test_legal_moves_are_sorted_and_stand_once(setting: Setting) -> None:
    for state, _ in setting.steps(seed=2):
        legal = list(setting.rules.legal(state))
        assert legal == sorted(legal)
        assert len(set(map(setting.rules.text, legal))) == len(legal)


def test_a_text_is_read_as_the_move_it_was_written_for(setting: Setting) -> None:
    for state, move in setting.steps(seed=3):
        for one in [move, *setting.rules.legal(state)]:
            assert setting.rules.parse(setting.rules.text(one)) == one


def test_only_one_text_is_read_as_a_move(setting: Setting) -> None:
    for _, move in setting.steps(seed=4):
        text = setting.rules.text(move)
        for wrong in (text + " ", " " + text, text.upper(), text.replace(" ", "  "), text + " 0", text[:-1] + "é", ""):
            try:
                assert setting.rules.text(setting.rules.parse(wrong)) == wrong
            except NotationError as error:
                assert wrong in str(error)


def test_components_are_conserved(setting: Setting) -> None:
    for seed in range(GAMES):
        counted = None
        for state, move in setting.steps(seed):
            if state.actor == CHANCE:
                counted = None  # the set-up brings components into play, a shuffle is counted from here on
                continue
            counted = counted or setting.probe.components(state)
            assert setting.probe.components(state) == counted, move


def test_a_copy_and_its_original_go_separate_ways(setting: Setting) -> None:
    for at, (state, move) in enumerate(setting.steps(seed=5)):
        before = snapshot(state)
        copy = state.copy()
        assert snapshot(copy) == before
        setting.rules.apply(copy, move)
        if at % 10 == 0:
            setting.finish(copy, Random(at))
        assert snapshot(state) == before


def test_the_same_moves_lead_to_the_same_state_with_events_or_without(setting: Setting) -> None:
    again, log = setting.start(), []
    for state, move in setting.steps(seed=6):
        assert snapshot(state) == snapshot(again)
        told = len(log)
        setting.rules.apply(again, setting.rules.parse(setting.rules.text(move)), log)
        assert len(log) > told


def test_what_is_not_legal_is_refused_in_a_sentence(setting: Setting) -> None:
    met = {move for seed in range(GAMES) for _, move in setting.steps(seed)}
    rng = Random(7)
    pool = sorted(met, key=setting.rules.text)
    for state, move in setting.steps(seed=GAMES):
        assert setting.rules.refuse(state, move) is None
        legal = set(setting.rules.legal(state))
        for other in rng.sample(pool, min(30, len(pool))):
            why = setting.rules.refuse(state, other)
            if state.actor != CHANCE:
                assert (why is None) == (other in legal), (other, why)
            if why:
                assert str(why)[0].isupper()
                assert str(why).endswith(".")
    assert setting.rules.refuse(state, move) is not None


def test_a_table_that_cannot_be_is_refused(setting: Setting) -> None:
    for players in (0, 1, setting.rules.info.seats[-1] + 1):
        with pytest.raises(CakeError):
            setting.rules.start(players, {})
    with pytest.raises(CakeError, match="icing"):
        setting.rules.start(setting.players, {"icing": "on"})
    for option in setting.rules.info.options:
        with pytest.raises(CakeError, match="perhaps"):
            setting.rules.start(setting.players, {option.key: "perhaps"})
