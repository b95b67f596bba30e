"""The table in use: what of the game the screen shows, and what is asked of it."""

from collections.abc import Sequence
from typing import Any

from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from cakeapp.core.errors import IllegalMove
from cakeapp.core.game import Move
from cakeapp.scene.sight import stakes_of
from cakeapp.services.session import Session, Sitter
from cakeapp.stage.widgets.bottom_sheet import Paragraph
from cakeapp.stage.widgets.curtain import Curtain
from cakeapp.stage.widgets.touchable import let_go
from cakeapp.ui.play.aids import Aids
from cakeapp.ui.play.around import Around
from cakeapp.ui.play.at_table import AtTable
from cakeapp.ui.play.director import Director
from cakeapp.ui.play.eyes import Eyes, News
from cakeapp.ui.play.handover import Handover
from cakeapp.ui.play.pump import Pump
from cakeapp.ui.play.questions import BY_LETTER, Questions
from cakeapp.ui.play.sheets import Sheets
from cakeapp.ui.play.tables import Tables
from cakeapp.ui.play.telling import Telling
from cakeapp.ui.play.turns import Turns
from cakeapp.ui.shell.page import Page


class Play(Page):
    keeps_awake = True
    game = StringProperty("")
    prompt = StringProperty("")
    framed = BooleanProperty(True)  # prompt, chips and helpers stand around the table, which has none of them itself
    told = BooleanProperty(False)  # a sentence stands where the prompt was
    can_undo = BooleanProperty(False)
    over = BooleanProperty(False)
    turn = NumericProperty(0)  # quarters by which the table faces whoever plays
    plate = StringProperty("")  # what stands on the plate that whoever plays holds to see her own; none, no plate
    table = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(turn=self.on_size)
        self.tables, self.sheets = Tables(self), Sheets(self.t)
        self.telling, self.around, self.handover = Telling(self), Around(self), Handover(self)
        self.pump, self.director = Pump(), Director(lambda: self.turns.advance())
        self.turns = Turns(self, self.pump, self.director)
        self.hand = self.ids.hand
        self.at_table = AtTable(self, self.sheets)
        self.questions = Questions(self.t, self.sheets, self.read_out)
        self.aids = Aids(self, self.hand, self.sheets, self.turns.bots, self.director)

    def open(self, session: Session | None = None, scored: Any = None, **arguments: Any) -> None:
        """`scored` is a line of the breakdown of a finished game, with the seat whose it is."""
        assert session is not None
        with self.tables.opening(session.setup.key):
            self._sit_down(session, Eyes(session))
        if scored:
            self.telling.scored(*scored)
        elif session.setup.typed:
            self.tell(self.t("play.deal_typed", deal=session.setup.deal))

    def _sit_down(self, session: Session, eyes: Eyes) -> None:
        self.turns.stop()
        self.sheets.close()
        self.hand.stop()
        self.session = session
        self.eyes = self.turns.eyes = eyes
        self.game = session.setup.key
        self.table = self.tables.cleared(self.game)
        self.table.sitters = session.sitters
        self.framed = not self.table.whole
        self.director.speed = self.app.settings.values.animation_speed
        self.handover.lay()
        self.show()
        self.turns.advance()

    def on_size(self, *_: object) -> None:
        """The size class is that of the table as it lies."""
        width, height = self.size
        self.classify(*((height, width) if self.turn % 2 else (width, height)))

    # What is shown ----------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whoever sits before the screen."""
        return self.eyes.side

    @property
    def curtain(self) -> Curtain | None:
        return self.handover.curtain

    def show(self) -> None:
        """The view is the truth: everything on screen follows from it."""
        self.turn = self.eyes.facing if self.framed else 0
        self.table.show(self.session.seat(self.viewer), self.eyes.view())
        self.can_undo = self.eyes.takes_back is not None
        self.told = False
        self.prompt = self.table.prompt() if not self.over else self.t("play.over")
        self.around.show()
        self.telling.goes_on()

    def show_before(self, event: int) -> None:
        self.table.show_before(self.session.seat(self.viewer), event)
        self.around.show_before()

    def tell_news(self, news: Sequence[News]) -> None:
        self.director.play([self.telling.beat(one) for one in news])

    def tell_again(self, news: News) -> None:
        self.director.play([self.telling.again(news)])

    def tell(self, sentence: str) -> None:
        """A sentence in the prompt's place, spoken too; the prompt comes back."""
        self.telling.sentence(sentence)

    def ask_again(self) -> None:
        """The prompt follows what was chosen on the table so far."""
        self.telling.ask_again()

    # Whose turn it is -------------------------------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        return self.eyes.to_move

    def goes_to(self, seat: int | None) -> None:
        self.over = seat is None

    def wait_for(self, bot: int) -> float:
        self.prompt = self.t("play.thinking", name=self.session.sitters[bot].name)
        return self.telling.pace.bot * min(1.0, self.director.speed)

    def hand_over(self, seat: int) -> None:
        self.handover.ask(seat)

    def shut(self) -> None:
        self.eyes.shut = True
        let_go(Window)
        self.ids.plate.opened = False
        self.sheets.close()

    # What the table and the buttons ask for ---------------------------------------------------------------------

    def play(self, move: Move) -> None:
        self.director.arrive()
        if self.viewer is None or not self.my_turn:
            return
        try:
            self.turns.make(self.viewer, move)
        except IllegalMove as refused:
            self.app.sounds.play("error")
            self.tell(self.say(refused.why))
            return
        self.app.device.buzz()
        self.hand.stop()
        self.director.hold()  # whoever presses twice meant the same, and the button may say another thing by now

    def undo(self) -> None:
        if self.eyes.takes_back is None:
            self.director.arrive()
            self.tell(self.t("play.undo_not"))
            return
        self.sheets.close()  # what the log tells may be undone now
        self.turns.undo(self.eyes.takes_back)
        self.app.sounds.play("undo")

    def hint(self) -> None:
        self.director.arrive()
        self.aids.hint(self.eyes, self.table)

    def log(self) -> None:
        self.aids.log(self.eyes, self.table, again=self.my_turn or self.over)

    def help(self) -> None:
        self.aids.help(self.table)

    def ask(self, question: str) -> None:
        """Behind a curtain there is nothing to be asked about."""
        self.director.arrive()
        if self.curtain is None:
            self.questions.answer(question, self.eyes, self.table)

    def on_touch_down(self, touch: Any) -> bool:
        return self.telling.touched(touch.pos) or bool(super().on_touch_down(touch))

    def letter(self, letter: str) -> bool:
        if letter in BY_LETTER:
            self.ask(BY_LETTER[letter])
        return letter in BY_LETTER or self.telling.typed(letter)

    def leave(self) -> None:
        """Whoever leaves may be all of them, or one of several: she is asked, as long as anybody can play on."""
        if self.over:
            self.leave_table()
        else:
            self.at_table.open(self.table, self.session)

    def leave_table(self) -> None:
        super().leave()

    def seat_anew(self, sitters: tuple[Sitter, ...], sitting: str, told: str) -> None:
        """The game goes on with these; what was open for anybody is shut before."""
        self.session.seat_anew(sitters, sitting)
        self._sit_down(self.session, Eyes(self.session, opened=False))
        self.tell(told)

    def stakes(self) -> None:
        """Of which choices the table says what they bring: some want to reckon for themselves."""
        self.at_table.reckon(self.table, stakes_of(self.app.settings.values.stakes, self.eyes.alone))

    def reckon(self, way: str) -> None:
        self.app.set("stakes", way)
        self.show()

    def sheet(self, title: str, entries: list[Paragraph], key: str = "") -> None:
        """About a thing, where it has a key."""
        self.sheets.open(self.table, title, entries, key)

    def result(self) -> None:
        self.app.nav.replace("result", session=self.session)

    def not_kept(self) -> None:
        """The table shows what is on disk; a bot tries again later."""
        self.turns.stop_for_now()
        if self.curtain is None:
            self.table.cancel()
            self.show()

    def rest(self) -> None:
        """Nobody knows who takes the device up again: what only one may see is gone before."""
        self.turns.stop()
        self.session.interrupt()
        if not self.eyes.alone and self.curtain is None and not self.over:
            self.shut()
            self.show()

    def wake(self) -> None:
        self.turns.advance()

    def on_pre_leave(self, *_: object) -> None:
        """By whatever way: nobody plays on at a table that nobody sees, and nothing of it lies over another page."""
        let_go(self)
        self.turns.stop()
        self.telling.stop()
        self.sheets.close()
        self.app.device.let_picture_turn()
