"""Reasons for points in a game's own words."""

from cakeapp.core.game import Line
from cakeapp.services.strings import Strings


def in_words(t: Strings, key: str, line: Line) -> str:
    names = [t(f"{key}.item.{item}") if f"{key}.item.{item}" in t else item for item in line.items]
    first = names[0] if names else ""
    return t(f"{key}.line.{line.source}", n=len(names), first=first, items=", ".join(names), group=line.group)
