"""What hands do at the table of Top Cake: what was picked up, where it may go, and what that would do."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from cakeapp.core.game import Move
from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, NUMBER
from cakeapp.games.top_cake.rules.laid import spoken
from cakeapp.games.top_cake.rules.state import CLOSED
from cakeapp.games.top_cake.rules.view import View
from cakeapp.games.top_cake.table import words
from cakeapp.games.top_cake.table.board.fill import fill_hand
from cakeapp.games.top_cake.table.board.layers import Trembling
from cakeapp.games.top_cake.table.board.stacks import TopCakeShelf, TopCakeStack
from cakeapp.games.top_cake.table.intent import Intent, can_turn
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.board import Offer, Thing


class TopCakeHandling(TableBoard):
    """Knows what may be done with each thing; showing all of it is left to the board."""

    def __init__(self, **kwargs: Any) -> None:
        self.view: View | None = None
        self.choice = Intent()
        self.legal: frozenset[Move] = frozenset()
        self.mine = False  # it is the shown seat's turn
        self.trembling = Trembling()
        super().__init__(**kwargs)

    def show_all(self) -> None:
        """Everything follows from the view and from what is in mind."""

    def shelf(self, seat: int) -> TopCakeShelf | None:
        return next((one for one in self.ids.shelves.children if one.seat == seat), None)

    def offers(self, key: str) -> Mapping[str, Offer]:
        what, _, which = key.partition(":")
        if self.view is None or not self.mine:
            return {}
        if what == "card":
            return self._bid_offers(self.view, FACES.index(which))
        if what == "half":
            lots = [move.args[0] for move in self.legal if move.verb == "half"]
            return {
                f"lot:{LAYERS[lot].id}": Offer(self.t("offer.half", lot=LAYERS[lot].said), partial(self._put_half, lot))
                for lot in lots
            }
        if what == "won":
            return self._stack_offers(self.view, NUMBER[which])
        return {}

    def _bid_offers(self, view: View, card: int) -> dict[str, Offer]:
        facing, found = self.choice.facing(view, card), {}
        for lot in view.row:
            move = Move("bid", (lot, facing, card))
            if move in self.legal:
                seen = outlook.bidding(view, self.seat.number or 0, lot, card)
                says = self.say(words.bid_offer(FACES[card], facing == CLOSED, lot, seen, self.names))
                found[f"lot:{LAYERS[lot].id}"] = Offer(says, partial(self.host.play, move))
        return found

    def _stack_offers(self, view: View, card: int) -> dict[str, Offer]:
        found = {}
        for move in self.legal:
            if move.verb == "stack" and move.args[0] == card:
                number = move.args[1]
                seen = outlook.stacking(view, self.seat.number or 0, card, number)
                says = self.say(words.stack_offer(number, seen))
                found[f"stack:{self.seat.number}:{number or 'new'}"] = Offer(says, partial(self.host.play, move))
        return found

    def tap(self, thing: Thing) -> None:
        if thing is self.picked and self._turns(thing.key):
            self.put_down()
        super().tap(thing)

    def _turns(self, key: str) -> bool:
        return key.startswith("card:") and self.mine and self.view is not None and can_turn(self.view)

    def tapped(self, key: str) -> bool:
        """A card turns over where it may, and is picked up like anything else."""
        if self._turns(key):
            assert self.view is not None
            card = FACES.index(key.partition(":")[2])
            self.choice.turn(card)
            fill_hand(self, self.view)
            down = self.choice.facing(self.view, card) == CLOSED
            self.host.app.sounds.play("flip")
            self.tell(self.t("prompt.down" if down else "prompt.up", card=spoken(FACES[card])))
        return False

    def why_not(self, key: str, place: str | None) -> str:
        what, _, which = key.partition(":")
        where, _, lot = (place or "").partition(":")
        if what == "card" and self.view is not None:
            if where == "lot" and self.mine:
                card = FACES.index(which)
                return self.say(self.seat.refuse(Move("bid", (NUMBER[lot], self.choice.facing(self.view, card), card))))
            return self.t("why.bid")
        if what == "half":
            return self.say(self.seat.refuse(Move("half", (NUMBER[lot],)))) if where == "lot" else self.t("why.half")
        return self.t("why.stack") if what == "won" else ""

    def _put_half(self, lot: int) -> None:
        self.choice.half = lot
        self.host.app.sounds.play("place")
        self.show_all()
        self.host.ask_again()

    def _light(self, thing: Thing) -> None:
        super()._light(thing)
        if thing.key.startswith("won:") and self.view is not None:
            falling = []
            for stack, seen in self._foreseen(self.view, NUMBER[thing.key[4:]]):
                stack.gain, stack.warns = f"{seen.points:+}", bool(seen.fallen)
                layers = stack.falling(seen.fallen)
                for layer in layers:
                    layer.falls = True
                falling += layers
            self.trembling.start([] if thing.carried else falling)

    def _foreseen(self, view: View, card: int) -> list[tuple[TopCakeStack, outlook.Stacking]]:
        seat, shelf = self.seat.number or 0, self.shelf(self.seat.number or 0)
        found = []
        for at in range(1, len(view.stacks[seat]) + 2):
            stack = shelf.stack(at) if shelf else None
            if stack is not None:
                found.append((stack, outlook.stacking(view, seat, card, at if at <= len(view.stacks[seat]) else 0)))
        return found

    def hovered(self, thing: Thing, place: Thing | None) -> None:
        layers = place.layers if isinstance(place, TopCakeStack) else []
        self.trembling.start([layer for layer in layers if layer.falls])

    def put_down(self) -> None:
        super().put_down()
        self.trembling.stop()
        for shelf in self.ids.shelves.children:
            for stack in shelf.ids.rack.stacks:
                stack.gain, stack.warns = "", False
                for layer in stack.layers:
                    layer.falls = False

    def intended(self) -> Move | None:
        return None if self.choice.half is None else Move("half", (self.choice.half,))
