"""What the table of a game shows somebody now, without a window."""

from functools import cache
from pathlib import Path
from typing import Any

from PIL import ImageFont

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.core.table import Table
from cakeapp.scene.boxes import boxes
from cakeapp.scene.game_table import GameTable
from cakeapp.scene.plan import Form
from cakeapp.scene.sight import Person, Sight

FONT = Path(__file__).parents[1] / "assets" / "fonts" / "heading.ttf"


def shown(table: Table, near: int | None, form: str, width: float, height: float) -> dict[str, Any]:
    """`near` is who sits before it; None, everybody around it."""
    game: GameTable = registry.load(table.info.key, Door.TABLE)
    seat, actor = table.seat(near), table.seat(None).actor
    people = [Person(name, number) for number, name in enumerate(table.players)]
    sight = Sight(seat.view(), seat.events(), people, near, table.seat(actor).refuse)
    scene = game.scene(sight, game.nothing)
    asked = Form(form, width, height)
    return boxes(scene, game.plan(scene, asked), asked, measure)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    installed = FONT if FONT.exists() else FONT.parents[3] / "assets" / "fonts" / "heading.ttf"
    return ImageFont.truetype(str(installed), size, layout_engine=ImageFont.Layout.BASIC)  # the same on every machine


@cache
def long(text: str, size: int) -> float:
    return font(size).getlength(text)


def measure(text: str, size: float) -> float:
    return long(text, max(6, round(size)))
