"""No sentence that a person may read stands in Python: it has a key in the catalogues."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cakeapp
from cakeapp.core import registry

ROOT = Path(cakeapp.__file__).parent
WORDS = re.compile(r"[A-Za-z]+['.,:;!?]? +[A-Za-z(]")
BEGUN = re.compile(r"^ [a-z]{2,}|[a-z]{2,}[:,]? $")  # beside what is put in: f"{n} points"
OF_RECORDS = ("rules/notation.py", "services/series.py")  # where the texts of moves and tags are made
COMMAND_LINE = {"lab.py", "bots/tournament.py"}  # for whoever works on the games, in English
QUERY = re.compile(
    r"\b(SELECT|INSERT|DELETE|CREATE|ALTER|PRAGMA|BEGIN|ORDER BY|AND|IN|typeof|substr)\b|[a-z]+ (=|>=|<=) \?"
)
NAMES = {  # of the app, the games, a folder; texts of moves; and what other programs write or read
    "Cake Tin",
    *(info.title for info in registry.discover().values()),
    "set aside",
    "Anonymous player",
    "clear none",
    "take ([A-E]) eat (.+)",
    "Input: MTDev is not supported",
    "Cutbuffer: Unable to find any",
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats.",
}
FILES = [path for path in sorted(ROOT.rglob("*.py")) if path.relative_to(ROOT).as_posix() not in COMMAND_LINE]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_stands_in_python(path: Path) -> None:
    told = [text for text in literals(ast.parse(path.read_text(encoding="utf-8"))) if WORDS.search(text)]
    assert [text for text in told if text not in NAMES and not QUERY.search(text)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_word_stands_beside_what_is_put_into_a_text(path: Path) -> None:
    told = [
        part.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        for part in node.values
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and BEGUN.search(part.value)
    ]
    assert told == [] or path.as_posix().endswith(OF_RECORDS)


def literals(tree: ast.Module) -> Iterator[str]:
    """All but what explains the code to whoever reads it."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
