"""The table of Cake Swap, as the stage asks for it."""

from cakeapp.games.cake_swap.table import carrying, guide, intent, words
from cakeapp.games.cake_swap.table.plans import plan
from cakeapp.games.cake_swap.table.scene import scene
from cakeapp.scene.game_table import GameTable

TABLE = GameTable(
    nothing=intent.Intent(),
    scene=scene,
    plan=plan,
    tap=intent.tap,
    offers=carrying.offers,
    drop=carrying.drop,
    move=intent.move,
    how=guide.how,
    closer=guide.closer,
    sentence=words.sentence,
    sound=lambda event: guide.SOUNDS.get(event.kind, ""),
    moment=guide.moment,
    rules=guide.RULES,
    rest=intent.rest,
)
