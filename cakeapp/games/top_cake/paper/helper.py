"""The judge: the cards at one lot of the printed game, and who takes it and why."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from cakeapp.core.say import Said, with_names
from cakeapp.games.top_cake.paper.judge import problem, ruling
from cakeapp.games.top_cake.rules.components import FACES
from cakeapp.games.top_cake.rules.laid import HALF, CardAtLot, spoken
from cakeapp.stage import art
from cakeapp.stage.sheet_board import CompanionBoard
from cakeapp.stage.widgets.touchable import Touchable

PICTURES = {"S": "snatch", "R": "reverse", HALF: "half"}


class TopCakeJudgeCard(Touchable):
    """A bidding card that the shown player may have at the lot."""

    face = StringProperty("")
    picture = StringProperty("")
    laid = BooleanProperty(False)


class TopCakeHelper(CompanionBoard):
    seat = NumericProperty(0)
    said = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.lot: list[CardAtLot] = []
        self.players = self.host.tally.written.scorers
        self.ids.chips.seat(self.players)
        for face in (*FACES, HALF):
            picture = art.sprite("top_cake", PICTURES[face]) if face in PICTURES else ""
            card = TopCakeJudgeCard(key=f"face:{face}", face="" if picture else face, picture=picture)
            card.spoken = self.t("helper.half") if face == HALF else self.say(spoken(face))
            card.bind(on_tap=lambda _, face=face: self.turn(face))
            self.ids.cards.add_widget(card)
        self._show()

    def _show(self) -> None:
        laid = [card.face for card in self.lot if card.seat == self.seat]
        for card, face in zip(reversed(self.ids.cards.children), (*FACES, HALF)):
            card.laid = face in laid
        self.ids.chips.mark(self.seat)
        self.ids.chips.write([self._laid_by(seat) for seat in range(len(self.players))])
        stays = self.host.tally.written.options["cancelled_lots"] == "stay"
        self.said = self.t("helper.says")
        if self.lot:
            self._tell(ruling(self.lot, len(self.players), stays).reason)

    def _tell(self, said: Said) -> None:
        self.said = self.say(with_names(said, self.host.tally.names))

    def _laid_by(self, seat: int) -> str:
        faces = [card.face for card in self.lot if card.seat == seat]
        return " ".join("½" if face == HALF else face for face in faces)

    # What is tapped ---------------------------------------------------------------------------------------------

    def turn_to(self, seat: int) -> None:
        self.seat = seat
        self._show()

    def turn(self, face: str) -> None:
        """The shown player has this card at the lot, or has it no more."""
        there = [card for card in self.lot if (card.seat, card.face) == (self.seat, face)]
        lot = [card for card in self.lot if card not in there] if there else [*self.lot, CardAtLot(self.seat, face)]
        if why := problem(lot, len(self.players)):
            self._tell(why)
            return
        self.lot = lot
        self._show()

    def wipe(self) -> None:
        self.lot = []
        self._show()
