"""The wheel: installed into a fresh environment it brings everything it needs, and starts."""

import os
import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from tests.ship.spec import ROOT, UV

START = """
import sys
sys.path.append(sys.argv[1])
from tests.window import headless
headless.bootstrap()
from pathlib import Path
import cakeapp
assert not Path(cakeapp.__file__).is_relative_to(sys.argv[1]), cakeapp.__file__
driver = headless.Driver(Path(sys.argv[2]))
driver.tap("settings")
print(driver.app.nav.screen.name)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([UV, "build", "-q", "--wheel", "-o", str(out)], cwd=ROOT, check=True)
    return next(out.glob("*.whl"))


def test_it_holds_the_app_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
    shared = [name for name in names if ".data/data/share/" in name]
    assert {name.split("/")[0] for name in set(names) - set(shared) if ".dist-info" not in name} == {"cakeapp"}
    assert not [name for name in names if "assets/make" in name]
    assert sum(name.endswith("/applications/cake-tin.desktop") for name in shared) == 1


def test_it_starts_in_a_fresh_environment(wheel: Path, tmp_path: Path) -> None:
    uv, python = UV, tmp_path / "venv" / "bin" / "python"
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(tmp_path / "venv")], check=True)
    install, readme = [uv, "pip", "install", "-q", "--python", str(python)], (ROOT / "README.md").read_text("utf-8")
    alone = re.search(r"`pip install --no-deps \. (.+?)`", readme)[1].split()  # type: ignore[index]
    subprocess.run([*install, "--no-deps", str(wheel), *alone], check=True)
    override = tmp_path / "override.txt"
    override.write_text(re.search(r'`echo "(.+?)" > override.txt`', readme)[1], encoding="utf-8")  # type: ignore[index]
    subprocess.run([*install, "--override", str(override), str(wheel)], check=True)
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "CAKE_PIXELS": "off"}
    command = [str(python), "-c", START, str(ROOT), str(tmp_path / "home")]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.strip() == "settings"
    added = subprocess.run([str(python.parent / "cake-tin"), "--add-to-menu"], env=env, check=False)
    assert added.returncode == 0
    own = (tmp_path / ".local/share/applications/cake-tin.desktop").read_text(encoding="utf-8")
    assert f'Exec="{python.parent / "cake-tin"}"' in own
    entry = ConfigParser(interpolation=None)
    entry.read(tmp_path / "venv/share/applications/cake-tin.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert (python.parent / desktop["Exec"]).exists()
    for size in (48, 512):
        icon = tmp_path / f"venv/share/icons/hicolor/{size}x{size}/apps/{desktop['Icon']}.png"
        with Image.open(icon) as picture:
            assert picture.size == (size, size)
