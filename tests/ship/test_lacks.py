"""What the system lacks is said in one sentence, and nothing is missed where a window can be had."""

import ctypes
import sys
from pathlib import Path

import pytest

from cakeapp import start


@pytest.fixture
def libraries(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Those that the system has."""
    there: set[str] = {"libGL.so.1"}

    def load(name: str) -> None:
        if name not in there:
            raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", load)
    return there


def test_a_system_without_gl_is_told_what_to_type(libraries: set[str]) -> None:
    libraries.clear()
    assert start.lacks("linux", {"DISPLAY": ":0"}) == "no_gl"


def test_a_console_without_a_card_has_no_display(libraries: set[str], tmp_path: Path) -> None:
    assert start.lacks("linux", {"DISPLAY": ""}, tmp_path) == "no_display"
    (tmp_path / "card0").touch()  # SDL draws straight to it
    assert start.lacks("linux", {}, tmp_path) == ""


@pytest.mark.parametrize(
    ("system", "environment", "gl"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"SDL_VIDEODRIVER": "offscreen"}, True),
        ("linux", {"SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ("linux", {"KIVY_GL_BACKEND": "mock"}, False),
        ("linux", {"ANDROID_ARGUMENT": "/data/user/0/org.caketin"}, False),
        ("android", {}, False),
        ("ios", {}, False),
        ("darwin", {}, False),
        ("win32", {}, False),
    ],
)
def test_no_false_alarm(
    system: str, environment: dict[str, str], gl: bool, libraries: set[str], tmp_path: Path
) -> None:
    if not gl:
        libraries.clear()
    assert start.lacks(system, environment, tmp_path) == ""


@pytest.mark.parametrize("what", ["no_gl", "no_display"])
def test_one_line_says_what_to_type(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "lacks", lambda *_: what)
    monkeypatch.setattr(sys, "argv", ["cake-tin"])
    with pytest.raises(SystemExit) as left:
        start.main()
    said = str(left.value.code)
    assert said.startswith("Cake Tin ")
    assert said.count("\n") == 0
    assert said.count("`") == 2  # around what to type
