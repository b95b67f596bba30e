"""The bots of Take the Cake: they play by what they see, alike when asked alike, and can say why."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.core.game import Move
from cakeapp.games.take_the_cake.rules.components import CUTS, ORDERS, SQUARES
from cakeapp.games.take_the_cake.rules.state import State
from tests.bots import playing
from tests.bots.playing import bot_move, check_blind, check_reasons, moved
from tests.games.take_the_cake.playing import RULES
from tests.games.take_the_cake.probe import swap_hidden

KEY = "take_the_cake"
ID = re.compile(rf"\b({'|'.join(one.id for one in (*SQUARES, *CUTS, *ORDERS) if re.search('[-0-9]', one.id))})\b")


def thought(level: str, state: State, seed: int) -> Move:
    return bot_move(RULES, level, state, Random(seed))


def decisions(level: str, players: int, orders: str) -> Iterator[State]:
    """Those of one game of bots of this level."""
    rng, state = Random(f"{level} {players} {orders}"), RULES.start(players, {"orders": orders})
    return playing.decisions(RULES, state, rng, lambda now: thought(level, now, rng.randrange(1000)))


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("orders", ["on", "off"])
def test_plays_legal_moves_to_the_end(level: str, players: int, orders: str) -> None:
    assert {"cut", "piece", "put"} <= {state.awaits for state in decisions(level, players, orders)}


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_move(level: str, players: int) -> None:
    rng = Random(players)
    for number, state in enumerate(decisions("baker", players, "on")):
        if number % 7 and state.awaits == "put":
            continue
        check_blind(RULES, level, state, swap_hidden(state, state.actor, rng))


@pytest.mark.parametrize("orders", ["on", "off"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_are_sentences_that_name_no_ids(players: int, orders: str) -> None:
    rng = Random(players)
    told = []
    for level in ("apprentice", "master"):
        bot = levels.make(KEY, level)
        for state in decisions("patissier", players, orders):
            view, other = RULES.view(state, state.actor), RULES.view(swap_hidden(state, state.actor, rng), state.actor)
            for move in rng.sample(list(RULES.legal(state)), min(2, len(RULES.legal(state)))):
                told.append(str(bot.explain(view, move)))
                assert str(bot.explain(other, move)) == told[-1]
    check_reasons(told, ID)
    assert len(set(told)) > len(told) / 3


def test_orders_go_where_they_bring_most() -> None:
    """The points that a master sees in its own orders at the end are those that are scored."""
    for players in (2, 3, 4):
        last = [state for state in decisions("master", players, "on") if state.awaits == "order"][-1]
        seat = last.seat
        found = {}
        for move in RULES.legal(last):
            outcome = RULES.outcome(moved(RULES, last, move))
            assert outcome is not None
            found[move] = outcome.scores[seat]
        assert found[thought("master", last, 1)] == max(found.values())


def test_worth_tells_who_will_win() -> None:
    """Of two patissiers, the one thought to be ahead at the last cut wins about as often as the worth says."""
    brain = levels.brain(KEY, levels.plan(KEY, "master"))
    said, came = 0.0, 0.0
    for game in range(20):
        rng, state = Random(game), RULES.start(2, {})
        for now in playing.decisions(RULES, state, rng, lambda now, game=game: thought("patissier", now, game)):
            if (now.awaits, now.number) == ("cut", 3):
                worth = brain.worth(now)
                assert sum(worth) == pytest.approx(1)
        end = brain.worth(state)
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert end.index(max(end)) == outcome.scores.index(max(outcome.scores))
        said += max(worth)
        came += end[worth.index(max(worth))] > 0.5
    assert came == pytest.approx(said, abs=5)
