"""Which tests take long: `-m "not slow"` leaves them out, for every time a file is saved."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLOW = (
    "bots",
    "contract/test_secrets.py",
    "contract/test_table.py",
    "games/cake_swap/bot",
    "games/piece_o_cake/bot/test_bot_exact.py",
    "services/test_history.py",
    "services/test_kill.py",
    "ship",
    "ui/test_contrast.py",
    "ui/test_damage.py",
    "ui/test_disk.py",
    "ui/test_go_on.py",
    "ui/test_hidden.py",
    "ui/test_language.py",
    "ui/test_monkey.py",
    "ui/test_names.py",
    "ui/test_offers.py",
    "ui/test_onlookers.py",
    "ui/test_privacy.py",
    "ui/test_prompts.py",
    "ui/test_result.py",
    "ui/test_score_sheets.py",
    "ui/test_screens.py",
    "ui/test_speed.py",
    "ui/test_start.py",
    "ui/test_tables.py",
    "ui/test_telling.py",
    "ui/test_touch.py",
    "ui/test_turned.py",
    "ui/test_undo.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    assert all((HERE / name).exists() for name in SLOW)
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).as_posix().startswith(SLOW):
            item.add_marker(pytest.mark.slow)
