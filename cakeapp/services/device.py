"""What this device can do, behind plyer. An ability that is missing is a quiet no, with a reason for the settings."""

import os
from collections.abc import Callable
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Any

from cakeapp.services.covered import Covered, by_android, by_ios
from cakeapp.services.settings import Settings

ABILITIES = {
    "haptics": "vibrator",
    "speech": "tts",
    "battery": "battery",
    "files": "filechooser",
    "sharing": "email",
    "notices": "notification",
    "turning": "orientation",
}
HAND_HELD = ("android", "ios")
# There plyer's e-mail is the system's way to hand a text to any other app, and its orientation that of the app alone.
ONLY_THERE = ("sharing", "turning")
LOW = 15  # per cent


class Device:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._found: dict[str, Any] = {}
        self._holds = False  # how the picture lies

    def can(self, ability: str) -> bool:
        return self._facade(ability) is not None

    def buzz(self, seconds: float = 0.02) -> None:
        if self._settings.haptics and (vibrator := self._facade("haptics")):
            self._try("haptics", vibrator.vibrate, seconds)

    def speak(self, sentence: str) -> None:
        if self._settings.speech and sentence and (voice := self._facade("speech")):
            self._try("speech", voice.speak, sentence)

    def share(self, title: str, text: str) -> None:
        """Offers a text to whatever app the person chooses, where the system asks for one."""
        if sharing := self._facade("sharing"):
            self._try("sharing", lambda: sharing.send(subject=title, text=text, create_chooser=True))

    def notify(self, title: str, message: str) -> None:
        """For whoever looks at something else."""
        if notices := self._facade("notices"):
            self._try("notices", lambda: notices.notify(title=title, message=message, app_name="Cake Tin"))

    def hold_picture(self, wide: bool) -> None:
        """It stays as it lies, however the device is turned; where that can be."""
        if turning := self._facade("turning"):
            self._holds = True
            self._try("turning", turning.set_landscape if wide else turning.set_portrait)

    def let_picture_turn(self) -> None:
        """With the device again, if it was held."""
        if self._holds and (turning := self._facade("turning")):
            self._try("turning", turning.set_sensor)
        self._holds = False

    def choose_file(self, chosen: Callable[[Path], None]) -> bool:
        """Asks for a file by the system's own chooser; False where there is none."""
        chooser = self._facade("files")
        if chooser is None:
            return False

        def take(paths: list[str]) -> None:
            if paths:
                chosen(Path(paths[0]))

        self._try("files", lambda: chooser.open_file(on_selection=take))
        return self.can("files")

    def battery_low(self) -> bool:
        """Nearly empty, and not being charged; where nobody can tell it is not."""
        battery = self._facade("battery")
        state = self._try("battery", lambda: battery.status) if battery else None
        return state is not None and not state["isCharging"] and (state["percentage"] or 100) <= LOW

    def covered(self) -> Covered:
        """What of the window the system covers; nothing where it cannot be asked."""
        return self._try("covered", self._ask_what_is_covered) or Covered()

    def _ask_what_is_covered(self) -> Covered:
        import plyer

        if plyer.utils.platform == "android":
            from jnius import autoclass

            return by_android(autoclass)
        if plyer.utils.platform == "ios":
            import ios

            return by_ios(ios)
        return Covered()

    def prefers_night(self) -> bool:
        """What the desktop's own theme says; elsewhere day."""
        return "dark" in os.environ.get("GTK_THEME", "").lower()

    def _facade(self, ability: str) -> Any:
        if ability not in self._found:
            self._found[ability] = self._probe(ability)
        return self._found[ability]

    def _probe(self, ability: str) -> Any:
        """plyer raises and writes whatever it likes where something is missing: all that it raises means no."""
        try:
            import plyer

            if ability in ONLY_THERE and plyer.utils.platform not in HAND_HELD:
                return None
            with redirect_stderr(StringIO()):
                facade = getattr(plyer, ABILITIES[ability])
                exists = getattr(facade, "exists", None)
                there = type(facade).__module__.startswith("plyer.platforms") and (not exists or exists())
            return facade if there else None
        except Exception:
            return None

    def _try(self, ability: str, act: Any, *arguments: object) -> Any:
        try:
            return act(*arguments)
        except Exception:
            self._found[ability] = None
            return None
