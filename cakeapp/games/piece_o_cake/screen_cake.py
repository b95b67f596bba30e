"""What lies on the table of Piece o' Cake: the round cake, its slices, the gaps where knives go, own piles."""

from math import atan2, hypot

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.piece_o_cake import ring
from cakeapp.ui.widgets.board import Thing

CUTTING_ROOM, CHOOSING_ROOM = 1.46, 1.14  # of the cake's surroundings, in radii


class Wedge(Thing):
    """A slice on the cake. It is drawn around its tip, and touched where it is drawn."""

    turn = NumericProperty(0)  # how many wedges clockwise from the top its middle lies
    radius = NumericProperty(100)
    variety = StringProperty("")
    number = StringProperty("")
    piece = StringProperty("")  # the letter of its piece
    eaten = BooleanProperty(False)
    faded = BooleanProperty(False)

    def _tip(self) -> tuple[float, float]:
        x, y = ring.direction(self.turn)
        reach = ring.INSIDE * self.radius
        return self.center_x - x * reach, self.center_y - y * reach

    tip = AliasProperty(_tip, bind=("pos", "size", "turn", "radius"))

    def collide_point(self, x: float, y: float) -> bool:
        dx, dy = x - self.tip[0], y - self.tip[1]
        ahead_x, ahead_y = ring.direction(self.turn)
        aside = abs(atan2(dx * ahead_y - dy * ahead_x, dx * ahead_x + dy * ahead_y))
        return hypot(dx, dy) <= self.radius and aside <= ring.WEDGE / 2


class Gap(Thing):
    """Between two slices, where a knife may go."""

    position = NumericProperty(0)
    knife = BooleanProperty(False)

    def collide_point(self, x: float, y: float) -> bool:
        return hypot(x - self.center_x, y - self.center_y) <= self.width / 2


class OwnPile(Thing):
    """The own collected slices of one variety."""

    variety = StringProperty("")
    count = NumericProperty(0)


class CakeRing(FloatLayout):
    """The cake with its gaps. It asks for as much room as it needs and lays all of it out anew when that changes."""

    room = NumericProperty(CUTTING_ROOM)
