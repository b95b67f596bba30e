"""What a finger means at the counter: a kind picked, by a tap or by carrying it to the own plate; not yet a move."""

from collections.abc import Mapping
from dataclasses import dataclass

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say
from cakeapp.games.cookie_plate.rules.notation import TAKES
from cakeapp.games.cookie_plate.rules.worth import brings
from cakeapp.scene.item import parts
from cakeapp.scene.sight import NONE, Sight


@dataclass(frozen=True, slots=True)
class Intent:
    kind: int | None = None  # of the cookie about to be taken


def move(sight: Sight, intent: Intent) -> Move | None:
    """What the button would do now; None while nothing is picked."""
    return None if sight.acting is None or intent.kind is None else TAKES[intent.kind]


def tap(sight: Sight, intent: Intent, key: str) -> Intent | None:
    """What is in mind after a tap; None where a tap means nothing. A second tap on the same puts it back."""
    what, which = parts(key)
    if sight.acting is None or what != "cookie":
        return None
    kind = sight.view.counter[int(which)]
    return Intent(None if kind == intent.kind else kind)


def offers(sight: Sight, _intent: Intent, key: str) -> Mapping[str, Said]:
    """Where a thing may be carried, by the key of the place, and what that would do."""
    what, which = parts(key)
    seat = sight.acting
    if seat is None or what != "cookie":
        return {}
    points = brings(sight.view.plates[seat], sight.view.counter[int(which)])
    says = Say("cookie_plate.offer.plain") if sight.stakes == NONE else Say("cookie_plate.offer.take", points=points)
    return {f"mat:{seat}": says}


def drop(sight: Sight, _intent: Intent, key: str, _place: str) -> Intent:
    """What is in mind once a thing was carried to a place that was offered."""
    _, which = parts(key)
    return Intent(sight.view.counter[int(which)])
