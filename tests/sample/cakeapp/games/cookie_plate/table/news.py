"""What has just happened, in words, for both long sides of the table; before anything has, how far the game is."""

from collections.abc import Iterator

from cakeapp.core.say import Said, Say
from cakeapp.games.cookie_plate.table import words
from cakeapp.scene.item import Item, Look
from cakeapp.scene.lines import Txt
from cakeapp.scene.sight import Sight


def news(sight: Sight) -> Iterator[Item]:
    asked = sight.acting is not None  # then the prompt is where the hand is
    said = told(sight)
    look: Look = {"lines": ((Txt(said),),), "fill": "paper_raised", "edge": "glow" if sight.told else "line"}
    yield Item("news:near" if asked else "prompt", "card", look, said, "heading", place="news:near")
    yield Item("news:far", "card", look)


def told(sight: Sight) -> Said | str:
    if sight.told:
        return sight.told
    takes = [event for event in sight.events if event.kind == "take"]
    return words.sentence(takes[-1], sight.people) if takes else Say("cookie_plate.begins")
