"""The table in use: whose turn it is, the handover between people, and the bots."""

from contextlib import nullcontext
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from cakeapp.core import registry
from cakeapp.core.game import Line, Move
from cakeapp.core.lines import in_words
from cakeapp.services.session import ON_TABLE, Session
from cakeapp.stage import art, layouts
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.bottom_sheet import Curtain
from cakeapp.stage.widgets.chips import SeatChip
from cakeapp.stage.widgets.hand import GhostHand
from cakeapp.stage.widgets.touchable import let_go
from cakeapp.stage.widgets.turntable import side
from cakeapp.ui.long_lived import long_lived
from cakeapp.ui.play.aids import Aids
from cakeapp.ui.play.director import Director
from cakeapp.ui.play.eyes import Eyes
from cakeapp.ui.play.pump import Pump

PACES = {"quick": 0.15, "steady": 0.6, "slow": 1.4}  # seconds a bot takes at least
LATER = 5.0  # seconds until a bot tries to keep her move again
TOLD = 0.8  # seconds a sentence stays where nothing moves


class Play(Aids):
    keeps_awake = True
    game = StringProperty("")
    prompt = StringProperty("")
    told = BooleanProperty(False)  # a sentence stands where the prompt was
    can_undo = BooleanProperty(False)
    over = BooleanProperty(False)
    turn = NumericProperty(0)  # quarters by which the table faces whoever plays
    plate = StringProperty("")  # what stands on the plate that whoever plays holds to see her own; none, no plate
    table = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._tables: dict[str, TableBoard] = {}  # by game: a table is set once, and shown again
        self.pump = Pump()
        self.director = Director(self._animate, self._at_rest)
        self._again = Clock.create_trigger(self._try_again, LATER)

    def open(self, session: Session | None = None, scored: Any = None, **arguments: Any) -> None:
        """`scored` is a line of the breakdown of a finished game, with the seat whose it is."""
        assert session is not None
        with nullcontext() if session.setup.key in self._tables else long_lived():
            self._sit_down(session)
        if scored:
            self._show_scored(*scored)
        elif session.setup.typed:
            self.tell(self.t("play.deal_typed", deal=session.setup.deal))

    def _sit_down(self, session: Session) -> None:
        self._stop()
        self.close_sheet()
        self.session = session
        self.game = session.setup.key
        self.eyes = Eyes(session)
        self.curtain: Curtain | None = None
        self._set_table()
        self.told_until = len(session.seat(None).events())
        self._show()
        self._advance()

    def _show_scored(self, seat: int, line: Line) -> None:
        why = in_words(self.app.strings, self.game, line)
        self.tell(self.t("play.scored", name=self.session.sitters[seat].name, points=line.points, why=why))
        self.table.light_up(seat, line)

    def _set_table(self) -> None:
        if known := self._tables.get(self.game):
            known.clear()
        else:
            layouts.need(f"games/{self.game}/table")
            known = registry.load(registry.info(self.game).screen)(host=self, game=self.game)
            self._tables[self.game] = known
        self.table = known
        self.table.sitters = self.session.sitters
        self.director.speed = self.app.settings.values.animation_speed
        self.ids.stage.clear_widgets()
        self.ids.stage.add_widget(self.table)
        self.ids.chips.clear_widgets()
        self.hand = GhostHand()
        self.ids.over.clear_widgets()
        self.ids.over.add_widget(self.hand)

    def classify(self, width: float, height: float) -> None:
        """The size class is that of the table as it lies."""
        super().classify(*((height, width) if self.turn % 2 else (width, height)))

    def on_turn(self, *_: object) -> None:
        self.on_size()

    def _face(self, seat: int | None) -> None:
        """A device that lies on the table turns to whoever looks at it."""
        on_table = self.session.setup.sitting == ON_TABLE and seat is not None
        self.turn = side(seat or 0, len(self.session.sitters)) if on_table else 0

    # Whose turn it is -------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whoever sits before the screen."""
        return self.eyes.side

    def _advance(self) -> None:
        """Hands the game to whoever decides next."""
        actor = self.session.actor
        self.over = actor is None
        if actor is None:
            self._show()
        elif self.session.sitters[actor].is_bot:
            self._show()
            self._let_think(actor)
        else:
            self._turn_to(actor)

    def _turn_to(self, actor: int) -> None:
        """Nothing that only she may see comes to the screen before she asks for it."""
        if not self.eyes.has_secrets(actor) or self.eyes.seat == actor:
            self.eyes.turn_to(actor)
            self._show()
        elif self.session.setup.sitting == ON_TABLE:
            self.eyes.turn_to(actor, shut=True)
            self._show()
        else:
            self._hand_over(actor)

    def _let_think(self, seat: int) -> None:
        bot, view = self.session.bot(seat), self.session.seat(seat).view()
        self.prompt = self.t("play.thinking", name=self.session.sitters[seat].name)
        thought = bot.think(view, self.session.mind(seat), bot.budget)
        pace = PACES[self.app.settings.values.bot_pace] * min(1.0, self.director.speed)
        self.pump.start(thought, lambda move: self._make(seat, move), at_least=pace)

    def _make(self, seat: int, move: Move) -> None:
        """The move is made and saved; then everybody at this screen sees what happened."""
        self.session.play(seat, move)
        self.hand.stop()
        if self.eyes.watched(self.told_until):
            self._shut()
            self._show_before(self.told_until)
        self.director.play(self._new_events())

    def _shut(self) -> None:
        """What lies open for one person alone is so no longer."""
        self.eyes.shut = True
        let_go(Window)
        self.ids.plate.opened = False
        self.close_sheet()

    def _show_before(self, event: int) -> None:
        """What everybody could see before that event, for whoever looks on now."""
        self.table.show(self.session.seat(self.viewer), self.session.seat(None).view_before(event))
        self.plate = ""
        self.show_chips(telling=True)

    def not_kept(self) -> None:
        """The table shows what is on disk; a bot tries again later."""
        self._stop()
        if self.curtain is None:
            self._show()
        actor = self.session.actor
        if actor is not None and self.session.sitters[actor].is_bot:
            self._again()

    def _try_again(self, _: float) -> None:
        if not self.pump.busy and not self.director.busy:
            self._advance()

    def _new_events(self) -> list[Any]:
        events = self.session.seat(self.eyes.seat).events(self.told_until)
        self.told_until += len(events)
        return events

    def _animate(self, event: Any) -> float:
        """Told at any speed; how many seconds until the next event may be."""
        self.app.sounds.play(self.table.sound(event))
        if line := self.table.words(event):
            self.tell(line)
        if self.director.speed:
            return float(self.table.animate(event)) / self.director.speed
        return TOLD if line else 0.0

    def _at_rest(self) -> None:
        self._advance()

    def _show(self) -> None:
        """The view is the truth: everything on screen follows from it."""
        seat = self.session.seat(self.viewer)
        self._face(self.viewer)
        self.table.show(seat, self.session.seat(self.eyes.seat).view())
        self.can_undo = seat.can_undo and not self.pump.busy
        self.told = False
        self.prompt = self.table.prompt() if not self.over else self.t("play.over")
        self._show_plate()
        self.show_chips()

    def _show_plate(self) -> None:
        """A device that lies on the table shows what only one may see as long as she holds its plate."""
        viewer, held = self.viewer, self.session.setup.sitting == ON_TABLE and not self.over
        if held and viewer is not None and self.eyes.has_secrets(viewer):
            self.plate = self.t("play.plate", name=self.session.sitters[viewer].name)
        else:
            self.plate = ""

    def show_chips(self, telling: bool = False) -> None:
        """Whose turn comes is not shown before it is told; on a device that lies on the table everybody reads them."""
        everybody = self.plate and self.eyes.seat is not None
        points = self.table.points()
        actor = None if telling else self.session.actor
        row = self.ids.chips
        if len(row.children) != len(self.session.sitters):
            row.clear_widgets()
            for number, sitter in enumerate(self.session.sitters):
                chip = SeatChip(number=number, emblem=sitter.emblem, name=sitter.name)
                chip.bind(on_tap=lambda tapped: self.table.look_at(tapped.number))
                row.add_widget(chip)
        for chip in row.children:
            chip.turn = chip.number == actor
            if not everybody:
                chip.points = points[chip.number] if points else ""

    # Handover ---------------------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Empties the screen first, then asks for the next one."""
        self._shut()
        self.eyes.turn_to(None, shut=True)
        self.can_undo = False
        self.table.clear()
        self.ids.stage.clear_widgets()
        self.ids.chips.clear_widgets()
        self.prompt = self.plate = ""
        sitter = self.session.sitters[seat]
        self.curtain = Curtain(
            look=lambda: self._look(seat),
            asks=self.t("play.handover.to"),
            name=sitter.name,
            holds=self.t("play.handover.hold"),
            emblem=art.sprite("common", f"seat_{sitter.emblem}"),
        )
        self.ids.stage.add_widget(self.curtain)
        self.app.device.speak(f"{self.curtain.asks} {sitter.name}")

    def _look(self, seat: int) -> None:
        self.curtain = None
        self.ids.stage.clear_widgets()
        self.ids.stage.add_widget(self.table)
        self.eyes.turn_to(seat)
        self.told_until = len(self.session.seat(seat).events())
        self._show()

    def hold_plate(self, opened: bool) -> None:
        """Whoever faces the screen holds her plate, or lets it go."""
        if self.viewer is None or self.eyes.shut is not opened:
            return
        self._arrive()
        if opened:
            self.eyes.turn_to(self.viewer)
        else:
            self._shut()
        self._show()

    def slide(self, touch: MotionEvent) -> bool:
        """A finger that came from the plate takes along what can be carried on the table."""
        x, y = self.ids.plate.parent.to_window(*touch.pos)
        for thing in self.table.things():
            touch.push()
            touch.pos = thing.parent.to_widget(x, y)
            taken = thing.draggable and thing.on_touch_down(touch)
            touch.pop()
            if taken:
                return True
        return False

    # What the table and the buttons ask for ---------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        return self.curtain is None and self.viewer is not None and self.session.actor == self.viewer

    def _arrive(self) -> None:
        """What still moves arrives first: whoever acts, acts on what is true now."""
        if self.director.busy:
            self.director.skip()

    def play(self, move: Move) -> None:
        self._arrive()
        if not self.my_turn:
            return
        assert self.viewer is not None
        if why := self.session.seat(self.viewer).refuse(move):
            self.app.sounds.play("error")
            self.tell(self.say(why))
            return
        self.pump.drop()  # a hint that comes now would be about what is past
        self.app.device.buzz()
        self._make(self.viewer, move)

    def tell(self, sentence: str) -> None:
        """A sentence in the prompt's place, spoken too; the prompt comes back."""
        self.prompt, self.told = sentence, True
        self.app.device.speak(sentence)

    def ask_again(self) -> None:
        """The prompt follows what was chosen on the table so far."""
        self.told = False
        self.prompt = self.table.prompt()

    def undo(self) -> None:
        self._arrive()
        if not self.can_undo or self.viewer is None:
            self.tell(self.t("play.undo_not"))
            return
        self.pump.drop()
        self.session.undo(self.viewer)
        self.told_until = len(self.session.seat(self.viewer).events())
        self.app.sounds.play("undo")
        self._show()

    def result(self) -> None:
        self.app.nav.replace("result", session=self.session)

    def rest(self) -> None:
        """Nobody knows who takes the device up again: what only one may see is gone before."""
        self._stop()
        self.session.interrupt()
        if not self.eyes.alone and self.curtain is None and not self.over:
            self._shut()
            self._show()

    def wake(self) -> None:
        self._advance()

    def on_pre_leave(self, *_: object) -> None:
        """By whatever way: nobody plays on at a table that nobody sees, and nothing of it lies over another page."""
        self._stop()
        self.close_sheet()

    def _stop(self) -> None:
        """Nothing thinks or moves any more: the screen is left, or shows another game."""
        self.pump.drop()
        self.director.stop()
        self._again.cancel()
