"""Words from the catalogues: plural forms, lists, names, what stands at the beginning, and what is missing."""

import json
from pathlib import Path

import pytest

from cakeapp.core import plurals
from cakeapp.core.say import Player, Say, listed, with_names
from cakeapp.core.words import Words, english


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    catalogues = {
        "en": {"slices_one": "{{count}} slice", "slices_other": "{{count}} slices", "only": "only here: {{what}}"},
        "pl": {
            "slices_one": "{{count}} kawałek",
            "slices_few": "{{count}} kawałki",
            "slices_many": "{{count}} kawałków",
        },
    }
    for language, texts in catalogues.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "cake.json").write_text(json.dumps(texts), encoding="utf-8")
    return tmp_path


def test_the_count_chooses_the_form_by_the_rules_of_the_language(folder: Path) -> None:
    in_english, in_polish = Words(folder), Words(folder, "pl")
    assert [in_english("cake.slices", count=n) for n in (0, 1, 2)] == ["0 slices", "1 slice", "2 slices"]
    told = [in_polish("cake.slices", count=n) for n in (1, 2, 5, 12, 22)]
    assert told == ["1 kawałek", "2 kawałki", "5 kawałków", "12 kawałków", "22 kawałki"]


def test_what_a_language_lacks_is_said_in_english_by_english_rules(folder: Path) -> None:
    assert Words(folder, "pl")("cake.only", what=Say("cake.slices", count=3)) == "only here: 3 kawałki"


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {0: "other", 1: "one", 2: "other"}),
        ("pt-BR", {0: "one", 1: "one", 2: "other"}),
        ("cs", {1: "one", 2: "few", 5: "other"}),
        ("ru", {1: "one", 11: "many", 21: "one", 24: "few", 112: "many"}),
        ("lt", {1: "one", 2: "few", 11: "other", 30: "other", 32: "few"}),
        ("ro", {0: "few", 1: "one", 19: "few", 20: "other", 101: "few"}),
        ("ja", {1: "other", 7: "other"}),
    ],
)
def test_forms_are_those_of_unicode(language: str, counts: dict[int, str]) -> None:
    assert {count: plurals.form(language, count) for count in counts} == counts
    assert set(counts.values()) <= set(plurals.forms(language))


@pytest.mark.parametrize("language", ["en", "fr", "cs", "pl", "ru", "lt", "ro", "ja", "xx"])
def test_no_count_takes_a_form_that_its_language_does_not_name(language: str) -> None:
    assert {plurals.form(language, count) for count in range(1000)} == set(plurals.forms(language))


def test_things_in_a_row_and_seats_without_a_name() -> None:
    assert english().say(listed(["a", Player(1), "c"])) == "a, player 2 and c"
    assert english().say(listed([Player(0), Player(1)], "or")) == "player 1 or player 2"
    assert english().say(listed(["a"])) == "a"
    assert english().say(listed([])) == ""
    assert english().say(listed(["a", "b"], "comma")) == "a, b"
    assert english().say(listed(["a, b", "c", "d"], "semicolon")) == "a, b; c; d"


def test_whatever_is_to_be_said_speaks_english_by_itself() -> None:
    assert str(listed(["a", Player(1)])) == "a and player 2"
    assert f"{Player(0)}: {Say('core.over')}" == "player 1: the game is over."


def test_names_are_put_where_seats_are_told_of() -> None:
    said = Say("play.your_turn", name=listed([Player(1), Say("play.your_turn", name=Player(0))]))
    told = with_names(said, ["Ada", "Player 2"])
    assert told == Say("play.your_turn", name=listed(["Player 2", Say("play.your_turn", name="Ada")]))
    assert str(told) == "Player 2 and Ada, it is your turn., it is your turn."


def test_a_sentence_can_begin_with_what_is_put_into_it(folder: Path) -> None:
    (folder / "en" / "cake.json").write_text(json.dumps({"won": "{{what, capitalize}} has won.", "plum": "plum"}))
    assert Words(folder).say(Say("cake.won", what=Say("cake.plum"))) == "Plum has won."


def test_nobody_says_what_is_in_no_catalogue() -> None:
    with pytest.raises(KeyError):
        english()("play.no such thing")
