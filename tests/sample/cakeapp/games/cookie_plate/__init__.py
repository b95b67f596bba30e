"""Cookie Plate: one cookie a turn; the more you have of a kind, the more the next one brings."""

from cakeapp.core.game import GameInfo

GAME = GameInfo(
    key="cookie_plate",
    title="Cookie Plate",
    seats=range(2, 5),
    opening="first {seat}",
)
