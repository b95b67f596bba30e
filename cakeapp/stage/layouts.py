"""Layouts by name: each KV file is loaded once, when first needed."""

from pathlib import Path

from kivy.lang import Builder

_folder = Path()
_loaded: set[str] = set()


def load(folder: Path, *names: str) -> None:
    global _folder
    _folder = folder
    need(*names)


def need(*names: str) -> None:
    for name in names:
        path = str(_folder / f"{name}.kv")
        if path not in _loaded:
            _loaded.add(path)
            Builder.load_file(path)
