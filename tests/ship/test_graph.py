"""python-for-android resolves the spec's requirements: what the phone's build makes itself, in which versions."""

import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe
from pythonforandroid.util import BuildInterruptingException

from tests.ship.spec import ROOT


@pytest.fixture
def requirements(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Names with versions, which the build hands to its recipes by the environment."""
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    pairs = (one.partition("==")[::2] for one in parser["app"]["requirements"].split(","))
    found = dict(pairs)
    for name, version in found.items():
        if version:
            monkeypatch.setenv(f"VERSION_{name}", version)
    return found


def resolve(names: list[str], storage: Path) -> tuple[Context, list[str], set[str]]:
    """The recipes in their order, and what is installed from PyPI after them."""
    context = Context()
    context.setup_dirs(str(storage))
    bootstrap = Bootstrap.get_bootstrap("sdl2", context)  # buildozer's choice where a spec says nothing
    recipes, modules, _ = get_recipe_order_and_bootstrap(context, names, bootstrap)
    return context, recipes, set(modules)


def test_the_graph_resolves(requirements: dict[str, str], tmp_path: Path) -> None:
    context, recipes, modules = resolve(list(requirements), tmp_path)
    assert {"hostpython3", "python3", "sdl2", "kivy", "sqlite3"} <= set(recipes)
    assert "pyjnius" in recipes  # by which the app asks Android what its bars cover
    assert recipes.index("python3") < recipes.index("kivy")
    known = {recipe.lower() for recipe in recipes}
    assert known | modules >= set(requirements)
    for recipe in recipes:
        if pinned := requirements.get(recipe.lower()):
            assert Recipe.get_recipe(recipe, context).version == pinned


def test_what_must_be_compiled_has_a_recipe(requirements: dict[str, str], tmp_path: Path) -> None:
    """What is installed from PyPI as it is must be plain Python."""
    _, _, modules = resolve(list(requirements), tmp_path)
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    plain = {one["name"] for one in lock["package"] if any("-none-any.whl" in w["url"] for w in one.get("wheels", ()))}
    assert modules & set(requirements) <= plain


def test_requirements_that_exclude_each_other_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildInterruptingException):
        resolve(["python3", "kivy", "sdl3"], tmp_path)
