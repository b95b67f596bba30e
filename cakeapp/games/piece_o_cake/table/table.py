"""The table of Piece o' Cake, as the stage asks for it."""

from collections.abc import Callable
from typing import Any

from cakeapp.games.piece_o_cake.table import guide, intent, words
from cakeapp.games.piece_o_cake.table.plans import plan
from cakeapp.games.piece_o_cake.table.scene import scene
from cakeapp.scene.game_table import GameTable


def minded(ask: Callable[..., Any]) -> Callable[..., Any]:
    return lambda sight, mind, *more: ask(sight, intent.meant(sight, mind), *more)


TABLE = GameTable(
    nothing=intent.Intent(),
    scene=minded(scene),
    plan=plan,
    tap=minded(intent.tap),
    offers=minded(intent.offers),
    drop=minded(intent.drop),
    move=minded(intent.move),
    how=minded(guide.how),
    closer=guide.closer,
    sentence=words.sentence,
    sound=guide.sound,
    moment=guide.moment,
    rules=guide.RULES,
)
