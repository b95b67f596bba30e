"""The way through the app: screens are made when first shown, and back always leads somewhere."""

from collections.abc import Callable
from typing import Any, Protocol

from kivy.core.window import Window
from kivy.uix.screenmanager import NoTransition, Screen, ScreenManager

HOME = "home"


class Visited(Protocol):
    """What is asked of a page while it is on."""

    keeps_awake: bool

    def open(self, **arguments: Any) -> None:
        """It is shown anew, with these arguments."""

    def rest(self) -> None:
        """The app goes to the background, or ends."""

    def wake(self) -> None:
        """The app is back."""

    def not_kept(self) -> None:
        """What was tried is not on disk: whatever it shows of that goes back to what is."""

    def letter(self, letter: str) -> bool:
        """A key with a letter was pressed; whether that means anything here."""
        ...

    def read_out(self, sentence: str) -> None: ...


class Navigation:
    """A stack of screens on the shared screen manager."""

    def __init__(self, manager: ScreenManager, makers: dict[str, Callable[[], Screen]]) -> None:
        manager.transition = NoTransition()
        self._manager, self._makers = manager, makers
        self._trail: list[tuple[str, dict[str, Any]]] = []

    @property
    def screen(self) -> Visited:
        page: Visited = self._manager.current_screen
        return page

    def begin(self, name: str) -> None:
        """From here: nothing lies behind it."""
        self._show(name, {})
        self._trail = [(name, {})]

    def go(self, name: str, **arguments: Any) -> None:
        """The way is one longer once the screen is there: what cannot be kept may stop it."""
        self._show(name, arguments)
        self._trail.append((name, arguments))

    def replace(self, name: str, **arguments: Any) -> None:
        """Like `go`, but back does not lead to where we are now."""
        self._show(name, arguments)
        self._trail[1:] = [(name, arguments)]

    def back(self) -> bool:
        """One step back; False at home, where the system may close the app."""
        if len(self._trail) < 2:
            return False
        self._trail.pop()
        self._show(*self._trail[-1])
        return True

    def show_anew(self) -> None:
        """All screens are made again as they are gone to, the one that is on at once: the words are others now."""
        self.screen.rest()
        self._manager.clear_widgets()
        self._show(*self._trail[-1])

    def make(self, name: str) -> None:
        """A screen that will be gone to, if it is not there yet."""
        if not self._manager.has_screen(name):
            screen = self._makers[name]()
            screen.name = name
            self._manager.add_widget(screen)

    def _show(self, name: str, arguments: dict[str, Any]) -> None:
        self.make(name)
        self._manager.get_screen(name).open(**arguments)
        self._manager.current = name
        Window.allow_screensaver = not self.screen.keeps_awake
