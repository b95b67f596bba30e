"""One window a process: every test here gets the app anew on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui import headless, thrift

headless.bootstrap()
thrift.install()


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[headless.Driver]:
    started = headless.Driver(tmp_path)
    yield started
    started.close()
