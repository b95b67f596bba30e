"""A good start says nothing that looks like an error; a real error is still heard."""

import subprocess
import sys
from pathlib import Path

from tests.ship.spec import ROOT

START = """
import logging, sys
logging.basicConfig()
logging.getLogger().handlers[0].setLevel(logging.WARNING)
from tests.window import headless
headless.bootstrap()
from pathlib import Path
driver = headless.Driver(Path(sys.argv[1]))
driver.tap("game:piece_o_cake")  # its fields for names look for the clipboard
driver.app.device.battery_low()
import kivy.input.providers  # which looks for all of them, MTDev too
driver.close()
"""
OF_THE_MOCK = ("WARNING:kivy:OpenGL: ", "ERROR:kivy:Shader: ")  # a window without pixels has no shaders
ERROR = "\nlogging.getLogger('kivy').error('Window: lost')\n"


def said(script: str, folder: Path) -> list[str]:
    env = {"PATH": str(folder), "HOME": str(folder), "CAKE_PIXELS": "off"}  # a path without xclip, xsel and upower
    command = [sys.executable, "-c", script, str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return [line for line in done.stderr.splitlines() if not line.startswith(OF_THE_MOCK)]


def test_a_good_start_is_quiet(tmp_path: Path) -> None:
    assert said(START, tmp_path) == []


def test_an_error_is_heard(tmp_path: Path) -> None:
    assert said(START + ERROR, tmp_path) == ["ERROR:kivy:Window: lost"]
