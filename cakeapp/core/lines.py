"""Reasons for points in a game's own words."""

from cakeapp.core.game import Line
from cakeapp.core.words import Words


def in_words(t: Words, key: str, line: Line) -> str:
    names = [t(f"{key}.item.{item}") if f"{key}.item.{item}" in t else item for item in line.items]
    first = names[0] if names else ""
    if f"{key}.line.{line.source}" not in t:
        return ", ".join([line.source, *names])  # of a game, or an edition of it, that is not known here
    return t(f"{key}.line.{line.source}", count=len(names), first=first, items=", ".join(names), group=line.group)


def with_points(t: Words, key: str, line: Line) -> str:
    return f"{line.points:>3}  {in_words(t, key, line)}"
