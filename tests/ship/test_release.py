"""The release says no, in a sentence, before it makes anything."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ship.spec import ROOT


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a release script, a version and a changelog that knows another."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "release", tmp_path / ".ci")
    (tmp_path / "cakeapp").mkdir()
    (tmp_path / "cakeapp" / "__init__.py").write_text('__version__ = "3.1.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n- More.\n\n## 3.1\n\n- Much.\n", encoding="utf-8"
    )
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def git(project: Path, *words: str) -> None:
    author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *author, *words], cwd=project, check=True)


def release(project: Path) -> str:
    done = subprocess.run([sys.executable, ".ci/release"], cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert not (project / "dist").exists()
    return done.stderr


def test_a_version_without_notes_is_refused(project: Path) -> None:
    assert release(project) == "No release: CHANGELOG.md has no section for version 3.1.0.\n"


def test_changes_that_are_not_committed_are_refused(project: Path) -> None:
    (project / "cakeapp" / "new.py").touch()
    said = release(project)
    assert said.startswith("No release: these files hold changes that are not committed.\n")
    assert "cakeapp/new.py" in said
