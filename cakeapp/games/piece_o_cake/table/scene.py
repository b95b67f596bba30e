"""All there is to see at the table of Piece o' Cake. Where it lies say the plans."""

from cakeapp.games.piece_o_cake.table import words
from cakeapp.games.piece_o_cake.table.hand import hand
from cakeapp.games.piece_o_cake.table.intent import Intent
from cakeapp.games.piece_o_cake.table.mats import mats
from cakeapp.games.piece_o_cake.table.pie import pie
from cakeapp.games.piece_o_cake.table.story import story
from cakeapp.scene.scene import Scene, by_key
from cakeapp.scene.sight import Sight
from cakeapp.scene.tools import tools


def scene(sight: Sight, intent: Intent) -> Scene:
    asked = words.asked(sight, intent, "prompt") if sight.acting is not None else ""
    found = [*mats(sight, intent), *story(sight), *pie(sight, intent), *hand(sight, intent), *tools(sight)]
    return Scene(by_key(found), len(sight.people), sight.view.actor, sight.near, asked)
