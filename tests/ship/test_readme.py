"""What the pages for people name is there, and what they tell to type is what holds."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from tests.ship.fresh import commands
from tests.ship.spec import ROOT
from tests.ship.window import difference
from tests.window.pixels import needs_pixels

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PICTURES = ROOT / "docs" / "pictures"
ALIKE = 2.0  # of 255: drivers smooth edges in their own ways
NAMED = re.compile(r'(?:\]\(|src=")([^)"#:]+)[)"#]')  # links and pictures that lie here


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    found = NAMED.findall(page.read_text(encoding="utf-8"))
    assert not [name for name in found if not (page.parent / name).exists()]


def test_every_picture_is_shown() -> None:
    shown = {Path(name).name for page in PAGES for name in NAMED.findall(page.read_text(encoding="utf-8"))}
    assert not [path.name for path in PICTURES.iterdir() if path.name not in shown]


@needs_pixels
def test_pictures_show_the_app_as_it_is(tmp_path: Path) -> None:
    """Where it looks otherwise now: python -m tests.window.guide docs/pictures"""
    subprocess.run(
        [sys.executable, "-m", "tests.window.guide", str(tmp_path)], cwd=ROOT, capture_output=True, check=True
    )
    made = {path.name: path for path in tmp_path.iterdir()}
    assert made.keys() == {path.name for path in PICTURES.iterdir()}
    for name, path in made.items():
        with Image.open(path) as now, Image.open(PICTURES / name) as kept:
            assert now.size == kept.size
            assert difference(now, kept) < ALIKE, f"{name} is out of date"


def test_start_and_test_are_one_line_each() -> None:
    start, test = commands()
    assert start.endswith("main.py")
    assert "pytest" in test


def test_pip_is_given_all_that_the_app_needs_and_nothing_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (named,) = re.findall(r"`pip install --no-deps \. (.+?)`", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(named.split()) == sorted(project["dependencies"])
