"""What a plan says: where each thing lies, which edge it faces, and how large its words and its number are."""

from collections.abc import Mapping
from typing import NamedTuple

from cakeapp.scene.box import Box


class Spot(NamedTuple):
    box: Box
    facing: int = 0
    words: float = 0  # dp, of the words on it
    number: float = 0  # dp, of the number on it that decides
    style: str = ""  # how it is drawn there, where it knows several ways


Places = Mapping[str, Spot]  # by the names of the places; a thing whose place is not there is not shown


class Form(NamedTuple):
    """What a table is laid out for."""

    kind: str  # phone, sideways, tablet or round
    width: float
    height: float
    scale: float = 1.0  # of words, as the settings wish
    left_hand: bool = False
