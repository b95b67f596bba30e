"""What the table of every game is to the play screen that hosts it."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from cakeapp.core.game import Event, Line, Move
from cakeapp.core.seat import Seat
from cakeapp.scene.gestures import Gesture
from cakeapp.stage.own_words import OwnWords
from cakeapp.stage.widgets.board import Board, Thing
from cakeapp.stage.widgets.bottom_sheet import Paragraph, Reader
from cakeapp.stage.widgets.turntable import QUARTER


class TableBoard(OwnWords, Board):
    """Maps a view to what is on screen, and gestures to moves. It counts nothing and decides nothing."""

    whole = False  # prompt, chips and helpers stand around it
    sitters = ListProperty()  # who plays at it
    wide = BooleanProperty(False)
    confirm_text = StringProperty("")  # what the button would do as things lie now; none, no button
    confirm_refusal = StringProperty("")  # why it cannot be done yet
    seat: Seat
    rules: Sequence[tuple[str, str]] = ()  # the paragraphs of the help by their moments, each with its picture

    def on_size(self, *_: object) -> None:
        self.wide = self.width > self.height

    def name_of(self, seat: int) -> str:
        return str(self.sitters[seat].name)

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    @property
    def emblems(self) -> list[int]:
        return [sitter.emblem for sitter in self.sitters]

    @property
    def speed(self) -> float:
        """Of animations, as the settings say; 0 shows none."""
        return float(self.host.director.speed)

    def tell(self, sentence: str) -> None:
        self.host.tell(sentence)

    def tap(self, thing: Thing) -> None:
        """What was said before has been read, and what is put back where it was is no longer spoken of."""
        self._read()
        again = thing is self.picked
        super().tap(thing)
        if again and self.picked is None:
            self.host.ask_again()

    def cancel(self) -> None:
        super().cancel()
        self.host.ask_again()

    def lift(self, thing: Thing) -> None:
        self._read()
        super().lift(thing)

    def _read(self) -> None:
        if self.host.told and self.host.my_turn:
            self.host.ask_again()

    def where(self, key: str) -> dict[str, str]:
        """Where a thing may be carried, and in words what that would do."""
        return {place: offer.says for place, offer in self.offers(key).items()}

    def look_closer(self, key: str) -> None:
        thing = next((one for one in self.things() if one.key == key), None)
        if thing is not None and (entries := self.closer(key)):
            self.host.sheet(thing.spoken, entries)

    def reader(self, key: str = "") -> Reader:
        """Whoever it is turned to."""
        return Reader(self.host.turn * QUARTER)

    # What a game fills in -------------------------------------------------------------------------------------

    def show(self, seat: Seat, view: Any) -> None:
        """Shows what this seat may know, all of it and nothing left over from another seat."""

    def show_before(self, seat: Seat, event: int) -> None:
        """What everybody could see before that event, for whoever looks on now."""
        self.show(seat, seat.view_before(event))

    def clear(self) -> None:
        """Shows nothing any more."""

    def prompt(self) -> str:
        """What the shown seat can do now, in a line."""
        return ""

    def moment(self) -> str:
        """The paragraph of the rules that is about this moment, by its key under `help`."""
        return "over"

    def closer(self, key: str) -> list[Paragraph]:
        """What can be told about a thing that somebody looks at closely."""
        return []

    def intended(self) -> Move | None:
        """What the button would do, as things lie now."""
        return None

    def confirm(self) -> None:
        """The button was pressed."""
        move = self.intended()
        if self.confirm_refusal or move is None:
            self.tell(self.confirm_refusal or self.prompt())
        else:
            self.host.play(move)

    def look_at(self, seat: int) -> None:
        """Shows what everybody may know about a seat: its chip was tapped."""

    def light_up(self, seat: int, line: Line) -> None:
        """On the table of a finished game: what of a seat's things scored that line of the breakdown."""

    def points(self) -> Sequence[str]:
        """What is written beside each seat's name."""
        return ()

    def animate(self, event: Event) -> float:
        """Shows one event; how many seconds that takes at normal speed, 0 for nothing to see."""
        return 0.0

    def sound(self, event: Event) -> str:
        """The sound of an event, by name; empty for none."""
        return ""

    def words(self, event: Event) -> str:
        """The event as a line of the log; empty where nothing need be said."""
        return ""

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        """The gestures by which a person makes this move from what is on screen; by taps alone if wished."""
        return []
