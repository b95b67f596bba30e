"""Every language says all that English says, with the same things in each sentence, in all forms of its counts."""

from pathlib import Path

import pytest

from cakeapp.core import plurals
from cakeapp.core.words import FALLBACK, GAP, languages, read
from cakeapp.folders import STRINGS
from tests import made_up
from tests.made_up import PLURAL


def told(folder: Path) -> dict[str, set[str]]:
    """Of each sentence what is put into it; a sentence with forms is one sentence."""
    found: dict[str, set[str]] = {}
    for key, text in read(folder).items():
        plural = PLURAL.fullmatch(key)
        name = plural[1] if plural else key
        found.setdefault(name, set()).update(gap[1] for gap in GAP.finditer(text))
    return found


def forms(folder: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for key in read(folder):
        if plural := PLURAL.fullmatch(key):
            found.setdefault(plural[1], set()).add(plural[2])
    return found


@pytest.mark.parametrize("language", languages(STRINGS))
def test_a_language_says_all_that_english_says(language: str) -> None:
    check(STRINGS / FALLBACK, STRINGS / language)


def test_so_does_the_language_that_is_made_up(tmp_path: Path) -> None:
    made_up.catalogues(tmp_path, made_up.long)
    check(tmp_path / FALLBACK, tmp_path / made_up.LANGUAGE)


def check(english: Path, other: Path) -> None:
    said, wanted = told(other), told(english)
    assert said.keys() == wanted.keys()
    for key, gaps in wanted.items():
        # A form for one thing need not say how many; all else stands in each language.
        assert said[key] | {"count"} == gaps | {"count"}, key
    assert forms(other).keys() == forms(english).keys()
    for key, known in forms(other).items():
        assert known == set(plurals.forms(other.name)), key
