"""The pages of the app by name, one module each; their layout is in `kv/shell/`."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from kivy.uix.screenmanager import Screen

from cakeapp.stage import layouts

PAGES = {
    "companion": "shell.companion:Companion",
    "copy": "shell.copy:CopyPage",
    "data": "shell.data:DataPage",
    "helper": "shell.helper:HelperPage",
    "history": "shell.history:HistoryPage",
    "home": "shell.home:Home",
    "in_use": "shell.in_use:InUsePage",
    "new_game": "shell.new_game:NewGame",
    "new_sheet": "shell.new_sheet:NewSheet",
    "play": "play.play:Play",
    "result": "play.result:Result",
    "score": "shell.score:Score",
    "scored": "shell.scored:Scored",
    "settings": "shell.settings:SettingsPage",
    "starter": "shell.starter:Starter",
    "tracker": "shell.tracker:TrackerPage",
}

FIRST = ("home", "in_use")  # of which the app shows one when it starts
SHARED = (  # layouts of what several others show
    *(f"stage/{name}" for name in ("bottom_sheet", "players", "board")),
    *(f"shell/{name}" for name in ("seating", "standings")),
)


def makers(app: Any) -> dict[str, Callable[[], Screen]]:
    """How each screen is made: when it is first shown, not before."""
    return {name: partial(make, app, name) for name in PAGES}


def make(app: Any, name: str) -> Screen:
    layouts.need(*(() if name in FIRST else SHARED), f"shell/{name}")
    module, page = PAGES[name].split(":")
    screen: Screen = getattr(import_module(f"{__package__}.{module}"), page)(app=app)
    return screen
