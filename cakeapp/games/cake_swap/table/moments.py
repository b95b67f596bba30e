"""What a moment of the turn is about: which prompt is shown, and which paragraph of the help."""

from collections.abc import Collection

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import CLASSES
from cakeapp.games.cake_swap.rules.state import DRAWN, TRADED
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table.intent import placings


def wins_a_ribbon(legal: Collection[Move]) -> bool:
    return any(move.verb == "clear" and move.args[0] < len(CLASSES) for move in legal)


def prompt(view: View, legal: Collection[Move], side: int, judges: bool) -> str:
    """By its key under `prompt`, for whoever is to move; `side` of the card in hand is up."""
    if view.hand:
        start = "drawn" if view.hand == DRAWN else "place"
        if not placings(legal, side):
            return f"{start}_turn" if placings(legal, 1 - side) else "drawn_none"
        return "swap_in" if view.hand == TRADED else start
    if judges:
        return "judges" if wins_a_ribbon(legal) else "judges_look"
    if not view.taken:
        return "take_ribbon" if wins_a_ribbon(legal) else "take"
    if wins_a_ribbon(legal):
        return "more_ribbon"
    if any(move.verb in ("swipe", "trade") for move in legal):
        return "more"
    return "end" if len(legal) == 1 else "more_clear"


def paragraph(view: View, legal: Collection[Move]) -> str:
    if view.actor is None:
        return "over"
    if view.hand:
        return "place"
    if wins_a_ribbon(legal):
        return "clear"
    return "actions" if view.taken else "take"
