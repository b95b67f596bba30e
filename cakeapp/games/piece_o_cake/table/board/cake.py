"""What lies on the table of Piece o' Cake: the round cake, its slices, the gaps where knives go, own piles."""

from math import hypot, tan

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.games.piece_o_cake.table import ring
from cakeapp.stage.widgets.board import Board, Thing

SPILL = 0.025  # how far the picture of a slice reaches over its rim and its cut sides, in radii
RIM = 0.24  # how far outside the rim a gap's knife lies, in radii
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
    named = ObjectProperty(None, allownone=True)  # the slice that bears the name of the whole piece, if it is one thing
    cut = False, False  # on which sides, counter-clockwise and clockwise, another piece lies

    def _tip(self) -> tuple[float, float]:
        x, y = ring.direction(self.turn)
        reach = ring.INSIDE * self.radius
        return self.center_x - x * reach, self.center_y - y * reach

    tip = AliasProperty(_tip, bind=("pos", "size", "turn", "radius"))

    def collide_point(self, x: float, y: float) -> bool:
        dx, dy = x - self.tip[0], y - self.tip[1]
        ahead_x, ahead_y = ring.direction(self.turn)
        ahead, aside = dx * ahead_x + dy * ahead_y, dx * ahead_y - dy * ahead_x
        spill = SPILL * self.radius
        reach = ahead * tan(ring.WEDGE / 2) + (spill if self.cut[aside > 0] else 0)
        return hypot(dx, dy) <= self.radius + spill and abs(aside) <= reach

    def on_tap(self) -> None:
        self.board.tap(self.named or self)

    def on_hold(self) -> None:
        self.board.look_closer((self.named or self).key)


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
    """The cake with its gaps. It lays all of it out anew when its room or its cuts change."""

    room = NumericProperty(CUTTING_ROOM)
    cuts = ObjectProperty(())

    def fill(self, board: Board) -> None:
        self.wedges = [Wedge(board=board) for _ in range(WEDGES)]
        self.gaps = [Gap(board=board, position=at) for at in range(WEDGES)]
        for widget in [*self.wedges, *self.gaps]:
            self.add_widget(widget)
        for name in ("size", "pos", "room", "cuts"):
            self.fbind(name, self.lay)

    def lay(self, *_: object) -> None:
        """Puts wedges and gaps where they belong in the room there is."""
        if self.width < 10:
            return
        radius = min(self.width, self.height) / 2 / self.room
        parts = ring.pieces(self.cuts) if self.cuts else []
        apart = {at: ring.drawn_apart(part) for part in parts for at in part}
        cut = {at: (at == part[0], at == part[-1]) for part in parts for at in part}
        for at, wedge in enumerate(self.wedges):
            x, y = ring.direction(at + 0.5)
            out_x, out_y = apart.get(at, (0.0, 0.0))
            wedge.radius, wedge.cut = radius, cut.get(at, (False, False))
            wedge.size = 2 * ring.WIDEST * radius, 2 * ring.WIDEST * radius
            wedge.center = (
                self.center_x + radius * (x * ring.INSIDE + out_x),
                self.center_y + radius * (y * ring.INSIDE + out_y),
            )
        for gap in self.gaps:
            x, y = ring.direction(gap.position)
            gap.size = dp(48), dp(48)
            reach = radius * (1 + RIM)
            gap.center = self.center_x + x * reach, self.center_y + y * reach
