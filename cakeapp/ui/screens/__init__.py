"""The screens of the app, one module each; their layout is in `kv/`."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from kivy.uix.screenmanager import Screen

from cakeapp.ui import layouts

CLASSES = {
    "companion": "Companion",
    "copy": "CopyPage",
    "data": "DataPage",
    "helper": "HelperPage",
    "history": "HistoryPage",
    "home": "Home",
    "in_use": "InUsePage",
    "new_game": "NewGame",
    "new_sheet": "NewSheet",
    "play": "Play",
    "result": "Result",
    "score": "Score",
    "scored": "Scored",
    "settings": "SettingsPage",
    "starter": "Starter",
    "tracker": "TrackerPage",
}


def makers(app: Any) -> dict[str, Callable[[], Screen]]:
    """How each screen is made: when it is first shown, not before."""
    return {name: partial(make, app, name) for name in CLASSES}


def make(app: Any, name: str) -> Screen:
    layouts.need(name)
    screen: Screen = getattr(import_module(f"{__name__}.{name}"), CLASSES[name])(app=app)
    return screen
