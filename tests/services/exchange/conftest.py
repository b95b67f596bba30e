"""A furnished folder, and the backup that is made of it."""

from pathlib import Path

import pytest

from cakeapp.services.tin import Tin
from tests.services.damage import furnish


@pytest.fixture
def furnished(tmp_path: Path) -> Tin:
    furnish(tmp_path / "furnished")
    return Tin(tmp_path / "furnished")
