"""What cannot be read is set aside, under a name with its date: never deleted, and told to the player."""

from dataclasses import dataclass
from datetime import date
from itertools import count
from pathlib import Path

from cakeapp.core.errors import CakeError
from cakeapp.core.say import Value
from cakeapp.services.decoding.values import Newer


@dataclass(frozen=True, slots=True)
class News:
    """What was found, in one of a few kinds, and why it is not used."""

    kind: str  # aside: it was set aside; left: it stays where it is; unkept: nothing will be kept; history
    name: str
    why: Value


class Aside:
    """`news` are of this run of the app."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.news: list[News] = []

    def take(self, path: Path, why: CakeError) -> Path | None:
        """Out of the way, and where it is now; None where it stays, as what only a later version can read."""
        new = None if isinstance(why, Newer) else self._moved(path)
        self.tell(News("aside" if new else "left", (new or path).name, why.short))
        return new

    def _moved(self, path: Path) -> Path | None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            new = self._free(path.name)
            path.rename(new)
        except OSError:
            return None
        return new

    def tell(self, news: News) -> None:
        if news not in self.news:
            self.news.append(news)

    def _free(self, name: str) -> Path:
        day = date.today().isoformat()
        names = (self.folder / f"{day}{f' ({number})' if number else ''} {name[-120:]}" for number in count())
        return next(path for path in names if not path.is_symlink() and not path.exists())
