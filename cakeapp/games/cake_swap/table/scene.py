"""All there is to see at the table of Cake Swap. Where it lies say the plans."""

from cakeapp.games.cake_swap.table.draft import draft
from cakeapp.games.cake_swap.table.hand import hand, prompt
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.judges import judges, race
from cakeapp.games.cake_swap.table.mats import mats
from cakeapp.games.cake_swap.table.ways import in_hand
from cakeapp.scene.scene import Scene, by_key
from cakeapp.scene.sight import Sight
from cakeapp.scene.tools import tools


def scene(sight: Sight, intent: Intent) -> Scene:
    asked = prompt(sight, intent)
    items = (
        *sorted(mats(sight, intent), key=lambda item: not item.key.startswith("mat:")),  # they lie under all
        *race(sight, intent),
        *judges(sight, intent),
        *draft(sight, intent),
        *in_hand(sight),
        *hand(sight, intent, asked),
        *tools(sight),
    )
    return Scene(by_key(items), len(sight.people), sight.view.actor, sight.near, "" if sight.acting is None else asked)
