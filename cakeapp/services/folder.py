"""A folder of small files, by name; and one that reaches no disk."""

from pathlib import Path
from time import time

from cakeapp.core.say import Say
from cakeapp.services import files
from cakeapp.services.files import Unreadable


class Folder:
    def __init__(self, path: Path, ending: str) -> None:
        self.path, self.ending = path, ending

    def file(self, name: str) -> Path:
        return self.path / f"{name}{self.ending}"

    def write(self, name: str, content: str) -> None:
        files.write_whole(self.file(name), content)

    def read(self, name: str, most: int) -> bytes:
        content = files.read(self.file(name), most)
        if content is None:
            raise Unreadable(Say("refused.file.gone"))
        return content

    def remove(self, name: str) -> None:
        files.remove(self.file(name))

    def newest_first(self) -> list[tuple[str, float]]:
        """Names, and when each was last written, in seconds since 1970."""
        return files.newest_first(self.path, self.ending)


class Remembered(Folder):
    """What is written lasts as long as the app runs; what the disk holds is read beside it."""

    def __init__(self, path: Path, ending: str) -> None:
        super().__init__(path, ending)
        self._written: dict[str, tuple[bytes | None, float]] = {}

    def write(self, name: str, content: str) -> None:
        self._written[name] = content.encode(), time()

    def read(self, name: str, most: int) -> bytes:
        content, _ = self._written.get(name, (None, 0.0))
        if content is None and name in self._written:
            raise Unreadable(Say("refused.file.gone"))
        return content or super().read(name, most)

    def remove(self, name: str) -> None:
        self._written[name] = None, 0.0

    def newest_first(self) -> list[tuple[str, float]]:
        on_disk = [one for one in super().newest_first() if one[0] not in self._written]
        ours = [(name, when) for name, (content, when) in self._written.items() if content is not None]
        return sorted(on_disk + ours, key=lambda one: (-one[1], one[0]))
