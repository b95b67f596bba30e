"""The command that starts the app: says in one sentence what the system lacks, before Kivy says it in fifty lines."""

import argparse
import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from cakeapp import menu
from cakeapp.core.errors import NotKept
from cakeapp.core.words import Words

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
CHOSEN = ("SDL_VIDEODRIVER", "KIVY_WINDOW", "KIVY_GL_BACKEND", "ANDROID_ARGUMENT")  # whoever sets these knows better
CARDS = Path("/dev/dri")  # on a console without a desktop SDL draws straight to a card that it may use


def lacks(system: str, environment: Mapping[str, str], cards: Path = CARDS) -> str:
    """What a window needs and is not there, as the last part of a text's key; empty where nothing is known to lack."""
    if system != "linux" or any(name in environment for name in CHOSEN):
        return ""
    try:
        ctypes.CDLL("libGL.so.1")
    except OSError:
        return "no_gl"
    if any(environment.get(name) for name in SCREENS):
        return ""
    usable = any(os.access(card, os.R_OK | os.W_OK) for card in cards.glob("card*"))
    return "" if usable else "no_display"


def main() -> None:
    words = Words()
    parser = argparse.ArgumentParser(prog="cake-tin", description=words("start.says"))
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--add-to-menu", action="store_const", dest="change", const=menu.add, help=words("start.add"))
    asked.add_argument(
        "--remove-from-menu", action="store_const", dest="change", const=menu.remove, help=words("start.remove")
    )
    if change := parser.parse_args().change:
        change_menu(change, words)
        return
    if what := lacks(sys.platform, os.environ):
        sys.exit(words(f"start.{what}"))
    from cakeapp.app import CakeTin  # opens the window

    with suppress(KeyboardInterrupt):  # Ctrl+C in a terminal is a way to leave: every move is kept already
        CakeTin().run()


def change_menu(change: Callable[[], Path], words: Words) -> None:
    if sys.platform != "linux":
        sys.exit(words("start.other_menu"))
    try:
        path = change()
    except (OSError, NotKept) as error:
        cause = error.__cause__ if isinstance(error, NotKept) else error
        sys.exit(words("start.menu_refused", path=getattr(cause, "filename", ""), why=getattr(cause, "strerror", "")))
    print(words(f"start.{change.__name__}_done", path=path))
