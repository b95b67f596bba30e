"""The lab as it is used: by its commands."""

import subprocess
import sys
from pathlib import Path

import pytest

from cakeapp.core import registry
from cakeapp.lab import main


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    listed = capsys.readouterr().out
    for info in registry.discover().values():
        assert info.key in listed
        assert info.title in listed
        assert all(option.key in listed for option in info.options)


@pytest.mark.parametrize("key", registry.discover())
def test_one_game_is_printed_and_the_same_seed_prints_the_same(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", key, "--seed", "7"]) == 0
    first = capsys.readouterr().out
    assert main(["play", key, "--seed", "7"]) == 0
    assert capsys.readouterr().out == first
    assert main(["play", key, "--seed", "8"]) == 0
    assert capsys.readouterr().out != first


def test_many_games_are_written_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "games"
    assert (
        main(["play", "piece_o_cake", "--players", "2", "--option", "take_four=off", "--games", "5", "--out", str(out)])
        == 0
    )
    files = sorted(map(str, out.iterdir()))
    assert len({Path(file).read_text(encoding="utf-8") for file in files}) == 5
    capsys.readouterr()
    assert main(["replay", *files]) == 0
    said = capsys.readouterr()
    assert said.out.count("  1. ") >= 5
    assert "majority" in said.out
    assert said.err == ""


def test_a_bad_record_is_named_with_its_line_and_the_others_are_still_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["play", "cake_swap", "--games", "2", "--out", str(tmp_path)])
    good, bad = sorted(tmp_path.iterdir())
    bad.write_text(bad.read_text(encoding="utf-8").replace("end\n", "end it\n", 1), encoding="utf-8")
    assert main(["replay", str(bad), str(good), str(tmp_path / "none.cake")]) == 1
    said = capsys.readouterr()
    assert f"{bad}: line " in said.err
    assert "none.cake" in said.err
    assert f"{good}: Cake Swap" in said.out


def test_a_running_game_is_shown_as_one_seat_knows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "piece_o_cake", "--players", "3"])
    record = capsys.readouterr().out.splitlines(keepends=True)
    path = tmp_path / "half.cake"
    path.write_text("".join(record[:12]), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "running, Seat" in capsys.readouterr().out
    assert main(["show", str(path), "--seat", "1"]) == 0
    assert "seat: 1" in capsys.readouterr().out
    assert main(["show", str(path), "--seat", "3"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "pie"],
        ["play", "cake_swap", "--players", "7"],
        ["play", "cake_swap", "--option", "speed"],
        ["play", "cake_swap", "--option", "speed=9"],
        ["play", "cake_swap", "--games", "2"],
    ],
)
def test_a_wrong_call_is_answered_in_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    assert capsys.readouterr().err.startswith("lab: ")


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "cakeapp.lab", "games"], capture_output=True, text=True, check=True)
    assert "Cake Swap" in done.stdout
