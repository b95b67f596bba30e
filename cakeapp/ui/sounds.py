"""Short sounds by name. Without a sound device, or with sound switched off, there is silence."""

from pathlib import Path
from typing import Any

from kivy.core.audio import SoundLoader

from cakeapp.services.settings import Settings


class Sounds:
    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder, self._settings = folder, settings
        self._loaded: dict[str, Any] = {}

    def play(self, name: str) -> None:
        if not self._settings.sound:
            return
        if name not in self._loaded:
            found = next(iter(sorted(self._folder.glob(f"{name}.*"))), None)
            self._loaded[name] = SoundLoader.load(str(found)) if found else None
        if sound := self._loaded[name]:
            sound.stop()
            sound.play()
