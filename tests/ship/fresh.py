"""A fresh Debian, with nothing but what the README names: its two commands, what is said where something is missing,
and the bundle.

    sudo python3 -m uv run python -m tests.ship.fresh bookworm|trixie [TESTS...]

Needs debootstrap, git and xvfb here; nothing of it reaches the new system, but its screen. The last commit is
what is tried. TESTS go to the test command, which else runs all of them.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageGrab

from tests.ship.spec import ROOT

DISPLAY = "127.0.0.1:97"  # by the network, which the new system shares
NETWORK = ("/etc/resolv.conf", "/etc/hosts")
AUTHORITIES, COPIED = "/etc/ssl/certs/ca-certificates.crt", "/etc/authorities.crt"  # some networks have their own
ENVIRONMENT = {
    "HOME": "/root",
    "LANG": "C.UTF-8",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "PIP_CERT": COPIED,
    "PIP_ROOT_USER_ACTION": "ignore",  # no warning that we are root, as people are not
    "SSL_CERT_FILE": COPIED,
}
PATIENCE = 600.0  # seconds, in which packages are fetched too
DRAWN = 200  # colours of a screen on which a window is drawn
BAD = re.compile(r"WARNING|ERROR|CRITICAL|Traceback")


def commands() -> tuple[str, str]:
    """Start and test, as the README has them."""
    start, test = re.findall(
        r"^    (python3 -m pip install .+)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
    )
    return start, test


class Fresh:
    """The new system in a folder, with the project in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def make(self, suite: str) -> None:
        run("debootstrap", "--variant=minbase", suite, self.root)
        for path in NETWORK:
            shutil.copyfile(path, f"{self.root}{path}")
        shutil.copyfile(AUTHORITIES, f"{self.root}{COPIED}")
        run("git", "clone", "--quiet", ROOT, self.root / "cake-tin")

    @contextmanager
    def mounted(self) -> Iterator[None]:
        run("mount", "-t", "proc", "proc", self.root / "proc")
        try:
            yield
        finally:
            run("umount", "--lazy", self.root / "proc")

    def begin(self, command: str, **environment: str) -> subprocess.Popen[str]:
        env = ENVIRONMENT | environment
        words = ["chroot", str(self.root), "sh", "-c", f"cd /cake-tin && {command}"]
        return subprocess.Popen(
            words, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )

    def run(self, command: str, **environment: str) -> tuple[int, list[str]]:
        """The exit code, and what was said."""
        process = self.begin(command, **environment)
        said = process.communicate()[0].splitlines()
        return process.returncode, said

    def install(self, *packages: str) -> None:
        install = f"DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends {' '.join(packages)}"
        code, said = self.run(install)
        assert code == 0, "\n".join(said)

    def look(self, command: str, picture: Path) -> None:
        """Starts what opens a window, looks at it, and leaves it as Ctrl+C does: nothing that is said is bad."""
        process = self.begin(command, DISPLAY=DISPLAY)
        try:
            until = time.monotonic() + PATIENCE
            while colours(ImageGrab.grab(xdisplay=DISPLAY)) < DRAWN and process.poll() is None:
                assert time.monotonic() < until, "nothing is drawn"
                time.sleep(1)
            ImageGrab.grab(xdisplay=DISPLAY).save(picture)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)
            said = process.communicate()[0]
        assert process.returncode in (0, -signal.SIGINT), said
        assert not BAD.search(said), said


def colours(picture: Image.Image) -> int:
    return len(picture.getcolors(picture.width * picture.height))


def run(*words: object) -> None:
    subprocess.run([str(word) for word in words], stdout=subprocess.DEVNULL, check=True)


def told(said: list[str]) -> str:
    """The one sentence of the app, after what pip and uv say."""
    ours = [line for line in said if line.startswith("Cake Tin ")]
    assert ours == said[-1:], "\n".join(said)
    return ours[0]


def show(what: str) -> None:
    print(f"shown: {what}", flush=True)


def try_all(system: Fresh, suite: str, tests: list[str]) -> None:
    start, test = commands()
    pictures = ROOT / "build" / "fresh"
    pictures.mkdir(parents=True, exist_ok=True)
    system.install("git", "python3-pip")
    show(f"{suite}: {system.run('python3 --version')[1][0]}")

    code, said = system.run(start)
    sentence = told(said)
    assert code == 1
    show(f"started without GL: {sentence}")
    code, said = system.run(" ".join([test, *tests]))
    assert code == 0, "\n".join(said[-200:])
    show("tests without GL: " + " | ".join(line for line in said if re.search(r"SKIPPED|passed", line)))

    system.install(sentence.split("`")[1].split()[-1])
    code, said = system.run(start)
    assert code == 1
    show(f"started without a display: {told(said)}")
    system.look(start, pictures / f"{suite}.png")
    show(f"started on a screen, nothing bad is said: {pictures / suite}.png")

    system.install("binutils", "libegl1", "libpython3-dev")
    code, said = system.run("python3 -m uv run --group ship pyinstaller --noconfirm .ci/cake_tin.spec")
    assert code == 0, "\n".join(said[-50:])
    system.look("dist/cake-tin/cake-tin", pictures / f"{suite}-bundle.png")
    show(f"the bundle on a screen, nothing bad is said: {pictures / suite}-bundle.png")


def main() -> None:
    suite, *tests = sys.argv[1:]
    xvfb = ["Xvfb", ":97", "-ac", "-listen", "tcp", "-screen", "0", "1280x900x24"]
    screen = subprocess.Popen(xvfb, stderr=subprocess.DEVNULL)
    folder = tempfile.mkdtemp(prefix=f"cake-tin-{suite}-")
    try:
        system = Fresh(Path(folder))
        system.make(suite)
        with system.mounted():
            try_all(system, suite, tests)
    finally:
        screen.terminate()
        run("rm", "-rf", "--one-file-system", folder)


if __name__ == "__main__":
    main()
