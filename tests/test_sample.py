"""The sample game, laid out under another key, is a game like the others without a line changed elsewhere."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cakeapp.core.errors import NotationError
from cakeapp.lab import main
from cakeapp.sample import ROOT, SAMPLE, lay_out

KEY, TITLE = "jam_tarts", "Queen's Jam Tarts"
OURS = (".*", "*.egg-info", "__pycache__", "build", "dist", "docs")
SUITES = ("assets", "bots", "contract", "core", "games", "golden", "test_imports.py", "test_lab.py", "test_literals.py")
BY_HAND = ("tests/ui/play/test_tables.py", "tests/ui/play/test_reading.py", "tests/ui/shell/test_score_sheets.py")
SCENES = (("phone", "0"), ("sideways", "1"), ("tablet", "0"), ("round", "table"))


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A folder with nothing but the sample."""
    shutil.copytree(ROOT / SAMPLE, tmp_path / SAMPLE)
    return tmp_path


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with a new game in it."""
    root = tmp_path_factory.mktemp("laid") / "out"
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*OURS))
    told = run(root, "-m", "cakeapp.lab", "new-game", KEY, "--title", TITLE)
    assert f"cakeapp/games/{KEY}/rules/rules.py" in told.split()
    return root


def run(root: Path, *call: str) -> str:
    done = subprocess.run([sys.executable, *call], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def everything(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("key", ["", "Tarts", "jam-tarts", "2_tarts", "tarts_", "class", "../tarts", "a" * 21])
def test_a_key_that_cannot_name_a_game_is_refused(sample: Path, key: str) -> None:
    before = everything(sample)
    with pytest.raises(NotationError, match="a key is one or more words"):
        lay_out(sample, key, "Tarts")
    assert everything(sample) == before


@pytest.mark.parametrize("title", ["", " Tarts", 'Tarts "for you"', "Tarts {{n}}", "Tarts\\", "Tarts\n", "T" * 21])
def test_a_title_that_would_break_a_text_is_refused(sample: Path, title: str) -> None:
    before = everything(sample)
    with pytest.raises(NotationError, match="a title is at most"):
        lay_out(sample, KEY, title)
    assert everything(sample) == before


def test_a_key_that_is_taken_is_refused_and_names_what_is_there(sample: Path) -> None:
    lay_out(sample, KEY, TITLE)
    before = everything(sample)
    with pytest.raises(NotationError, match=f"there is a game {KEY}, or something of that name, already: .*{KEY}"):
        lay_out(sample, KEY, "Another")
    assert everything(sample) == before


def test_a_key_that_a_part_of_the_app_has_is_refused(sample: Path) -> None:
    page = sample / "assets" / "strings" / "en" / "play.json"
    page.parent.mkdir(parents=True)
    page.write_text("{}", encoding="utf-8")
    with pytest.raises(NotationError, match=r"already: assets/strings/en/play\.json"):
        lay_out(sample, "play", "Play")
    assert not (sample / "cakeapp").exists()


def test_without_a_checkout_it_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cakeapp.sample.ROOT", tmp_path)
    assert main(["new-game", KEY]) == 1
    assert capsys.readouterr().err == (
        f"lab: a new game is laid out in a checkout, from its folder tests/sample, which {tmp_path} does not have.\n"
    )


def test_without_the_checkout_s_tools_nothing_is_laid_out(sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cakeapp.sample.find_spec", lambda _: None)
    with pytest.raises(NotationError, match="uv sync"):
        lay_out(sample, KEY, TITLE)
    assert not (sample / "cakeapp").exists()


def test_nothing_of_the_sample_s_name_is_left(sample: Path) -> None:
    for path in lay_out(sample, KEY, TITLE):
        assert b"cookie_plate" not in path.read_bytes().lower(), path
        assert b"cookieplate" not in path.read_bytes().lower(), path
        assert b"Cookie Plate" not in path.read_bytes(), path


def test_its_code_is_as_all_code_is(checkout: Path) -> None:
    run(checkout, "-m", "ruff", "check")
    run(checkout, "-m", "ruff", "format", "--check")
    run(checkout, "-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache"))


def test_it_holds_what_every_game_holds(checkout: Path) -> None:
    """The contract suite, its own examples, and whatever else walks the games."""
    found = [f"tests/{name}" for name in SUITES]
    run(checkout, "-m", "pytest", "-p", "no:cacheprovider", "-k", f"{KEY} or one_way or named or catalogues", *found)


def test_it_is_played_and_scored_by_hand(checkout: Path) -> None:
    run(checkout, "-m", "pytest", "-p", "no:cacheprovider", "-k", f"{KEY} and not disturbs", *BY_HAND)


def test_its_table_is_printed_in_every_form(checkout: Path, tmp_path: Path) -> None:
    record = run(checkout, "-m", "cakeapp.lab", "play", KEY, "--players", "3")
    path = tmp_path / "half.cake"
    path.write_text("".join(record.splitlines(keepends=True)[:10]), encoding="utf-8")
    for form, seat in SCENES:
        told = json.loads(run(checkout, "-m", "cakeapp.lab", "scene", str(path), "--seat", seat, "--form", form))
        assert told["form"] == form
        assert {"mat:0", "cookie:0", "title"} <= {item["key"] for item in told["items"]}
        assert told["empty"] < 0.4


def test_a_monkey_breaks_nothing_of_it(checkout: Path) -> None:
    games = run(checkout, "-m", "cakeapp.lab", "games").splitlines()
    seed = next(at for at, line in enumerate(games) if line.startswith(KEY))
    run(checkout, "-m", "tests.window.monkey", str(seed + 2 * len(games)), "150")
