"""The checks that tables of components stand on."""

import json
from pathlib import Path

import pytest

from cakeapp.core.components import read_table, rows, whole, word
from cakeapp.core.errors import ComponentError


@pytest.mark.parametrize("text", ["", "{", "[]", "\ufeff{}", "7"])
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "components.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"components\.json"):
        read_table(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"gone\.json cannot be read"):
        read_table(tmp_path / "gone.json")


@pytest.mark.parametrize("listed", [None, 7, {"id": "a"}, ["a"], [{}], [{"id": ""}], [{"id": 3}]])
def test_a_list_of_entries_has_an_id_each(listed: object) -> None:
    with pytest.raises(ComponentError, match="layers"):
        rows({"layers": listed}, "layers")


def test_the_same_id_twice_is_refused() -> None:
    with pytest.raises(ComponentError, match="layers: the id van1 stands there twice"):
        rows({"layers": [{"id": "van1"}, {"id": "van1"}]}, "layers")


@pytest.mark.parametrize("value", [None, -1, 1.0, "1", True, [], json.loads("1e3")])
def test_a_whole_number_is_one(value: object) -> None:
    with pytest.raises(ComponentError, match="van1: max must be a whole number from 0"):
        whole({"id": "van1", "max": value}, "max")


def test_a_word_is_one_of_its_choices() -> None:
    assert word({"id": "a", "cake": "vanilla"}, "cake", ("vanilla",)) == "vanilla"
    with pytest.raises(ComponentError, match="a: cake must be one of vanilla, not 'lemon'"):
        word({"id": "a", "cake": "lemon"}, "cake", ("vanilla",))
