"""What stays where it is while a cake is cut, chosen from and eaten."""

import pytest

from cakeapp.scene.forms import ROUND
from cakeapp.scene.plan import Form
from tests.contract.tables import FORMS, shown


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.kind}-{form.width}x{form.height}")
def test_cake_and_hand_lie_where_they_lay(form: Form, players: int) -> None:
    around = form.kind == ROUND  # there each has her hand at her own edge
    laid = [one.laid("piece_o_cake", form) for one in shown("piece_o_cake", players, around)]
    for what in ("pie", *(() if around else ("hand", "prompt", "confirm"))):
        places = {places[what].box[1::2] for places in laid if what in places}  # how high, and how far down
        assert len(places - {places_of_news(one) for one in laid}) == 1, what


def places_of_news(places: dict) -> tuple[float, float] | None:  # type: ignore[type-arg]
    """Where the prompt is while nobody is asked."""
    return places["prompt"].box[1::2] if "prompt" in places and "hand" not in places else None
