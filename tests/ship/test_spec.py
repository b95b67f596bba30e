"""The phone's package: a spec that buildozer takes, versions as locked, and files that are all that is needed."""

import os
import signal
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cakeapp.core import registry
from tests.ship.spec import ROOT, UV

OURS = {"python3", "sqlite3"}  # recipes of python-for-android that have no version of ours
OF_CHECKOUTS = {"cakeapp/lab.py", "cakeapp/sample.py"}
MOST_MB = 12
ANDROID = "http://schemas.android.com/apk/res/android"


@pytest.fixture(scope="module")
def app() -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return dict(parser["app"])


@pytest.fixture(scope="module")
def requirements(app: dict[str, str]) -> list[str]:
    return app["requirements"].split(",")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    build = tmp_path_factory.mktemp("build")
    command = [sys.executable, "-m", "tests.ship.spec", str(build)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return Path(done.stdout.strip().splitlines()[-1])


def files(package: Path) -> set[str]:
    return {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}


def test_every_requirement_is_pinned_to_what_is_locked(requirements: list[str]) -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    locked = {one["name"]: one["version"] for one in lock["package"] if "version" in one}
    pinned = dict(one.split("==") for one in requirements if one not in OURS)
    assert pinned == {name: locked[name] for name in pinned}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert sorted(f"{name}=={version}" for name, version in pinned.items()) == sorted(project["dependencies"])


def test_nothing_is_asked_for_that_is_not_used(app: dict[str, str]) -> None:
    assert app["android.permissions"] == "VIBRATE"


def test_android_tells_the_app_of_the_back_key(app: dict[str, str]) -> None:
    """Apps for Android 16 hear no more of it unless their manifest asks for it."""
    path = app["android.extra_manifest_application_arguments"].replace("%(source.dir)s", str(ROOT))
    attributes = Path(path).read_text(encoding="utf-8")
    application = ElementTree.fromstring(f'<application xmlns:android="{ANDROID}" {attributes}/>')
    assert application.attrib == {f"{{{ANDROID}}}enableOnBackInvokedCallback": "false"}


def test_all_that_ships_is_of_the_app_and_small(package: Path) -> None:
    shipped = files(package)
    assert {path.split("/")[0] for path in shipped} <= {"LICENSE", "assets", "cakeapp", "kv", "main.py"}
    assert not [path for path in shipped if "assets/make" in path or path in OF_CHECKOUTS]
    assert sum((package / path).stat().st_size for path in shipped) <= MOST_MB * 1e6


def test_every_file_that_ships_is_used(package: Path) -> None:
    """By its name in code or layouts."""
    texts = "\n".join(
        (package / path).read_text(encoding="utf-8") for path in files(package) if path.endswith((".py", ".kv"))
    )
    found_by_folder = ("assets/strings/", "assets/home/", "assets/atlas/")
    for path in files(package):
        if path.endswith((".py", ".txt")) or path.startswith(found_by_folder) or path == "LICENSE":
            continue
        name = Path(path).stem.removeprefix("tile_").removesuffix("_night").removesuffix("_sheet")
        assert name in texts, f"{path} is not used"


def test_it_runs_on_the_packaged_files_and_the_spec_s_requirements_alone(
    package: Path, requirements: list[str], tmp_path: Path
) -> None:
    uv, python = UV, tmp_path / "venv" / "bin" / "python"
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(tmp_path / "venv")], check=True)
    wanted = [one for one in requirements if one not in OURS]
    subprocess.run([uv, "pip", "install", "-q", "--python", str(python), "--no-deps", *wanted], check=True)
    keys = sorted(info.key for info in registry.played())

    def start(what: str) -> subprocess.CompletedProcess[str]:
        command = [str(python), str(ROOT / "tests/ship/phone.py"), str(package), str(tmp_path / "home"), what]
        env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "CAKE_PIXELS": "off"}
        return subprocess.run(command, cwd=package, env=env, capture_output=True, text=True, check=False)

    played = start("play")
    assert played.returncode == -signal.SIGKILL, played.stderr[-3000:]
    assert played.stdout.split() == keys
    continued = start("continue")
    assert continued.returncode == 0, continued.stderr[-3000:]
    assert continued.stdout.split() == keys
