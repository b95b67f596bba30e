"""The sample game of a checkout, laid out anew under another key: a complete small game, to be changed file by file."""

import re
import subprocess
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from cakeapp.core.errors import NotationError
from cakeapp.core.registry import class_name
from cakeapp.core.say import Say

ROOT = Path(__file__).parents[1]
SAMPLE = "tests/sample"  # it lies there as it will lie in the checkout
KEYS = re.compile(r"[a-z]+(_[a-z]+)*")  # no two of them name the same classes
TITLES = re.compile(r"""[^"\\{}\s]+( [^"\\{}\s]+)*""")  # stand in code, catalogues and records as they are
LONGEST = 20  # letters
TEXTS = (".py", ".kv", ".json", ".cake")


def lay_out(root: Path, key: str, title: str) -> list[Path]:
    """The files of the new game; where anything is wrong nothing is written."""
    sample = root / SAMPLE
    games = sample / "cakeapp" / "games"
    if not games.is_dir():
        raise NotationError(Say("lab.new_game.no_checkout", folder=str(root)))
    if find_spec("ruff") is None:
        raise NotationError(Say("lab.new_game.no_tools"))
    if not KEYS.fullmatch(key) or iskeyword(key) or len(key) > LONGEST:
        raise NotationError(Say("lab.new_game.key", found=repr(key), most=LONGEST))
    if not TITLES.fullmatch(title) or not title.isprintable() or len(title) > LONGEST:
        raise NotationError(Say("lab.new_game.title", found=repr(title), most=LONGEST))
    (known,) = [folder.name for folder in games.iterdir()]
    names = {known: key, class_name(known): class_name(key), in_words(known): title}
    sources = [path for path in sorted(sample.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    made = {source: root / renamed(str(source.relative_to(sample)), names) for source in sources}
    for path in made.values():
        if path.exists():
            raise NotationError(Say("lab.new_game.exists", key=key, file=str(path.relative_to(root))))
    for source, path in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix in TEXTS:
            text = renamed(source.read_text(encoding="utf-8"), names)
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            path.write_bytes(source.read_bytes())
    found = list(made.values())
    tidy([path for path in found if path.suffix == ".py"])
    return found


def tidy(code: list[Path]) -> None:
    """Names of another length break lines elsewhere."""
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *map(str, code)], check=True)


def in_words(key: str) -> str:
    return key.replace("_", " ").title()


def renamed(text: str, names: dict[str, str]) -> str:
    """With each name replaced, all at once."""
    return re.sub("|".join(names), lambda found: names[found[0]], text)
