"""The texts of the store listing are as long as stores allow."""

import re

import pytest

from tests.ship.spec import ROOT

LISTING = (ROOT / "docs" / "store.md").read_text(encoding="utf-8")
TEXTS = re.findall(r"^## ([^\n(]+) \((\d+)\)\n\n(.+?)(?=\n## |\Z)", LISTING, re.MULTILINE | re.DOTALL)


def test_every_text_is_there() -> None:
    names = {name: int(most) for name, most, _ in TEXTS}
    assert names == {
        "Name": 30,
        "Short description": 80,
        "Subtitle": 30,
        "Promotional text": 170,
        "Keywords": 100,
        "Full description": 4000,
    }


@pytest.mark.parametrize(("name", "most", "text"), TEXTS, ids=[name for name, _, _ in TEXTS])
def test_it_fits(name: str, most: str, text: str) -> None:
    assert 0 < len(text.strip()) <= int(most)
