"""A move is judged once on its way, and legal ones are listed only for whoever reads them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cakeapp.core.errors import IllegalMove
from cakeapp.core.table import open_table
from tests.contract.worlds import Setting

ONCE = {"refuse": 1, "legal": 1}  # the moves that are legal are asked for to judge one


def test_a_move_is_judged_once(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, rng, met, refused = Counter[str](), Random(8), [], 0
    for name in ONCE:
        monkeypatch.setattr(type(setting.rules), name, counted(getattr(type(setting.rules), name), name, asked))
    names = [f"Player {seat}" for seat in range(setting.players)]
    table = open_table(setting.key, names, dict(setting.options), Random(8))
    while (actor := table.seat(None).actor) is not None:
        seat = table.seat(actor)
        legal = seat.legal()
        illegal = [move for move in met if move not in legal]
        met.append(rng.choice(legal))
        if illegal:
            asked.clear()
            with pytest.raises(IllegalMove) as caught:
                seat.play(illegal[-1])
            assert caught.value.why
            assert asked == ONCE
            assert "Legal: " in str(caught.value)
            assert asked == {"refuse": 1, "legal": 2}
            refused += 1
        asked.clear()
        seat.play(met[-1])
        assert asked == ONCE
    assert refused


def test_what_was_legal_is_told_also_when_the_game_has_gone_on(setting: Setting) -> None:
    names, rng = [f"Player {seat}" for seat in range(setting.players)], Random(9)
    table, met = open_table(setting.key, names, dict(setting.options), Random(9)), []
    while (actor := table.seat(None).actor) is not None:
        seat = table.seat(actor)
        legal = seat.legal()
        illegal = [move for move in met if move not in legal]
        met.append(rng.choice(legal))
        first = seat.text(legal[0])
        if illegal:
            with pytest.raises(IllegalMove) as caught:
                seat.play(illegal[0])
            seat.play(met[-1])
            assert f"Legal: {first}" in str(caught.value)
        else:
            seat.play(met[-1])


def counted(real: Any, name: str, asked: Counter[str]) -> Any:
    def counting(*args: Any) -> Any:
        asked[name] += 1
        return real(*args)

    return counting
