"""What all screens have in common."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty
from kivy.uix.screenmanager import Screen

from cakeapp.core.say import Value

LOW = 480  # dp of height, below which a wide screen is a phone lying on its side


class Page(Screen):
    """A screen with its size class. `app` is what it may ask for: words, settings, saves, navigation."""

    keeps_awake = False  # whether the device may not go dark while it is open
    app = ObjectProperty(None, rebind=True, allownone=True)
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    margin = NumericProperty(0)  # pixels on both sides of what is read
    form = OptionProperty("phone", options=["phone", "phone_wide", "tablet", "tablet_wide"])

    def on_size(self, *_: object) -> None:
        self.classify(*self.size)

    def classify(self, width: float, height: float) -> None:
        self.wide, self.low = width > height, height < dp(LOW)
        tablet = min(width, height) >= dp(LOW)
        self.form = ("tablet" if tablet else "phone") + ("_wide" if self.wide else "")

    def leave(self) -> None:
        self.app.nav.back()

    @property
    def reads_out(self) -> bool:
        return bool(self.app.values.speech)

    def read_out(self, sentence: str) -> None:
        self.app.device.speak(sentence)

    def t(self, key: str, **values: object) -> str:
        text: str = self.app.strings(key, **values)
        return text

    def say(self, said: Value | None) -> str:
        """In the language that is on; empty for nothing."""
        return "" if said is None else str(self.app.strings.say(said))

    # What a page that has nothing to do then is asked as well: `Visited` says when --------------------------------

    def open(self, **arguments: Any) -> None: ...

    def rest(self) -> None: ...

    def wake(self) -> None: ...

    def not_kept(self) -> None: ...

    def letter(self, letter: str) -> bool:
        return False
