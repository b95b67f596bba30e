"""The table of Cookie Plate, as the stage asks for it."""

from cakeapp.games.cookie_plate.table import guide, intent, words
from cakeapp.games.cookie_plate.table.plans import plan
from cakeapp.games.cookie_plate.table.scene import scene
from cakeapp.scene.game_table import GameTable

TABLE = GameTable(
    nothing=intent.Intent(),
    scene=scene,
    plan=plan,
    tap=intent.tap,
    offers=intent.offers,
    drop=intent.drop,
    move=intent.move,
    how=guide.how,
    closer=guide.closer,
    sentence=words.sentence,
    sound=guide.sound,
    moment=guide.moment,
    rules=guide.RULES,
)
