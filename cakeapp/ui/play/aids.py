"""What helps at a table: a hint, what happened so far, and the rules of this moment."""

from typing import Protocol

from cakeapp.core.game import Move
from cakeapp.core.say import Said
from cakeapp.scene.gestures import Tap
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.hand import GhostHand
from cakeapp.ui.play import log, rules
from cakeapp.ui.play.bots import BotsAtTable
from cakeapp.ui.play.director import Director
from cakeapp.ui.play.eyes import Eyes, News
from cakeapp.ui.play.sheets import Sheets


class Teller(Protocol):
    def t(self, key: str) -> str: ...

    def say(self, said: Said) -> str: ...

    def tell(self, sentence: str) -> None: ...

    def tell_again(self, news: News) -> None: ...


class Aids:
    def __init__(self, teller: Teller, hand: GhostHand, sheets: Sheets, bots: BotsAtTable, director: Director) -> None:
        self._teller, self._hand, self._sheets, self._bots, self._director = teller, hand, sheets, bots, director

    def hint(self, eyes: Eyes, table: TableBoard) -> None:
        """For whoever faces the screen: the best bot's move, shown by a ghost hand, and why."""
        if eyes.side is None or not eyes.to_move:
            self._teller.tell(self._teller.t("play.hint_not"))
        elif eyes.shut and eyes.has_secrets(eyes.side):
            self._teller.tell(self._teller.t("play.hint_shut"))
        else:

            def advise(move: Move, why: Said) -> None:
                self._director.arrive()  # it is about now, and something of before may be looked at again meanwhile
                if table.how(move)[0] == Tap("cancel"):  # it may lie under what is in mind
                    table.cancel()
                self._teller.tell(self._teller.say(why))
                *shown, last = table.how(move)
                self._hand.show(shown or [last])  # which button it is then is seen when it has come to that

            self._bots.hint(eyes.session, eyes.side, advise)

    def log(self, eyes: Eyes, table: TableBoard, again: bool) -> None:
        """What happened since the own last move, and before it; a tap on a line may show it again."""
        seat, viewer = eyes.session.seat(eyes.seat), eyes.session.seat(eyes.side)
        told = log.entries(table, seat, viewer, self._teller.t)
        sheet = self._sheets.open(table, self._teller.t("play.log"), [entry for _, entry in told])
        if again:
            sheet.tapped = lambda line: self._see_again(eyes, table, told[line][0])

    def _see_again(self, eyes: Eyes, table: TableBoard, number: int) -> None:
        """The table as everybody saw it then, and what happened; then it is as it is."""
        self._sheets.close()
        self._director.arrive()
        event, onlooker = eyes.session.seat(eyes.seat).events()[number], eyes.session.seat(None)
        table.show_before(onlooker, number)
        self._teller.tell_again(News(number, event))

    def help(self, table: TableBoard) -> None:
        self._sheets.open(table, self._teller.t("play.help"), rules.paragraphs(table, self._teller.t))
