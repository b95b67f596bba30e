"""The table of Top Cake: bids are dragged from the fan to the lots, layers won onto one's stacks."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from cakeapp.core.game import Event, Line, Move
from cakeapp.core.seat import Seat
from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.components import LAYERS
from cakeapp.games.top_cake.rules.state import BID, CLOSED, EITHER, HALF, OVER, STACK
from cakeapp.games.top_cake.rules.view import View
from cakeapp.games.top_cake.table import closer as closely
from cakeapp.games.top_cake.table import words
from cakeapp.games.top_cake.table.board.fill import fill_hand, fill_lots, fill_shelves
from cakeapp.games.top_cake.table.board.hand import TopCakeCard
from cakeapp.games.top_cake.table.board.handling import TopCakeHandling
from cakeapp.games.top_cake.table.board.theatre import TopCakeTheatre
from cakeapp.games.top_cake.table.geometry import CARD, FINGER
from cakeapp.games.top_cake.table.guide import gestures
from cakeapp.games.top_cake.table.intent import LOTS, Intent, usual
from cakeapp.scene.gestures import Gesture
from cakeapp.stage.widgets.bottom_sheet import Paragraph
from cakeapp.stage.widgets.fan import GAP

SOUNDS = {
    "first": "shuffle",
    "cakes": "turn",
    "topper": "turn",
    "bid": "bid",
    "half": "place",
    "turn_up": "reveal",
    "cancel": "drop_back",
    "win": "collect",
    "carry": "tick",
    "leave": "lose",
    "stack": "place",
    "collapse": "collapse",
}
HAND = {"phone": 126, "phone_wide": 84, "tablet": 168, "tablet_wide": 124}  # dp
NO_ROOM = 1e-4  # a box layout takes a share of nothing for no share at all
LARGEST = 150  # dp a card of the hand is high
MOMENTS = {BID: "bid", HALF: "half", STACK: "stack"}


class TopCakeBoard(TopCakeHandling):
    rules = (
        ("over", "top_cake/stand"),
        ("bid", "top_cake/bid_card"),
        ("half", "top_cake/half"),
        ("judge", "top_cake/snatch"),
        ("stack", "top_cake/layer_cherry"),
    )
    form = StringProperty("phone")
    lots_part = NumericProperty(1)  # of the room above the hand
    shelves_part = NumericProperty(0)
    turning = BooleanProperty(False)  # the turn's two cards are shown
    halving = BooleanProperty(False)  # the half point is to be played
    over = BooleanProperty(False)  # nothing is in anybody's hand any more
    pane_text = StringProperty("")  # where a tap leads that shows something else; empty for nowhere

    def __init__(self, **kwargs: Any) -> None:
        self.theatre = TopCakeTheatre(self)
        self.card_pool: list[TopCakeCard] = []
        super().__init__(**kwargs)

    @property
    def roomy(self) -> bool:
        return self.form.startswith("tablet")

    # Showing ----------------------------------------------------------------------------------------------------

    def show(self, seat: Seat, view: View) -> None:
        mine = view.actor is not None and view.actor == seat.number
        looking = None if mine or self.view is None else self.choice.looking
        self.seat, self.view, self.mine = seat, view, mine
        self.choice = Intent()
        self.choice.looking = looking
        self.legal = frozenset(seat.legal()) if mine else frozenset()
        self.show_all()

    def clear(self) -> None:
        self.view, self.legal, self.mine = None, frozenset(), False
        self.choice = Intent()
        self.put_down()
        self.theatre.end()
        self.ids.lots.clear()
        self.turning = self.halving = False
        self.confirm_text = self.confirm_refusal = self.pane_text = ""
        for shelf in self.ids.shelves.children:
            shelf.hide()
        fill_hand(self, None)

    def on_form(self, *_: object) -> None:
        """The device was turned; a table that was left stays as it is."""
        if self.view is not None and self.host.table is self:
            self.show_all()

    def show_all(self) -> None:
        assert self.view is not None
        view = self.view
        self.put_down()
        self.theatre.end()
        shown = self._shown(view)
        self._share_room(view, shown)
        fill_lots(self, view, self.lots_part > NO_ROOM)
        seats = range(view.players) if self.roomy else [shown] if shown != LOTS else []
        fill_shelves(self, view, seats)
        self.turning = self.mine and view.phase == BID
        self.halving = self.mine and view.phase == HALF
        self.over = view.phase == OVER
        fill_hand(self, view)
        self._show_confirm(view)
        self._show_pane_text(view, shown)

    def clear_for_judging(self) -> None:
        """Nothing can be done any more until all is judged."""
        self.halving, self.confirm_text = False, ""

    def _shown(self, view: View) -> int:
        return usual(view, self.seat.number) if self.choice.looking is None else self.choice.looking

    def _share_room(self, view: View, shown: int) -> None:
        if not self.roomy:
            lots = float(shown == LOTS)
        elif view.phase in (BID, HALF):
            lots = 0.56
        else:
            lots = 0.3 if view.row else 0.0
        self.lots_part, self.shelves_part = max(NO_ROOM, lots), max(NO_ROOM, 1 - lots)

    def _show_pane_text(self, view: View, shown: int) -> None:
        self.pane_text = ""
        if self.roomy or view.phase == OVER:
            return
        if shown != (there := usual(view, self.seat.number)):
            self.pane_text = (
                self.t("button.lots") if there == LOTS else self.t("button.stacks", name=self.name_of(there))
            )
        elif view.phase == STACK and view.row:
            self.pane_text = self.t("button.tied", count=len(view.row))

    def _show_confirm(self, view: View) -> None:
        self.confirm_text = self.t("button.judge") if self.halving else ""
        self.confirm_refusal = ""
        if self.halving:
            move = self.intended()
            self.confirm_refusal = self.say(self.seat.refuse(move)) if move else self.t("why.half_first")

    def switch(self) -> None:
        """The button that shows something else was pressed."""
        if self.view is not None:
            there = usual(self.view, self.seat.number)
            self._look(LOTS if self._shown(self.view) == there else None)

    def _look(self, looking: int | None) -> None:
        self.choice.looking = looking
        self.show_all()
        self.host.ask_again()

    def hand_height(self, form: str, height: float, over: bool) -> float:
        """Of what lies before whoever plays: two rows of cards on a narrow screen, one on others."""
        return 0 if over else min(dp(HAND[form]), height * 0.3)

    def card_height(self, width: float, count: int) -> float:
        """In dp: as large as lets the cards of a row lie side by side, or at least stay inside."""
        rows = max(1, ceil(count * dp(FINGER) / max(1, width)))
        in_row = max(1, ceil(count / rows))
        beside = width / dp(1) / in_row - GAP
        wide = beside if beside >= FINGER else width / dp(1) - FINGER * (in_row - 1)
        return max(FINGER, min(LARGEST, CARD * wide))

    def prompt(self) -> str:
        view = self.view
        if view is None or view.actor is None:
            return ""
        if not self.mine:
            return str(self.host.t("play.thinking", name=self.name_of(view.actor)))
        name = self.name_of(view.actor)
        if view.phase == BID:
            last = view.facing == EITHER and view.hand_sizes[view.actor] == 1
            step = "last" if last else ("bid", "second_down", "second_up")[self._bid_step(view)]
            return self.t(f"prompt.{step}", name=name)
        if view.phase == HALF:
            if self.choice.half is None:
                return self.t("prompt.half", name=name)
            return self.t("prompt.judge", name=name, lot=LAYERS[self.choice.half].said)
        return self.t("prompt.stack", name=name, count=len(view.won[view.actor]))

    def _bid_step(self, view: View) -> int:
        return 0 if view.facing == EITHER else 1 if view.facing == CLOSED else 2

    def moment(self) -> str:
        return "over" if self.view is None else MOMENTS.get(self.view.phase, "over")

    def look_at(self, seat: int) -> None:
        if self.view is None:
            return
        if self.roomy:
            self.host.sheet(self.name_of(seat), [Paragraph(self.say(line)) for line in closely.seat(self.view, seat)])
        else:
            self._look(None if self._shown(self.view) == seat else seat)

    def closer(self, key: str) -> list[Paragraph]:
        if self.view is None:
            return []
        return [Paragraph(self.say(line)) for line in closely.thing(self.view, key, self.choice.half, self.names)]

    def light_up(self, seat: int, line: Line) -> None:
        if self.view is None:
            return
        if not self.roomy:
            self.choice.looking = seat
            self.show_all()
        shelf = self.shelf(seat)
        wanted = outlook.scoring_layers(line, self.view.stacks[seat])
        stack = shelf.stack(line.group) if shelf else None
        for layer in stack.layers if stack else []:
            layer.lit = layer.number in wanted

    def points(self) -> Sequence[str]:
        return [] if self.view is None else [str(points) for points in outlook.totals(self.view)]

    def sound(self, event: Event) -> str:
        if event.kind == "judge":
            return "snatch" if event.public["why"] == "snatch" else "judge"
        return SOUNDS.get(event.kind, "")

    def words(self, event: Event) -> str:
        return words.told(event, self.names, self.t)

    def animate(self, event: Event) -> float:
        return self.theatre.play(event)

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        assert self.view is not None
        wrong_pane = not self.roomy and self._shown(self.view) != usual(self.view, self.seat.number)
        picked = self.picked.key if self.picked and not wrong_pane else ""
        return gestures(self.view, self.choice, move, picked, tapping, wrong_pane)
