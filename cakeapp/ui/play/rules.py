"""The rules of a game in words: the paragraph of this moment, under it all the others, and which keys do what."""

from collections.abc import Callable

from cakeapp.stage import art
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.bottom_sheet import Paragraph


def paragraphs(table: TableBoard, t: Callable[[str], str]) -> list[Paragraph]:
    now = table.moment()
    told = [(moment, Paragraph(table.t(f"help.{moment}"), art.named(picture))) for moment, picture in table.rules]
    here = [paragraph for moment, paragraph in told if moment == now]
    rest = [paragraph for moment, paragraph in told if moment != now]
    keys = [Paragraph(t("play.keys.title"), heading=True), Paragraph(t("play.keys.says"))]
    return [*here, Paragraph(t("play.rules"), heading=True), *rest, *keys]
