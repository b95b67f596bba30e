"""Points as bots speak of them: expected ones are seldom whole."""

from cakeapp.core.say import Say


def rounded(amount: float) -> int | Say:
    """Whole, or with its tenths."""
    whole, tenths = f"{amount:.1f}".split(".")
    return int(whole) if tenths == "0" else Say("bots.number", whole=whole, tenths=tenths)


def points(amount: float) -> Say:
    told = rounded(amount)
    return Say("bots.points", count=told) if isinstance(told, int) else Say("bots.points_in_part", number=told)
