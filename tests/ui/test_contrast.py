"""All words can be read by day and by night: 4.5 to 1, on the pixels that are shown."""

import os
import subprocess
import sys

import pytest

from tests.ui.headless import has_pixels


@pytest.mark.skipif(not has_pixels(), reason="needs libEGL; .ci/run installs it")
@pytest.mark.parametrize("form", ["phone", "broad"])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_words_stand_out_from_what_is_behind_them(theme: str, form: str) -> None:
    command = [sys.executable, "-m", "tests.ui.contrast", theme, form]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout == ""
