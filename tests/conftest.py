"""Which tests take long: `-m "not slow"` leaves them out, for every time a file is saved."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
collect_ignore = ["sample"]  # a game to be laid out: its tests run where it lies then
SLOW = (
    "bots",
    "contract/test_secrets.py",
    "contract/test_table.py",
    "contract/test_tables.py",
    "games/cake_swap/bot",
    "games/piece_o_cake/bot/test_bot_exact.py",
    "games/test_prompts.py",
    "services/test_history.py",
    "services/test_kill.py",
    "ship",
    "stage/test_offers.py",
    "stage/test_speed.py",
    "stage/test_touch.py",
    "stage/test_turned.py",
    "test_sample.py",
    "ui/play/test_at_table.py",
    "ui/play/test_go_on.py",
    "ui/play/test_hidden.py",
    "ui/play/test_keyboard_games.py",
    "ui/play/test_onlookers.py",
    "ui/play/test_privacy.py",
    "ui/play/test_result.py",
    "ui/play/test_sheets.py",
    "ui/play/test_tables.py",
    "ui/play/test_telling.py",
    "ui/play/test_undo.py",
    "ui/shell/test_names.py",
    "ui/shell/test_score_sheets.py",
    "ui/test_contrast.py",
    "ui/test_damage.py",
    "ui/test_disk.py",
    "ui/test_explore.py",
    "ui/test_language.py",
    "ui/test_long_language.py",
    "ui/test_monkey.py",
    "ui/test_screens.py",
    "ui/test_start.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    assert all((HERE / name).exists() for name in SLOW)
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).as_posix().startswith(SLOW):
            item.add_marker(pytest.mark.slow)
