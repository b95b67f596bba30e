"""The one place that reads and writes files: whole or not at all, and every failure is said for people.

A kill at any moment leaves the old content or the new, never a mixture.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EDQUOT, EFBIG, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path
from typing import IO
from uuid import uuid4

from cakeapp.core.errors import CakeError, NotKept
from cakeapp.core.say import Say

HALF_WRITTEN = ".new"
AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # a pipe answers, instead of waiting for a writer
FULL, READ_ONLY, GONE = (
    Say("refused.disk.full"),
    Say("refused.disk.read_only"),
    Say("refused.disk.gone"),
)
REASONS = {
    **dict.fromkeys((ENOSPC, EDQUOT, EFBIG), FULL),
    **dict.fromkeys((EROFS, EACCES, EPERM), READ_ONLY),
    **dict.fromkeys((ENOENT, ENOTDIR), GONE),
}


class Unreadable(CakeError):
    """Something lies where a file should be, and it cannot be read."""


def reason(error: OSError) -> Say:
    return REASONS.get(error.errno or 0) or Say("refused.disk.says", why=error.strerror or str(error))


def write_whole(path: Path, content: str | bytes) -> None:
    write_parts(path, [content])


def write_parts(path: Path, parts: Iterable[str | bytes]) -> None:
    for _ in writing(path, parts):
        pass


def writing(path: Path, parts: Iterable[str | bytes]) -> Iterator[None]:
    """A part a step, for what is large; the file is there after the last one, and not at all if they are not gone.

    Under a name of its own first, so that two that write do not meet, and nobody reads what is half written.
    """
    beside = path.with_name(f".{uuid4().hex}{HALF_WRITTEN}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("xb") as file:
            for part in parts:
                file.write(part if isinstance(part, bytes) else part.encode())
                yield
            file.flush()
            sync(file.fileno())
        beside.replace(path)
    except BaseException as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise NotKept(reason(error)) from error
        raise


def sync(number: int) -> None:
    os.fsync(number)


def remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise NotKept(reason(error)) from error


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """A plain file, for reading; Unreadable where it is none, or fails."""
    try:
        number = os.open(path, os.O_RDONLY | AT_ONCE)
        with os.fdopen(number, "rb") as file:
            if not stat.S_ISREG(os.fstat(number).st_mode):
                raise Unreadable(Say("refused.file.none"))
            yield file
    except OSError as error:
        raise Unreadable(Say("refused.file.unreadable", why=error.strerror or str(error))) from error


def read(path: Path, most: int) -> bytes | None:
    """Of a plain file, not more than so many bytes; None where there is none."""
    if not os.path.lexists(path):
        return None
    with opened(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise Unreadable(Say("refused.file.bytes", most=most))
    return content


def newest_first(folder: Path, ending: str) -> list[tuple[str, float]]:
    """The names of what lies in a folder, whatever it is, and when it was last written."""
    try:
        names = [name for name in os.listdir(folder) if name.endswith(ending) and not name.startswith(".")]
    except OSError:
        return []
    found = [(name.removesuffix(ending), touched(folder / name)) for name in names]
    return sorted(found, key=lambda one: (-one[1], one[0]))


def touched(path: Path) -> float:
    """0 where nobody knows, as of a link that leads nowhere."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def clear(folder: Path) -> None:
    """Takes away what was being written when the app was killed; only for whom holds the folder alone."""
    with suppress(OSError):
        for path in folder.glob(f".*{HALF_WRITTEN}"):
            with suppress(OSError):
                path.unlink()
