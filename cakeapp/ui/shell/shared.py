"""Sharing how a game ended: picture, text and record as files, the text on the clipboard too."""

from time import strftime

from kivy.core.clipboard import Clipboard
from kivy.uix.widget import Widget

from cakeapp.stage.widgets.bottom_sheet import BottomSheet, Paragraph
from cakeapp.ui.shell.page import Page


def share(page: Page, game: str, text: str, picture: Widget, told: str, record: str = "") -> None:
    """`told` is the key of the sentence that says in which folder they are."""
    name = f"{game}-{strftime('%Y%m%d-%H%M%S')}"
    Clipboard.copy(text)
    page.app.device.share(name, text)
    folder = page.app.sharing.share(name, text, picture, record)
    BottomSheet(
        title=page.t("result.shared"),
        entries=[Paragraph(page.t(told, folder=folder)), Paragraph(text)],
        closes=page.t("play.close"),
    ).open(animation=False)
