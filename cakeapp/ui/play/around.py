"""What stands around a table that is not whole: everybody's chip, and the plate that opens one's own."""

from typing import Any


class Around:
    def __init__(self, page: Any) -> None:
        self._page = page

    def seat(self) -> None:
        self._page.ids.chips.seat(self._page.session.sitters if self._page.framed else ())

    def clear(self) -> None:
        self._page.ids.chips.clear_widgets()
        self._page.plate = ""

    def show(self) -> None:
        page = self._page
        holder = None if page.over else page.eyes.holder
        page.plate = page.t("play.plate", name=holder.name) if holder else ""
        self._show_chips(page.session.actor)

    def show_before(self) -> None:
        """Whose turn comes is not shown before it is told."""
        self._page.plate = ""
        self._show_chips(None)

    def _show_chips(self, actor: int | None) -> None:
        """On a device that lies on the table everybody reads them."""
        page = self._page
        if page.framed:
            page.ids.chips.mark(actor)
            if not page.plate or page.eyes.seat is None:
                page.ids.chips.write(page.table.points() or [""] * len(page.session.sitters))
