"""A game's table set on the stage: fingers become what is in mind, and that becomes moves. It decides nothing."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.core import registry
from cakeapp.core.game import Event, Line, Move
from cakeapp.core.registry import Door
from cakeapp.core.seat import Seat
from cakeapp.scene.forms import ROUND, form_of
from cakeapp.scene.game_table import GameTable
from cakeapp.scene.gestures import Gesture
from cakeapp.scene.sight import Person, Sight, stakes_of
from cakeapp.scene.tools import TOOLS
from cakeapp.stage import art
from cakeapp.stage.mats import reader_of
from cakeapp.stage.own_words import OwnWords
from cakeapp.stage.piece import KINDS, Piece
from cakeapp.stage.stage import Stage
from cakeapp.stage.theme import theme
from cakeapp.stage.widgets.bottom_sheet import Paragraph, Reader

ON_TABLE = "table"  # how people sit: the device lies between them


class SetTable(OwnWords, FloatLayout):
    whole = True  # it fills the screen, helpers and prompt included
    sitters = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._table: GameTable = registry.load(self.game, Door.TABLE)
        self._effects = registry.load(self.game, Door.EFFECTS)
        self.rules, self.sound = self._table.rules, self._table.sound
        self.stage = Stage(KINDS | registry.load(self.game, Door.PIECES), self.say)
        self.stage.bind(on_tap=self._tap, on_hold=self._closer, on_over=self._over, on_drop_on=self._drop)
        self.add_widget(self.stage)
        self._sight: Sight | None = None
        self._intent = self._table.nothing
        self._rest: Any = None  # what is still to be done of what the button said
        self._go_on = Clock.create_trigger(self._do_the_rest, 0)
        self._lay_soon = Clock.create_trigger(self._lay, -1)  # once, whatever changes in a frame
        self.bind(size=self._lay_soon, pos=self._lay_soon)

    def on_parent(self, _: object, parent: object) -> None:
        """A table that is put away need not know how words are written meanwhile."""
        (theme.bind if parent else theme.unbind)(text_scale=self._lay_soon, left_hand=self._lay_soon)

    # What the screen asks for -------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What it shows now."""
        return None if self._sight is None else self._sight.view

    def show(self, seat: Seat, view: Any) -> None:
        """Shows what this seat may know, all of it and nothing left over from another seat."""
        self._see(seat, view, seat.events())
        self._go_on()

    def show_before(self, seat: Seat, event: int) -> None:
        """What everybody could see before that event, for whoever looks on now; nobody is asked anything."""
        self._see(seat, seat.view_before(event), seat.events()[:event], moving=True)

    def show_after(self, seat: Seat, knows: Seat, event: int) -> None:
        """How all lies once the move that caused an event is told to its end; its words stay, and nobody is asked."""
        if event == seat.last_of(event) and self._sight is not None:
            self._see(seat, knows.view_after(event), knows.events()[: event + 1], moving=True, told=self._sight.told)

    def _see(self, seat: Seat, view: Any, events: Sequence[Event], **facts: Any) -> None:
        if facts or self.view != view:  # what is in mind about the same stays
            self._intent = self._table.nothing
        self.stage.let_go(but=TOOLS)
        self._seat = seat
        people = [Person(sitter.name, sitter.emblem, sitter.is_bot) for sitter in self.sitters]
        stakes = stakes_of(self.host.app.settings.values.stakes, len(self.host.session.people) == 1)
        refuse = cache(seat.refuse)  # as it is now: what is shown while it is told may be asked again
        back = self.host.eyes.takes_back is not None
        self._sight = replace(Sight(view, events, people, self._near(), refuse, stakes, can_undo=back), **facts)
        self.stage.flights.forget()
        self._draw()

    def _near(self) -> int | None:
        """Who sits before the screen, the first of all if nobody does; none where they sit around it."""
        return None if self._around else self._seat.number or 0

    @property
    def _around(self) -> bool:
        """The screen lies between people, and is large enough for it."""
        return self.host.session.setup.sitting == ON_TABLE and form_of(*self._dp(), True).kind == ROUND

    def reader(self, key: str = "") -> Reader:
        """Who reads what is told about a thing, or about the game."""
        return reader_of(self.stage, key, self.host.viewer) if self._around else Reader()

    def clear(self) -> None:
        self._sight = self._rest = None
        self.stage.clear()

    def prompt(self) -> str:
        return self.say(self._scene.prompt) if self._sight is not None else ""

    def words(self, event: Event) -> str:
        assert self._sight is not None
        return self.say(self._table.sentence(event, self._sight.people))

    def animate(self, event: Event) -> float:
        return float(self._effects(self.stage, event))

    def moment(self) -> str:
        return self._table.moment(self._sight, self._intent) if self._sight is not None else "over"

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        return self._table.how(self._sight, self._intent, move, tapping) if self._sight is not None else []

    def cancel(self) -> None:
        self._intent = self._table.nothing
        self._draw(moving=False)

    def light_up(self, seat: int, line: Line) -> None:
        assert self._sight is not None
        self._sight = replace(self._sight, lit=(seat, line.source, line.items))
        self._draw()

    def look_at(self, seat: int) -> None:
        """Shows what everybody may know about a seat."""
        if entries := self.closer(f"player:{seat}"):
            self.host.sheet(self.sitters[seat].name, entries, f"player:{seat}")

    @property
    def moving(self) -> bool:
        return self.stage.moving

    def things(self) -> list[Piece]:
        """All that can be heard or touched by itself."""
        return [piece for piece in self.stage.pieces() if piece.key]

    def where(self, key: str) -> dict[str, str]:
        """Where a thing may be carried, and in words what that would do."""
        if self._sight is None:
            return {}
        return {place: self.say(said) for place, said in self._table.offers(self._sight, self._intent, key).items()}

    def closer(self, key: str) -> list[Paragraph]:
        """What can be told about a thing that somebody looks at closely."""
        told = self._table.closer(self._sight, self._intent, key) if self._sight is not None else []
        return [Paragraph(self.say(said), art.named(picture)) for said, picture in told]

    def show_told(self, sentence: str, moving: bool = False) -> None:
        """What happened, why something cannot be, or what could be done; what is in mind stays as it is."""
        if self._sight is not None and self._sight.told != sentence:
            nobody = self._sight.moving or (moving and self._sight.acting != self.host.session.actor)
            self._sight = replace(self._sight, told=sentence, moving=nobody)
            self._draw(moving)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While something is told, a touch anywhere but on a helper goes on to what comes next, and only that."""
        piece = self.stage.touched(*touch.pos)
        helper = piece is not None and piece.item.key in TOOLS
        if not helper and self.collide_point(*touch.pos) and self.host.director.hurry():
            return True
        return bool(super().on_touch_down(touch))

    # What fingers mean --------------------------------------------------------------------------------------------

    def _tap(self, _: Stage, key: str) -> None:
        if key in TOOLS:
            getattr(self.host, key)()
        elif self.host.director.busy:
            self.host.director.hurry()
        elif key == "confirm":
            self.host.ask_again()
            self._confirm()
        elif key.startswith("player:"):
            self.look_at(int(key.removeprefix("player:")))
        elif self._sight is not None:
            then = self._table.tap(self._sight, self._intent, key)
            if then is None:
                self._closer(self.stage, key)
            else:
                self._intend(then)

    def _over(self, _: Stage, key: str, place: str) -> None:
        offers = self.where(key)
        if not place:
            self.stage.light(offers)
        elif place in offers:
            self.host.tell(offers[place])

    def _drop(self, _: Stage, key: str, place: str) -> None:
        """Where nothing is offered nothing comes of it, and what was said on the way is no longer said."""
        if self._sight is not None and not self.host.director.busy and place in self.where(key):
            self._intend(self._table.drop(self._sight, self._intent, key, place))
        else:
            self.show_told("")

    def _confirm(self) -> None:
        assert self._sight is not None
        move = self._table.move(self._sight, self._intent)
        if move is None:
            self.host.tell(self.say(self._scene["confirm"].why))
        else:
            self._rest = self._table.rest(self._intent)
            self.host.play(move)

    def _do_the_rest(self, _: float) -> None:
        """Where the button said two moves, the second follows as soon as the first was told."""
        if self._rest is not None and self._sight is not None and not self.host.director.busy:
            self._intent, self._rest = self._rest, None
            if self._table.move(self._sight, self._intent) is not None:
                self._confirm()

    def _intend(self, intent: Any) -> None:
        assert self._sight is not None
        self._intent, self._rest = intent, None
        self._sight = replace(self._sight, told="")
        self._draw()
        self.host.ask_again()

    def _closer(self, _: Stage, key: str) -> None:
        if entries := self.closer(key):
            self.host.sheet(self.say(self._scene[key].says) if key in self._scene else "", entries, key)

    # What is shown ------------------------------------------------------------------------------------------------

    def _dp(self) -> tuple[float, float]:
        return max(1.0, self.width / dp(1)), max(1.0, self.height / dp(1))  # a page that comes may give it no room yet

    def _lay(self, *_: object) -> None:
        """The screen is turned, or words become larger."""
        self.stage.let_go()
        if self._sight is not None and self.parent is not None:
            self._sight = replace(self._sight, near=self._near())
            self._draw(moving=False)

    def _draw(self, moving: bool = True) -> None:
        assert self._sight is not None
        self._scene = self._table.scene(self._sight, self._intent)
        form = form_of(*self._dp(), self._sight.near is None, theme.text_scale, theme.left_hand)
        self.stage.size, self.stage.pos, self.stage.speed = self.size, self.pos, self.host.director.speed
        self.stage.show(self._scene, self._table.plan(self._scene, form), moving)
