"""What every table has beside its game: the way out, undo, a hint, what happened so far, the rules."""

from collections.abc import Iterator

from cakeapp.core.say import Say
from cakeapp.scene.item import TAP, Item
from cakeapp.scene.sight import Sight

TOOLS = {"leave": "menu", "stakes": "eye", "help": "help", "log": "log", "undo": "undo", "hint": "hint"}  # icons

NAMES = {"leave": "menu", "stakes": "stakes.title"}  # where they are called otherwise


def tools(sight: Sight) -> Iterator[Item]:
    for key, icon in TOOLS.items():
        says = Say(f"play.{NAMES.get(key, key)}")
        why = Say("play.undo_not") if key == "undo" and not sight.can_undo else ""
        yield Item(key, "tool", {"icon": icon}, says, "button", frozenset({TAP}), why)
