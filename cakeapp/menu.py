"""Cake Tin in the menu of a Linux desktop: an entry and an icon in one's own data folder, and out again."""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from cakeapp.folders import ROOT
from cakeapp.services.files import write_whole

BRAND = ROOT / "assets" / "brand"
ENTRY = Path("applications", "cake-tin.desktop")
ICON = Path("icons", "hicolor", "512x512", "apps", "cake-tin.png")


def add() -> Path:
    """Under the command that runs now, wherever it lies; the entry's place."""
    folder = data_folder()
    template = (BRAND / ENTRY.name).read_text(encoding="utf-8")
    write_whole(folder / ENTRY, template.replace("Exec=cake-tin\n", f"Exec={quoted(command())}\n"))
    (folder / ICON).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(BRAND / "icon.png", folder / ICON)
    return folder / ENTRY


def remove() -> Path:
    folder = data_folder()
    for path in (folder / ENTRY, folder / ICON):
        path.unlink(missing_ok=True)
    return folder / ENTRY


def data_folder() -> Path:
    """Where desktops look for what one user has; they ignore a path that is not absolute, and so do we."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def command() -> list[str]:
    if getattr(sys, "frozen", False):  # a bundle
        return [sys.executable]
    started = os.path.abspath(sys.argv[0])
    return [sys.executable, started] if started.endswith(".py") else [started]


def quoted(words: Sequence[str]) -> str:
    """As the specification of desktop entries asks: quoted for the command, then escaped for the file."""
    inside = (word.translate({ord(mark): f"\\{mark}" for mark in '"`$\\'}).replace("%", "%%") for word in words)
    return " ".join(f'"{word}"' for word in inside).replace("\\", "\\\\")
