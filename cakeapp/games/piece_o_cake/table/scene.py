"""All there is to see at the table of Piece o' Cake. Where it lies say the plans."""

from collections.abc import Iterator

from cakeapp.games.piece_o_cake.table import words
from cakeapp.games.piece_o_cake.table.hand import hand
from cakeapp.games.piece_o_cake.table.intent import Intent
from cakeapp.games.piece_o_cake.table.mats import mats
from cakeapp.games.piece_o_cake.table.pie import pie
from cakeapp.games.piece_o_cake.table.story import story
from cakeapp.scene.item import Item
from cakeapp.scene.scene import Scene, by_key
from cakeapp.scene.sight import Sight
from cakeapp.scene.tools import tools


def scene(sight: Sight, intent: Intent) -> Scene:
    asked = words.asked(sight, intent, "prompt") if sight.acting is not None else ""
    return Scene(by_key([*items(sight, intent)]), len(sight.people), sight.view.actor, sight.near, asked)


def items(sight: Sight, intent: Intent) -> Iterator[Item]:
    yield from mats(sight, intent)
    yield from story(sight)
    yield from pie(sight, intent)
    yield from hand(sight, intent)
    yield from tools(sight)
