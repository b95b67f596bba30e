"""The table of Cake Swap: cards are dragged to the own cake, cakes to the judges."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.image import Image

from cakeapp.core.game import Event, Line, Move
from cakeapp.core.table import Seat
from cakeapp.games.cake_swap import GAME
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, Ribbon
from cakeapp.games.cake_swap.rules.notation import END
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import closer, layout, moments, words
from cakeapp.games.cake_swap.table.board import fill as screen_fill
from cakeapp.games.cake_swap.table.board.cake import CakeSwapBand, CakeSwapCake, CakeSwapSeat
from cakeapp.games.cake_swap.table.board.cards import CakeSwapAction, CakeSwapButton, CakeSwapCard, CakeSwapSpot
from cakeapp.games.cake_swap.table.board.handling import CakeSwapHandling
from cakeapp.games.cake_swap.table.board.judges import CakeSwapStand, CakeSwapTrack, CakeSwapWon
from cakeapp.games.cake_swap.table.board.motion import SOUNDS, CakeSwapTheatre
from cakeapp.games.cake_swap.table.guide import Shown, gestures, stand_key
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.stage.gestures import Gesture
from cakeapp.stage.widgets.bottom_sheet import Paragraph

SLENDER = 1.5  # how much higher than wide the room for the large cake is
BANDS = 3  # a card goes between two layers, or in place of either


class CakeSwapBoard(CakeSwapHandling):
    rules = (
        ("over", "judging_stand"),
        ("take", "layer_back"),
        ("place", "platter"),
        ("actions", "action_swap"),
        ("clear", "ribbon_showcase_blue"),
    )
    form = StringProperty("phone")
    left_hand = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.motion = CakeSwapTheatre(self)
        self.judges_shown = False
        self.grid = layout.Grid(4, 1)
        self.pages = 1
        self.places: list[Move] = []  # by the bands of the own cake
        self.scored: Ribbon | None = None  # what a line of the result was about
        self._build()
        self._arrange = Clock.create_trigger(self.arrange, -1)
        self.bind(size=self._arrange, pos=self._arrange, form=self._arrange, left_hand=self._arrange)

    def _build(self) -> None:
        self.track, self.won = CakeSwapTrack(), CakeSwapWon()
        self.seats = [CakeSwapSeat(board=self) for _ in range(GAME.seats[-1] - 1)]
        self.pile, self.pass_spot = CakeSwapSpot(board=self), CakeSwapSpot(board=self, role="place")
        self.cards: list[CakeSwapCard] = []
        self.page, self.end = CakeSwapButton(), CakeSwapButton(strong=True)
        self.judges, self.back = CakeSwapButton(), CakeSwapButton()
        self.stands = [CakeSwapStand(board=self) for _ in (*CLASSES, "none")]
        self.cake, self.owner = CakeSwapCake(board=self), Image(size_hint=(None, None), opacity=0)
        self.bands = [CakeSwapBand(board=self) for _ in range(BANDS)]
        self.actions = [CakeSwapAction(board=self) for _ in closer.ACTIONS]
        self.hand.board = self
        single = (self.track, self.pile, self.pass_spot, self.page, self.cake, self.owner, self.won, self.hand)
        for widget in (
            *single,
            *self.seats,
            *self.stands,
            *self.bands,
            *self.actions,
            self.end,
            self.judges,
            self.back,
        ):
            self.add_widget(widget)
        self.page.bind(on_tap=lambda _: self.turn_page())
        self.end.bind(on_tap=lambda _: self.end_turn())
        self.judges.bind(on_tap=lambda _: self.switch_judges())
        self.back.bind(on_tap=lambda _: self.look_at(self.me))

    # Showing ----------------------------------------------------------------------------------------------------

    def show(self, seat: Seat, view: View) -> None:
        self.mine = view.actor is not None and view.actor == seat.number
        looking = None if self.mine or self.view is None else self.choice.looking
        kept, self.scored = self.choice, None
        self.seat, self.view, self.choice = seat, view, Intent()
        self.choice.looking, self.choice.page = looking, kept.page
        self.legal = frozenset(seat.legal()) if self.mine else frozenset()
        self.choice.held, self.choice.side, self.choice.turned = kept.held, kept.side, kept.turned
        self.choice.take(view.held, self.legal)
        self.show_all()

    def clear(self) -> None:
        self.put_down()
        self.motion.end()
        self.view, self.legal, self.mine = None, frozenset(), False
        self.choice = Intent()
        self.owner.source, self.owner.opacity = "", 0
        for one in (self.track, self.won, self.cake, self.pile, self.pass_spot, self.hand, self.page, self.end):
            one.hide()
        for one in (*self.seats, *self.cards, *self.stands, *self.bands, *self.actions, self.judges, self.back):
            one.hide()

    def arrange(self, *_: object) -> None:
        """The board has another size or is held otherwise; a table that was left stays as it is."""
        if self.view is not None and self.host.table is self and self.width > 1:
            self.show_all()

    def show_all(self) -> None:
        assert self.view is not None
        view = self.view
        self.put_down()
        self.motion.end()
        plan = layout.plan(self.form, self.width, self.height, dp(1), self.left_hand)
        self.plan = layout.Plan(*[(x + self.x, y + self.y, w, h) for x, y, w, h in plan[:-1]], plan.judges_apart)
        self._lay(view)
        screen_fill.fill_track(self, view)
        screen_fill.fill_cake(self, view)
        screen_fill.fill_bands(self, view)
        self._lay_bands(view)
        screen_fill.fill_actions(self, view)
        screen_fill.fill_hand(self, view)
        self.judges_shown = not self.choice.judges  # so that what is to be seen is filled in any case
        self.show_upper(self.choice.judges)
        if self.holds:
            self._light(self.hand)
        self._light_scored()

    @property
    def judges_apart(self) -> bool:
        return self.plan.judges_apart

    def show_upper(self, judges: bool) -> None:
        view = self.view
        if view is None or self.judges_shown == judges:
            return
        self.judges_shown = judges
        screen_fill.fill_buttons(self)
        if judges or self.judges_apart:
            screen_fill.fill_judges(self, view)
        else:
            for stand in self.stands:
                stand.hide()
        if not judges or self.judges_apart:
            screen_fill.fill_seats(self, view)
            screen_fill.fill_market(self, view)
        else:
            for one in (self.pile, self.pass_spot, self.page, *self.cards, *self.seats):
                one.hide()

    def _lay(self, view: View) -> None:
        plan, gap = self.plan, dp(layout.GAP)
        self.track.put(plan.track)
        others = layout.cells(plan.others, view.players - 1, 1, gap)
        for cell, box in zip(self.seats, others):
            cell.put(box)
        self._lay_market(view)
        cols, rows = (len(self.stands), 1) if plan.judges_apart else (4, 2)
        for stand, box in zip(self.stands, layout.cells(plan.judges, cols, rows, gap)):
            stand.put(box)
        x, y, width, height = plan.cake
        ribbons = min(dp(46), width * 0.14)
        self.owner.size = dp(24), dp(24)
        self.owner.pos = x + dp(3), y + height - dp(27)
        self.won.put((x + dp(2), y + dp(36), ribbons, height - dp(66)))
        across = width - ribbons - gap
        self.cake.put((x + ribbons + gap, y, across, min(height, across * SLENDER)))
        for card, box in zip(self.actions, layout.cells(plan.actions, len(self.actions), 1, gap)):
            card.put(box)
        self.hand.put(plan.hand)
        halves = layout.cells(plan.buttons, 2, 1, gap)
        self.judges.put(halves[0])
        self.end.put(plan.buttons if plan.judges_apart else halves[1])
        self.back.put(plan.buttons)

    def _lay_market(self, view: View) -> None:
        gap, (_, _, width, height) = dp(layout.GAP), self.plan.market
        self.grid = layout.fitting_grid(width, height, dp(1), len(view.drafting))
        cols, rows = self.grid.cols, self.grid.rows
        whole = cols * rows - 2 >= len(view.drafting)
        self.pages = 1 if whole else -(-len(view.drafting) // self.grid.cards)
        self.choice.page %= self.pages
        boxes = layout.cells(self.plan.market, cols, rows, gap, tuple(side * dp(1) for side in layout.LARGEST_CARD))
        self.pile.put(boxes[0])
        self.pass_spot.put(boxes[-1])
        self.page.put(boxes[-2])
        while len(self.cards) < cols * rows:
            self.cards.append(CakeSwapCard(board=self))
            self.add_widget(self.cards[-1])
        for card, box in zip(self.cards, boxes[1:]):
            card.put(box)

    def _lay_bands(self, view: View) -> None:
        if not self.places:
            return
        platter, finger = view.platters[self.me], dp(layout.FINGER)
        gap_at = int(self.cake.gap_at)
        swaps = [screen_fill.swapped_index(move, len(platter)) for move in self.places if move.args[1] > 1]
        seam = gap_at if gap_at >= 0 else max(swaps) if len(swaps) > 1 else swaps[0]
        boxes = layout.bands(self.cake.foot, self.cake.scale, finger, seam, gap_at >= 0, swaps)
        for band, (_, y, _, height) in zip(self.bands, boxes):
            band.put((self.cake.x + dp(2), y, self.cake.width - dp(4), height))

    def raise_ribbons(self) -> None:
        if self.view is None:
            return
        colour = COLOURS.get(len(self.view.platters[self.me]))
        lifted = self.picked is not None and self.picked.key == "cake"
        for kind, stand in enumerate(self.stands[: len(CLASSES)]):
            for ribbon in stand.ribbons:
                up = lifted and stand_key(kind) in self._offers and ribbon.ribbon == Ribbon(CLASSES[kind], colour or "")
                if ribbon.lit != up:
                    ribbon.lift(up)

    # Buttons ----------------------------------------------------------------------------------------------------

    def turn_page(self) -> None:
        self.choice.page = (self.choice.page + 1) % self.pages
        self.show_all()

    def switch_judges(self) -> None:
        self.choice.judges = not self.judges_shown
        self.show_all()
        self.host.ask_again()

    def end_turn(self) -> None:
        if self.end.refusal:
            self.tell(self.end.refusal)
        else:
            self.host.play(END)

    def look_at(self, seat: int) -> None:
        if self.view is None:
            return
        self.choice.looking = None if seat in (self.me, self.shown) else seat
        self.choice.judges = False
        self.show_all()
        self.host.ask_again()

    # Telling ----------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        view = self.view
        if view is None:
            return ""
        if self.away:
            return self.t("prompt.looking", name=self.name_of(self.shown))
        if view.actor is None:
            return ""
        name = self.name_of(view.actor)
        if not self.mine:
            return str(self.host.t("play.thinking", name=name))
        step = moments.prompt(view, self.legal, self.choice.side, self.choice.judges)
        return self.t(f"prompt.{step}", name=name)

    def moment(self) -> str:
        return "over" if self.view is None else moments.paragraph(self.view, self.legal)

    def closer(self, key: str) -> list[Paragraph]:
        if self.view is None:
            return []
        return [Paragraph(line) for line in closer.thing(self.view, key, self.shown, self.names, self.t)]

    def light_up(self, seat: int, line: Line) -> None:
        """The ribbon that scored, beside its owner's platter."""
        if self.view is None:
            return
        self.choice.looking = None if seat == self.me else seat
        self.scored = Ribbon(*line.items)
        self.show_all()

    def _light_scored(self) -> None:
        for ribbon in (*self.won.ribbons, *(one for stand in self.stands for one in stand.ribbons)):
            ribbon.lit = ribbon.lit or (ribbon.ribbon is not None and ribbon.ribbon == self.scored)

    def points(self) -> Sequence[str]:
        return [] if self.view is None else [str(points) for points in self.view.points]

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")

    def words(self, event: Event) -> str:
        return words.told(event, self.names, self.t)

    def animate(self, event: Event) -> float:
        return self.motion.play(event)

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        view = self.view
        assert view is not None
        shown = Shown(
            side=self.choice.side,
            picked=self.picked.key if self.picked else "",
            away=self.away,
            apart=self.judges_apart,
            judges=self.judges_shown and not self.judges_apart,
            page=self.choice.page,
            pages=self.pages,
            on_page=self.grid.cards,
        )
        return gestures(move, shown, view.drafting, len(view.platters[self.me]), tapping)
