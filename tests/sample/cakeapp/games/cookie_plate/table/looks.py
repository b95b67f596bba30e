"""How each kind of cookie is told from the others: by its icing, and by what lies on it."""

from typing import NamedTuple


class Cookie(NamedTuple):
    icing: str  # a colour of the palette
    top: str  # a picture of an atlas
    tint: str = ""  # of a white picture, a colour of the palette


COOKIES = {
    "star": Cookie("frosting_banana", "common/icon_star", "on_glow"),
    "moon": Cookie("frosting_blueberry", "common/icon_moon", "seat_0_on"),
    "sun": Cookie("frosting_orange", "common/icon_sun", "on_glow"),
    "cherry": Cookie("frosting_strawberry", "common/cherry"),
    "lace": Cookie("icing_chocolate", "common/doily"),
    "cup": Cookie("flavour_vanilla", "common/icon_trophy", "on_glow"),
}
