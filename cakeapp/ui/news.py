"""What went wrong with what is kept, in words."""

from collections.abc import Callable

from cakeapp.services.aside import Aside

TOLD = 3  # on their own; the rest is counted


def in_words(t: Callable[..., str], aside: Aside) -> str:
    told = aside.news
    lines = [t(f"kept.news.{one.kind}", name=one.name, why=one.why, folder=aside.folder) for one in told[:TOLD]]
    if len(told) > TOLD:
        lines.append(t("kept.news.more", count=len(told) - TOLD))
    return "\n".join(lines)
