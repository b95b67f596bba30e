"""The entry in the menu: only when asked for, found and understood by desktops, and taken out again."""

import os
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
from PIL import Image

from cakeapp import menu
from tests.ship.spec import ROOT


def cake_tin(*words: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, for a user on a system without a display."""
    env = {"PATH": os.environ["PATH"], "HOME": str(home), **environment}
    command = [sys.executable, "main.py", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def files(home: Path) -> set[Path]:
    return {path.relative_to(home) for path in home.rglob("*") if path.is_file()}


def entry(path: Path) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_it_is_put_in_and_taken_out(tmp_path: Path) -> None:
    share = tmp_path / ".local" / "share"
    other = share / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    done = cake_tin("--add-to-menu", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(share / menu.ENTRY) in done.stdout
    assert files(share) == {menu.ENTRY, menu.ICON, other.relative_to(share)}
    with Image.open(share / menu.ICON) as icon:
        assert icon.size == (512, 512)
    assert entry(share / menu.ENTRY)["Icon"] == menu.ICON.stem
    done = cake_tin("--remove-from-menu", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert files(share) == {other.relative_to(share)}


def test_another_data_folder_is_used_where_one_is_named(tmp_path: Path) -> None:
    assert cake_tin("--add-to-menu", home=tmp_path, XDG_DATA_HOME=str(tmp_path / "data")).returncode == 0
    assert files(tmp_path) == {"data" / menu.ENTRY, "data" / menu.ICON}
    assert cake_tin("--add-to-menu", home=tmp_path, XDG_DATA_HOME="not/absolute").returncode == 0
    assert (tmp_path / ".local" / "share" / menu.ENTRY).exists()


@pytest.mark.parametrize("name", ["cake-tin", 'My cakes/50% "off" for $1 or `2`\\3/cake-tin', "main.py"])
def test_the_command_is_understood_wherever_it_lies(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", [f"/opt/{name}", "--add-to-menu"])
    path = menu.add()
    written = entry(path)["Exec"].replace("\\\\", "\\")  # as a desktop reads any text, then a command, then its codes
    quoted = re.findall(r'"((?:[^"\\]|\\.)*)"', written)
    words = [re.sub(r"\\(.)", r"\1", word).replace("%%", "%") for word in quoted]
    assert words[-1] == f"/opt/{name}"
    assert words[:-1] == ([sys.executable] if name == "main.py" else [])
    if checker := shutil.which("desktop-file-validate"):
        assert subprocess.run([checker, str(path)], capture_output=True, text=True, check=False).stdout == ""


def test_a_folder_that_cannot_be_written_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    done = cake_tin("--add-to-menu", home=tmp_path, XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.returncode == 1
    assert done.stderr.startswith("The menu stays as it is: ")
    assert len(done.stderr.splitlines()) == 1
