"""Reasons for points in a game's own words."""

from cakeapp.core.game import Line
from cakeapp.core.words import Words


def named(t: Words, key: str, item: str) -> str:
    """What may stand there more than once is marked by its place: "vanilla:cookie:2@5"."""
    known = f"{key}.item.{item.partition('@')[0]}"
    return t(known) if known in t else item


def in_words(t: Words, key: str, line: Line) -> str:
    names = [named(t, key, item) for item in line.items]
    first = names[0] if names else ""
    if f"{key}.line.{line.source}" not in t:
        return ", ".join([line.source, *names])  # of a game, or an edition of it, that is not known here
    return t(f"{key}.line.{line.source}", count=len(names), first=first, items=", ".join(names), group=line.group)


def with_points(t: Words, key: str, line: Line) -> str:
    return f"{line.points:>3}  {in_words(t, key, line)}"
