"""Which form a count takes, by the rules of Unicode's CLDR for whole numbers. A new language gets its line here."""

from collections.abc import Callable

ONE, FEW, MANY, OTHER = "one", "few", "many", "other"


def one(count: int) -> str:
    """English, German, Dutch, the Nordic languages, Italian, Spanish and most others."""
    return ONE if count == 1 else OTHER


def none_and_one(count: int) -> str:
    """French, Brazilian Portuguese: nothing counts as one."""
    return ONE if count in (0, 1) else OTHER


def czech(count: int) -> str:
    if count == 1:
        return ONE
    return FEW if count in (2, 3, 4) else OTHER


def polish(count: int) -> str:
    if count == 1:
        return ONE
    return FEW if ends_in_few(count) else MANY


def russian(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return ONE
    return FEW if ends_in_few(count) else MANY


def lithuanian(count: int) -> str:
    if count % 100 in range(11, 20) or count % 10 == 0:
        return OTHER
    return ONE if count % 10 == 1 else FEW


def romanian(count: int) -> str:
    if count == 1:
        return ONE
    return FEW if count == 0 or count % 100 in range(1, 20) else OTHER


def ends_in_few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


Rule = Callable[[int], str]
RULES: dict[str, tuple[Rule, tuple[str, ...]]] = {
    **dict.fromkeys(("ja", "ko", "zh"), (lambda _: OTHER, (OTHER,))),
    **dict.fromkeys(("fr", "pt"), (none_and_one, (ONE, OTHER))),
    **dict.fromkeys(("cs", "sk"), (czech, (ONE, FEW, OTHER))),
    "pl": (polish, (ONE, FEW, MANY)),
    **dict.fromkeys(("be", "ru", "uk"), (russian, (ONE, FEW, MANY))),
    "lt": (lithuanian, (ONE, FEW, OTHER)),
    "ro": (romanian, (ONE, FEW, OTHER)),
}
USUAL: tuple[Rule, tuple[str, ...]] = (one, (ONE, OTHER))


def form(language: str, count: int) -> str:
    return rule_of(language)[0](abs(count))


def forms(language: str) -> tuple[str, ...]:
    """All that a whole number can take: a catalogue has a text for each."""
    return rule_of(language)[1]


def rule_of(language: str) -> tuple[Rule, tuple[str, ...]]:
    return RULES.get(language.split("-")[0], USUAL)
