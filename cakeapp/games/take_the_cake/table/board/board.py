"""The table of Take the Cake: a card over the cake in the centre, pieces lifted off, squares laid into the own cake."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.input import MotionEvent

from cakeapp.core.game import Event, Move
from cakeapp.games.take_the_cake.rules import worth as standing
from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, ORDERS, turned
from cakeapp.games.take_the_cake.rules.notation import NUMBERS, PIECE, PIECE_TO, PUT
from cakeapp.games.take_the_cake.rules.state import CAKES, cake_of
from cakeapp.games.take_the_cake.table import guide, words
from cakeapp.games.take_the_cake.table.board.asked import Asked
from cakeapp.scene.gestures import Gesture, Tap
from cakeapp.stage.motion import glide
from cakeapp.stage.widgets.board import Offer, Thing

SEEN = {"centre": 0.3, "cut": 0.35, "leave": 0.25, "order": 0.15, "piece": 0.35, "put": 0.2, "score": 0.4, "show": 0.4}


class TakeTheCakeBoard(Asked):
    def __init__(self, **kwargs: Any) -> None:
        self._gains: dict[str, dict[str, int]] = {}  # of what is picked up, by the key of the place
        self._hovered: int | None = None
        super().__init__(**kwargs)

    # Gestures ---------------------------------------------------------------------------------------------------

    def offers(self, key: str) -> Mapping[str, Offer]:
        what, _, which = key.partition(":")
        self._gains = {}
        if what == "cut" and self.phase == "cut":
            return {"centre": Offer(self.t("offer.cut"), partial(self._choose_card, NUMBERS["cuts"][which]))}
        if what == "piece" and self.phase == "piece":
            return self._offers_of_piece(COLOURS.index(which))
        if what == "hand" and self.preview is not None:
            return self._offers_of_square(NUMBERS["cakes"][which])
        if what == "order" and self.phase == "order":
            order = NUMBERS["orders"][which]
            worth = self.worth_words(self.view, order)
            says = self.t("offer.order", order=self.t(f"item.{which}"), count=worth)
            return {f"cake:{guide.ordered_cake(self.view)}": Offer(says, partial(self._choose_order, order))}
        return {}

    def _offers_of_piece(self, colour: int) -> Mapping[str, Offer]:
        found = {}
        for move in self.seat.legal():
            if move.args[0] == colour:
                cake = cake_of(self.seat.number or 0, move.args[1:])
                squares = words.squares(standing.piece_of(self.view, colour), self.t)
                number = standing.number_of(self.view, cake)
                says = self.t("offer.piece", number=number, squares=squares)
                found[f"cake:{cake}"] = Offer(says, partial(self.host.play, move))
        return found

    def _offers_of_square(self, square: int) -> Mapping[str, Offer]:
        found = {}
        for move in self.seat.legal():
            if move.args[0] == square:
                key, gains = guide.place(move.args[1]), self.preview.gains(*move.args)
                self._gains[key] = gains
                found[key] = Offer(words.gains(gains, self.t), partial(self.host.play, move))
        return found

    def tapped(self, key: str) -> bool:
        what, _, which = key.partition(":")
        if what == "cut" and self.phase == "cut":
            card = NUMBERS["cuts"][which]
            if card == self.choice.card:
                self.twist(1)
            else:
                self._choose_card(card)
        elif key == "centre" and self.phase == "cut":
            self.twist(1)
        elif what == "order" and self.phase == "order":
            self._choose_order(NUMBERS["orders"][which])
        elif what == "at":
            self._lay_at(self.ids.grid.at_key(key))
        elif key == "rows":
            self.ids.grid.lower = not self.ids.grid.lower
        elif key == "orders":
            self.read_orders()
        elif what == "cake":
            self.look_at(standing.seat_of(self.view, int(which)))
        else:
            if what == "piece" and (cakes := self.offers(key)):
                self.tell(self.t("prompt.piece_picked", count=len(cakes)))
            return False
        return True

    def _choose_card(self, card: int) -> None:
        self.choice.card = card
        self.host.app.sounds.play("pick")
        self.host.told = False
        self.show_all()

    def twist(self, quarters: int) -> None:
        """The card over the cake turns clockwise."""
        if self.choice.card is None:
            self.tell(self.prompt())
            return
        self.choice.turn(self.choice.card, quarters)
        self.host.app.sounds.play("flip")
        self.host.told = False
        self.show_all()

    def _choose_order(self, order: int) -> None:
        self.choice.order = order
        self.host.told = False
        self.show_all()

    def _lay_at(self, at: int) -> None:
        """A place was tapped with nothing picked up: clear only for the last square."""
        if len(self.view.hand) == 1:
            self.host.play(PUT[self.view.hand[0]][at])
        else:
            self.tell(self.t("why.pick_first"))

    def why_not(self, key: str, place: str | None) -> str:
        what, _, which = key.partition(":")
        to, _, where = (place or "").partition(":")
        if what == "piece" and to == "cake":
            cake = int(where)
            if cake not in standing.own_cakes(self.view, self.seat.number or 0):
                return self.t("why.not_yours")
            colour = COLOURS.index(which)
            move = PIECE_TO[colour][cake % CAKES] if self.view.players == 2 else PIECE[colour]
            return self.say(self.seat.refuse(move))
        if what == "order" and to == "cake" and self.view.players == 2:
            return self.t("why.order_turn", number=standing.number_of(self.view, guide.ordered_cake(self.view)))
        return self.t(f"why.{what}") if what in ("cut", "piece", "hand", "order") else ""

    def hover(self, thing: Thing, touch: MotionEvent) -> None:
        super().hover(thing, touch)
        if self.preview is not None:
            x, y = self.ids.grid.to_widget(*thing.to_window(*touch.pos))
            self._hover_over(self.ids.grid.at_point(x, y))

    def _hover_over(self, at: int | None) -> None:
        """The points by line as they would be, and the frame as it would be locked."""
        if at == self._hovered or self.preview is None:
            return
        self._hovered = at
        self.ids.grid.hover(at)
        gains = self._gains.get(guide.place(at), {}) if at is not None else {}
        self.ids.scores.show(self.preview.now, gains)

    def _light(self, thing: Thing) -> None:
        super()._light(thing)
        for key, gains in self._gains.items():
            self.ids.grid.say(key, f"{total:+}" if (total := sum(gains.values())) else "")

    def put_down(self) -> None:
        super().put_down()
        if self.preview is not None:
            self._hover_over(None)
        if self._gains:
            self._gains = {}
            self.ids.grid.hush()

    # The button -------------------------------------------------------------------------------------------------

    def intended(self) -> Move | None:
        return self.choice.move(self.seat.legal())

    def show_confirm(self) -> None:
        self.confirm_text = self.confirm_refusal = ""
        if self.phase not in ("cut", "order") or self.looking is not None:
            return
        move = self.intended()
        if self.phase == "cut":
            self.confirm_text = self.t("button.cut")
        else:
            name = self.t(f"item.{ORDERS[move.args[0]].id}") if move else ""
            self.confirm_text = self.t("button.order", order=name) if move else self.t("button.order_none")
        self.confirm_refusal = self.say(self.seat.refuse(move)) if move else self.t(f"why.{self.phase}_none")

    # Seeing and showing -----------------------------------------------------------------------------------------

    def animate(self, event: Event) -> float:
        if self.view is None:
            return 0.0
        if event.kind == "cut" and self.main() == "cut":
            quarters = event.public["turned"] // 90
            card = NUMBERS["cuts"][event.public["card"]]
            self.ids.centre.show_colours("".join(turned(CUTS[card].grid, quarters)))
        if event.kind == "piece" and self.main() == "pieces":
            self._lift_off(COLOURS.index(event.public["colour"]), event.seat or 0, event.public["cake"])
        return SEEN.get(event.kind, 0.0)

    def _lift_off(self, colour: int, seat: int, number: int) -> None:
        """A piece goes to the cake of whoever took it."""
        self.settle()
        piece = self.ids.centre.pieces[colour]
        own = standing.own_cakes(self.view, seat)
        to = self.ids.strip.cakes[next(cake for cake in own if standing.number_of(self.view, cake) == number)]
        if piece.opacity and self.ids.strip.opacity:
            glide(piece, 0.3, self.speed, "in_quad", center_x=to.center_x, center_y=to.center_y, opacity=0)

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        assert self.view is not None
        back: list[Gesture] = [Tap("table")] if self.looking is not None else []
        if move.verb == "put" and self.ids.grid.is_hidden(move.args[1]):
            back.append(Tap("rows"))
        picked = self.picked.key if self.picked and not back else ""
        return back + guide.gestures(self.view, self.choice, picked, move, tapping)
