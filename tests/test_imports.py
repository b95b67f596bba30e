"""The rules core stands alone: every module imports by itself, and without Kivy."""

import subprocess
import sys
from pathlib import Path

import pytest

import cakeapp

ROOT = Path(cakeapp.__file__).parent
KIVY = {"ui", "stage", "board"}
WIDGETS = {("paper", f"{name}.py") for name in ("board", "card", "helper", "layer", "palette")}
WIDGETS |= {("table", "pieces.py"), ("table", "effects.py")}
MODULES = sorted(
    ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in ROOT.rglob("*.py")
    if not KIVY.intersection(path.relative_to(ROOT).parts)
    and path.name != "app.py"
    and path.relative_to(ROOT).parts[-2:] not in WIDGETS
)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_alone_and_without_kivy(module: str) -> None:
    script = f"import sys; sys.modules.update(dict.fromkeys(['kivy', 'kivymd', 'plyer'])); import {module}"
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT.parent, timeout=60)


def test_no_game_is_named_outside_its_folder() -> None:
    keys = [path.parent.name for path in (ROOT / "games").glob("*/__init__.py")]
    assert len(keys) >= 5
    for path in ROOT.rglob("*.py"):
        if "games" not in path.relative_to(ROOT).parts[:1]:
            assert not [key for key in keys if key in path.read_text(encoding="utf-8")], path


def test_imports_go_one_way() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports")], cwd=ROOT.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
