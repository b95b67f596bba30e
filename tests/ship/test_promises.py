"""What the app promises: no network, nothing written outside its own folder, no other program started."""

import os
import subprocess
import sys
from pathlib import Path

from tests.ship.spec import ROOT

WATCH = """
import os, sys
from pathlib import Path
home, broken = Path(sys.argv[1]), []
def own(path):
    if isinstance(path, int) or str(path) in (os.devnull, ":memory:"):
        return True
    return Path(os.path.abspath(os.fsdecode(path))).is_relative_to(home)
def watch(event, args):
    if event == "open" and isinstance(args[1], str) and set(args[1]) & set("wax+") and not own(args[0]):
        broken.append(f"writes {args[0]}")
    elif event in ("os.mkdir", "os.remove", "os.rmdir", "sqlite3.connect") and not own(args[0]):
        broken.append(f"{event} {args[0]}")
    elif event == "os.rename" and not own(args[1]):
        broken.append(f"renames {args[0]}")
    elif event.startswith("socket.") and event not in ("socket.gethostname",):
        broken.append(event)
    elif event in ("subprocess.Popen", "os.system") or event.startswith(("os.exec", "os.spawn")):
        broken.append(f"starts {args[0]}")
from tests.window import headless
headless.bootstrap()
import kivymd, plyer
import kivy.core.clipboard  # reaches the clipboard of some desktops through their own programs
sys.addaudithook(watch)
from random import Random
from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import Setup, Sitter
from tests.contract.sheets_against_rules import finished, with_sheets
small = {setting.key: setting for setting in reversed(with_sheets())}
driver = headless.Driver(home)
for info in registry.discover().values():
    if info in registry.played():
        driver.app.nav.go("new_game", key=info.key)
        driver.frames(2)
        driver.app.nav.screen.start()
        driver.frames(20)
        people = (Sitter("Ada"), Sitter("Bo", "apprentice", 1))
        setup, rng = Setup(info.key, people, deal="WATCH"), Random(1)
        session = sessions.start(info.key, setup, driver.app.saves, "2026-11-18")
        while session.actor is not None:
            session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
        driver.app.nav.go("result", session=session)
        driver.frames(4)
        driver.app.nav.screen.share()
    driver.app.nav.go("new_sheet", key=info.key)
    driver.frames(2)
    driver.app.nav.screen.start()
    driver.frames(2)
    driver.app.nav.screen.enter(next(entry for entry in finished(small[info.key], 1).entries if entry.seat == 0))
    driver.app.nav.screen.finish()
    driver.app.nav.screen.finish()
    assert driver.app.nav.screen.name == "scored"
    driver.frames(2)
    driver.app.nav.screen.share()
for screen in ("history", "companion", "data", "settings", "home"):
    driver.app.nav.go(screen)
    driver.frames(4)
driver.app.set("theme", "night")
driver.app.stop()
print("\\n".join(broken))
"""


def test_it_opens_no_socket_and_writes_only_into_its_own_folder(tmp_path: Path) -> None:
    home = tmp_path / "own"
    env = os.environ | {"HOME": str(tmp_path / "user"), "CAKE_PIXELS": "off", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", WATCH, str(home)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.strip() == ""


def test_an_app_that_did_would_be_caught(tmp_path: Path) -> None:
    naughty = 'import socket; socket.socket(); open(Path.home() / "trace", "w")'
    script = WATCH.replace('driver.app.set("theme", "night")', naughty)
    env = os.environ | {"HOME": str(tmp_path), "CAKE_PIXELS": "off", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", script, str(tmp_path / "own")]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert "socket.__new__" in done.stdout
    assert "trace" in done.stdout


def test_no_secret_and_no_network_in_the_code() -> None:
    words = ("import socket", "urllib", "requests", "http.client", "ftplib", "smtplib", "pickle", "eval(", "exec(")
    for path in (ROOT / "cakeapp").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not [word for word in words if word in text], path
