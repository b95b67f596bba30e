"""A player in a list that is being made: renamed, moved and removed."""

from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout


class PlayerRow(BoxLayout):
    """Its emblem and its name. `page` lists all rows as `seats`; its `seating` moves, removes and renames."""

    page = ObjectProperty(None, rebind=True)
    number = NumericProperty(0)
    sitter = ObjectProperty(None, rebind=True)
    removable = BooleanProperty(False)

    def drop(self, touch: MotionEvent) -> None:
        """The handle was dragged: the seat moves to where it was let go."""
        rows = self.page.ids.seats
        y = rows.to_widget(*self.to_window(*touch.pos))[1]
        nearest = min(rows.children, key=lambda row: abs(row.center_y - y))
        self.page.seating.move(self.number, nearest.number)
