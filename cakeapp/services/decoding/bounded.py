"""JSON from outside, with an end: neither its depth nor the digits of its numbers can bring Python down."""

import json as standard
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.core.say import Say

DEEPEST = 20  # lists and groups in each other; our own files have seven
DIGITS = 15


class NoJson(CakeError):
    """Why, in a few words."""


def json(text: str) -> Any:
    """NoJson where it is none."""
    try:
        found = standard.loads(text, parse_int=whole, parse_constant=refuse)
    except standard.JSONDecodeError as error:
        raise NoJson(Say("refused.json.line", line=error.lineno)) from None
    except RecursionError:
        raise NoJson(Say("refused.json.deep")) from None
    if not shallow(found):
        raise NoJson(Say("refused.json.deep"))
    return found


def whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise NoJson(Say("refused.json.digits", most=DIGITS))
    return int(digits)


def refuse(name: str) -> Any:
    raise NoJson(Say("refused.json.no_number", found=name))


def shallow(found: object) -> bool:
    level = [found]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in inside(one)]
        if not level:
            return True
    return False


def inside(one: object) -> list[Any]:
    if isinstance(one, dict):
        return list(one.values())
    return one if isinstance(one, list) else []
