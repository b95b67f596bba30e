"""The app on the one window of a process: a test that asks for a driver gets it anew."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import made_up
from tests.window import headless, thrift

headless.bootstrap()
headless.think_evenly()
thrift.install()


@pytest.fixture
def staying() -> Iterator[None]:
    """What stays in an app is kept from the collector, as it is when nobody tests."""
    thrift.let_stay()
    yield
    thrift.let_nothing_stay()


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[headless.Driver]:
    started = headless.Driver(tmp_path)
    yield started
    started.close()


@pytest.fixture(scope="module")
def one_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[headless.Driver]:
    """The same for all tests of a file, where each would take long to come so far by itself."""
    started = headless.Driver(tmp_path_factory.mktemp("home"))
    yield started
    started.close()


def speaking(home: Path, change: Callable[[str], str]) -> headless.Driver:
    """An app that knows English, and the language that is made of it so."""
    strings = home / "strings"
    strings.mkdir()
    return headless.Driver(home / "kept", strings=made_up.catalogues(strings, change))
