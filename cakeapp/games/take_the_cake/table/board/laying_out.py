"""Puts the parts of the table where the plan of this size and moment wants them."""

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from cakeapp.games.take_the_cake.table.layout import GAP, Box, Needs, plan
from cakeapp.stage.table import TableBoard

ROWS, CARDS = 66, 104  # dp of an order as a row, and of orders side by side
SIDE_BY_SIDE = 700  # dp of width that orders side by side need
AWAY = -10_000  # far outside of any window
TABLETS = ("tablet", "tablet_wide")


class Laid(TableBoard):
    """The board of Take the Cake as far as it is about places on the screen."""

    text_scale = NumericProperty(1)
    phase = "watch"  # "cut", "piece", "put", "order" for whoever acts, "watch" or "over"

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.lay = Clock.create_trigger(self._lay, -1)
        for name in ("size", "pos", "text_scale"):
            self.fbind(name, self.lay)
        self.ids.confirm.fbind("height", self.lay)

    def on_size(self, *args: object) -> None:
        super().on_size(*args)
        if hasattr(self, "lay"):
            self.lay()

    # What the moment needs ------------------------------------------------------------------------------------

    def has_orders(self) -> bool:
        return any(order.key for order in self.ids.orders.children)

    def main(self) -> str:
        raise NotImplementedError

    def orders_lie_open(self) -> bool:
        """Where there is room for them all along; elsewhere a button shows them."""
        return self.phase == "order" or self.host.form in TABLETS

    def _needs(self) -> Needs:
        if self.main() == "look":
            return Needs("look")
        high = self.height / dp(1)
        lower = {"cut": high * 0.2, "put": high * 0.125}.get(self.phase, 0)
        floor, ceiling = {"cut": (100, 170), "put": (62, 100)}.get(self.phase, (0, 0))
        tray = min(ceiling, max(floor, lower))
        if not tray and self.has_orders() and not self.orders_lie_open():
            tray = 52
        orders = 0.0
        if self.has_orders() and self.orders_lie_open():
            orders = self._orders_height()
        confirm = max(52, self.ids.confirm.height / dp(1) + 4) if self.phase in ("cut", "order") else 0
        return Needs(self.main(), self.phase == "put", tray, orders, confirm)

    def _orders_height(self) -> float:
        width = self.width / dp(1) * (0.5 if self.wide else 1)
        if width >= SIDE_BY_SIDE:
            return CARDS * min(1.3, self.text_scale)
        return 3 * ROWS * min(1.25, self.text_scale if not self.wide else 1)

    # Places ---------------------------------------------------------------------------------------------------

    def _lay(self, *_: object) -> None:
        if self.width < dp(100) or self.height < dp(100):
            return
        found = plan(self.width, self.height, self._needs(), dp(1), min(1.4, self.text_scale))
        ids = self.ids
        put(ids.strip, self._moved(found.strip))
        put(ids.scores, self._moved(found.scores))
        for name, what in (("cut", ids.centre), ("pieces", ids.centre), ("grid", ids.grid), ("look", ids.pane)):
            if self.main() == name:
                put(what, self._moved(found.main))
        hide(ids.centre, self.main() not in ("cut", "pieces"))
        hide(ids.grid, self.main() != "grid")
        hide(ids.pane, self.main() != "look")
        hide(ids.strip, not found.strip.height)
        hide(ids.scores, not found.scores.height)
        self._lay_tray(self._moved(found.tray))
        self._lay_orders(self._moved(found.orders))
        self._lay_rows_button()
        confirm = self._moved(found.confirm)
        ids.confirm.width, ids.confirm.x = confirm.width, confirm.x
        ids.confirm.center_y = confirm.y + confirm.height / 2

    def settle(self) -> None:
        """Everything lies where it will be, before something flies there."""
        self._lay()
        self.ids.strip.settle()

    def _moved(self, box: Box) -> Box:
        return box._replace(x=box.x + self.x, y=box.y + self.y)

    def _lay_tray(self, box: Box) -> None:
        """Cut cards or squares in a row, and at its end the button for the orders."""
        button = self.ids.orders_button
        shown = bool(box.height) and self.has_orders() and not self.orders_lie_open()
        button.opacity, button.key = (1, "orders") if shown else (0, "")
        button.size = dp(60), dp(50)
        things = {"cut": self.cut_cards, "put": self.hand}.get(self.phase, [])
        for thing in self.cut_cards + self.hand:
            if thing not in things:
                thing.opacity = 0
        there = [thing for thing in things if thing.key]
        aside = button.width + dp(GAP) if button.opacity else 0
        if there:
            slots = 2 if self.phase == "cut" else 4
            side = min(box.height, (box.width - aside) / slots - dp(6))
            left = box.x + (box.width - aside - len(there) * (side + dp(6))) / 2 + dp(3)
            for at, thing in enumerate(there):
                put(thing, Box(left + at * (side + dp(6)), box.y + (box.height - side) / 2, side, side))
        button.pos = box.x + box.width - button.width - dp(2), box.y + (box.height - button.height) / 2

    def _lay_orders(self, box: Box) -> None:
        there = [order for order in reversed(self.ids.orders.children) if order.key]
        put(self.ids.orders, box)
        hide(self.ids.orders, not box.height)
        for order in there:
            order.opacity = 1 if box.height else 0
        if not box.height:
            return
        side_by_side = box.width >= dp(SIDE_BY_SIDE)
        for at, order in enumerate(there):
            if side_by_side:
                wide = box.width / len(there)
                place(order, Box(box.x + at * wide, box.y, wide, box.height))
            else:
                high = box.height / 3
                place(order, Box(box.x, box.y + box.height - (at + 1) * high, box.width, high))

    def _lay_rows_button(self) -> None:
        grid, button = self.ids.grid, self.ids.rows
        grid.lay()
        shown = self.main() == "grid" and grid.hides_places()
        button.opacity, button.key = (1, "rows") if shown else (0, "")
        button.size = dp(48), dp(48)
        button.pos = grid.right - dp(50), grid.center_y - dp(24)


def hide(widget: Widget, hidden: bool) -> None:
    """What is hidden is not seen, and lies where nobody touches it. (A disabled one would swallow touches.)"""
    widget.opacity = 0 if hidden else 1
    if hidden:
        widget.pos = AWAY, AWAY


def place(widget: Widget, box: Box) -> None:
    """With a little room around it."""
    put(widget, Box(box.x + dp(3), box.y + dp(2), box.width - dp(6), box.height - dp(4)))


def put(widget: Widget, box: Box) -> None:
    Animation.cancel_all(widget, "x", "y")  # it may still glide to where it was
    widget.pos, widget.size = (box.x, box.y), (box.width, box.height)
