"""Whatever stands in the settings, each of them fits or is at its default."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cakeapp.core.words import Words
from cakeapp.folders import STRINGS
from cakeapp.services.decoding.values import ImportRefused, one_line
from cakeapp.services.folder import Folder
from cakeapp.services.settings import SHAPES, Settings, SettingsFile, fitted, fitting
from tests.services.anything import JSON, SETUPS, spoiled


@given(some.sampled_from([one.name for one in fields(Settings)]), JSON | spoiled(SETUPS) | spoiled(["Ada", "Bo"]))
def test_a_setting_fits_or_is_refused(name: str, value: Any) -> None:
    try:
        kept = fitted(name, value)
    except ImportRefused:
        return
    assert fitted(name, kept) == kept
    json.dumps(kept, ensure_ascii=False).encode()
    if name == "people":
        assert all(one == one_line(one) and one for one in kept)


@pytest.mark.parametrize("written", ["x" * 5_000, "../../../etc", "en/..", "", "en\n", "zz", "/", "C:\\"])
def test_words_come_from_no_other_folder(tmp_path: Path, written: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": written}))
    settings = SettingsFile(Folder(tmp_path, ".json"))
    settings.load()
    language = settings.values.language
    assert Words(STRINGS, written).language == Words(STRINGS, language).language == "en"


@pytest.mark.parametrize("content", [b"\x00" * 400, b"[" * 10_000, b"{", b"[1]", b"9" * 5_000, b"\xff\xfe", b""])
def test_settings_that_cannot_be_read_are_at_their_defaults(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    settings = SettingsFile(Folder(tmp_path, ".json"))
    with pytest.raises(ImportRefused):
        settings.load()
    assert settings.values == Settings()


def test_the_settings_that_fit_are_kept_beside_those_that_do_not() -> None:
    assert fitting({"theme": "night", "sound": 3, "people": ["Ada\n", 3, "\ud800"], "new": 1}) == {
        "theme": "night",
        "people": ["Ada"],
    }
    assert set(SHAPES) <= {one.name for one in fields(Settings)}
