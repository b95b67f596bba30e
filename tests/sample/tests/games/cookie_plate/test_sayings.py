"""Cookie Plate in words: all that is said has some, and no text is left that nobody says."""

from random import Random

from cakeapp.bots.protocol import Plan
from cakeapp.core.registry import rules
from cakeapp.core.words import Words
from cakeapp.games.cookie_plate.bot.bot import Brain
from tests.contract.worlds import settings
from tests.games.sayings import keys, said_by_nobody, said_in

KEY = "cookie_plate"
GAMES = 40
SETTINGS = [setting for setting in settings() if setting.key == KEY]


def test_every_reason_for_points_has_a_name_and_a_line() -> None:
    words, sources = Words(), set()
    for setting in SETTINGS:
        for seed in range(GAMES):
            state = setting.start()
            setting.finish(state, Random(seed))
            outcome = setting.rules.outcome(state)
            assert outcome is not None
            sources |= {line.source for lines in outcome.lines for line in lines}
    assert sources
    for source in sources:
        assert f"{KEY}.line.{source}" in words
        assert f"{KEY}.source.{source}" in words


def test_every_reason_for_a_move_is_said_in_english() -> None:
    brain, said = Brain(Plan(sees=("rival", "coming"))), set()
    for setting in SETTINGS:
        for state, move in setting.steps(seed=1):
            if state.actor in range(setting.players):
                said |= said_in(brain.explain(rules(KEY).view(state, state.actor), move))
    assert keys(KEY, "reason") <= said


def test_no_text_is_left_that_nobody_says() -> None:
    groups = ("prompt", "button", "thing", "offer", "event", "closer", "help", "sheet", "tracker", "copy", "refusal")
    assert said_by_nobody(KEY, keys(KEY, *groups)) == []
