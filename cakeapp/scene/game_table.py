"""What a game says of its table, all of it without a window."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from cakeapp.core.game import Event, Move
from cakeapp.core.say import Said
from cakeapp.scene.gestures import Gesture
from cakeapp.scene.plan import Form, Places
from cakeapp.scene.scene import Scene
from cakeapp.scene.sight import Person, Sight

Intent = Any  # what is in mind: each game has its own


class GameTable(NamedTuple):
    nothing: Intent  # in mind yet
    scene: Callable[[Sight, Intent], Scene]
    plan: Callable[[Scene, Form], Places]
    tap: Callable[[Sight, Intent, str], Intent | None]  # what is in mind then; None where a tap means nothing
    offers: Callable[[Sight, Intent, str], Mapping[str, Said]]  # where a thing may be carried, and what that would do
    drop: Callable[[Sight, Intent, str, str], Intent]  # what is in mind once it was carried there
    move: Callable[[Sight, Intent], Move | None]  # what the button would do
    how: Callable[
        [Sight, Intent, Move, bool], list[Gesture]
    ]  # by which gestures a move is made; by taps alone if wished
    closer: Callable[[Sight, Intent, str], Sequence[tuple[Said, str]]]  # about a thing looked at, each with a picture
    sentence: Callable[[Event, Sequence[Person]], Said | None]  # what happened; None where nothing need be said
    sound: Callable[[Event], str]  # of what happened, by name; empty for none
    moment: Callable[[Sight, Intent], str]  # the paragraph of the rules that is about now
    rules: Sequence[tuple[str, str]]  # the paragraphs by their moments, each with its picture
    rest: Callable[[Intent], Intent | None] = lambda _: None  # what is still to be done once the button's move is made
