"""What everything that a game puts on a screen has in common: its screen, and its own words."""

from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from cakeapp.core.say import Value


class OwnWords(EventDispatcher):
    host = ObjectProperty(None, rebind=True)  # the screen it is on
    game = StringProperty("")  # kept here: the screen may be at another game while this one still lays itself out

    def t(self, key: str, **values: Any) -> str:
        """A text of this game's own catalogue."""
        text: str = self.host.t(f"{self.game}.{key}", **values)
        return text

    def say(self, said: Value | None) -> str:
        """What rules, bots and sheets say; empty for nothing."""
        text: str = self.host.say(said)
        return text
