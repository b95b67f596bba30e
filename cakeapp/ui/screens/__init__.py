"""The screens of the app, one module each; their layout is in `kv/`."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from kivy.uix.screenmanager import Screen

from cakeapp.ui import layouts

CLASSES = {
    "data": "DataPage",
    "history": "HistoryPage",
    "home": "Home",
    "new_game": "NewGame",
    "play": "Play",
    "result": "Result",
    "settings": "SettingsPage",
}


def makers(app: Any) -> dict[str, Callable[[], Screen]]:
    """How each screen is made: when it is first shown, not before."""
    return {name: partial(make, app, name) for name in CLASSES}


def make(app: Any, name: str) -> Screen:
    layouts.need(name)
    screen: Screen = getattr(import_module(f"{__name__}.{name}"), CLASSES[name])(app=app)
    return screen
