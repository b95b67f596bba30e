"""Which form a table has on a screen of this size."""

from cakeapp.scene.plan import Form

PHONE, SIDEWAYS, TABLET, ROUND = "phone", "sideways", "tablet", "round"
LARGE = 600  # dp of the shorter side from which it is one


def form_of(width: float, height: float, around: bool, scale: float = 1.0, left_hand: bool = False) -> Form:
    """`around`: people sit around it; on a phone they look on from one side all the same."""
    large = min(width, height) >= LARGE
    on_phone = SIDEWAYS if width > height else PHONE
    kind = (ROUND if around else TABLET) if large else on_phone
    return Form(kind, width, height, scale, left_hand)
