"""Long names give way before anything becomes smaller, and people are still told apart."""

import pytest

from cakeapp.scene.fit import shortened
from cakeapp.scene.lines import Txt


@pytest.mark.parametrize(
    ("name", "width", "short"),
    [
        ("Bartholomew", 112, "Bartholomew"),
        ("Bartholomew", 92, "Bart…"),
        ("Bartholomew", 10, "Bart…"),
        ("Player 2", 71, "P 2"),
        ("Player 2", 10, "P 2"),
        ("Table 12", 10, "T 12"),
        ("Bruno", 10, "Bruno"),
    ],
)
def test_a_long_name_has_one_short_form_and_keeps_its_number(name: str, width: float, short: str) -> None:
    line = shortened((Txt(name, name=True),), width, 10, 10, lambda text, size: len(text) * size)
    assert [part.said for part in line if isinstance(part, Txt)] == [short]
