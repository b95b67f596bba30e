"""What hands do at the table of Cake Swap: what was picked up, where it may go, and what that would do."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.input import MotionEvent

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import CLASSES, NUMBER, RIBBONS, SHIPPED, ribbon_for
from cakeapp.games.cake_swap.rules.notation import DRAW, FOR_NOTHING, PASS
from cakeapp.games.cake_swap.rules.placing import USES
from cakeapp.games.cake_swap.rules.state import SQUEEZE, SWAP
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.board.cards import CakeSwapCard
from cakeapp.games.cake_swap.table.guide import card_key, place_key, stand_key
from cakeapp.games.cake_swap.table.intent import Intent, placings
from cakeapp.games.cake_swap.table.moments import wins_a_ribbon
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.board import Offer, Thing

UP = 0.58  # of the card in hand, for the side that counts


class CakeSwapHandling(TableBoard):
    """Knows what may be done with each thing; showing all of it is left to the board."""

    def __init__(self, **kwargs: Any) -> None:
        self.view: View | None = None
        self.choice = Intent()
        self.legal: frozenset[Move] = frozenset()
        self.mine = False  # it is the shown seat's turn
        self.hand = CakeSwapCard(share=UP)
        super().__init__(**kwargs)

    def show_all(self) -> None:
        """Everything follows from the view and from what is in mind."""

    def show_upper(self, judges: bool) -> None:
        """The judges, or what stands in the same place where there is room for one."""

    def raise_ribbons(self) -> None:
        """The ribbons that the lifted cake may win rise."""

    @property
    def me(self) -> int:
        """Whose table it is; for an onlooker whoever plays."""
        if self.seat.number is not None:
            return self.seat.number
        return self.view.actor if self.view is not None and self.view.actor is not None else 0

    @property
    def shown(self) -> int:
        """Whose cake is the large one."""
        return self.me if self.choice.looking is None else self.choice.looking

    @property
    def away(self) -> bool:
        return self.shown != self.me

    # Offers -----------------------------------------------------------------------------------------------------

    def offers(self, key: str) -> Mapping[str, Offer]:
        what, _, which = key.partition(":")
        if self.view is None or not self.mine or self.away:
            return {}
        if what == "pile":
            return self._to_platter(DRAW, self.t("offer.draw"))
        if what == "card":
            return self._card_offers(NUMBER[which])
        if what == "hand":
            return self._hand_offers(self.view)
        if what == "seat":
            return self._to_platter(Move("swipe", (int(which),)), self._swipe_says(self.view, int(which)))
        if what == "action":
            return self._action_offers(self.view, which)
        return self._judge_offers(self.view) if what == "cake" else {}

    def _offer(self, says: str, move: Move) -> Offer:
        return Offer(says, partial(self.host.play, move))

    def _to_platter(self, move: Move, says: str) -> dict[str, Offer]:
        return {key: self._offer(says, move) for key in ("hand", "cake")} if move in self.legal else {}

    def _card_offers(self, card: int) -> dict[str, Offer]:
        names = words.card(card, self.t)
        found = self._to_platter(Move("draft", (card,)), self.t("offer.draft", card=names))
        trade = Move("trade", (card,))
        if trade in self.legal:
            offer = self._offer(self.t("offer.trade", card=names), trade)
            found["action:swap"] = offer
            for key in ("hand", "cake"):
                found.setdefault(key, offer)
        return found

    def _hand_offers(self, view: View) -> dict[str, Offer]:
        platter, found = view.platters[self.me], {}
        by_action: dict[str, list[Offer]] = {"action:squeeze": [], "action:swap": []}
        for move in placings(self.legal, self.choice.side):
            _, way, at = move.args
            offer = self._offer(words.place_offer(move, view.held, platter, self.t), move)
            found[place_key(way, at, len(platter))] = offer
            for name, bit in (("action:squeeze", SQUEEZE), ("action:swap", SWAP)):
                if USES[way] & bit:
                    by_action[name].append(offer)
        for name, offers in by_action.items():
            if len(offers) == 1:  # where the card says it all
                found[name] = offers[0]
        if PASS in self.legal:
            found["pass"] = self._offer(self.t("offer.pass"), PASS)
        return found

    def _swipe_says(self, view: View, seat: int) -> str:
        if not view.platters[seat]:
            return ""
        return self.t("offer.swipe", name=self.name_of(seat), layer=words.layer(view.platters[seat][-1], self.t))

    def _action_offers(self, view: View, action: str) -> dict[str, Offer]:
        found = {}
        for move in self.legal:
            if action == "swipe" and move.verb == "swipe":
                found[f"seat:{move.args[0]}"] = self._offer(self._swipe_says(view, move.args[0]), move)
            elif action == "swap" and move.verb == "trade":
                names = words.card(move.args[0], self.t)
                found[card_key(move.args[0])] = self._offer(self.t("offer.trade", card=names), move)
        return found

    def _judge_offers(self, view: View) -> dict[str, Offer]:
        found = {}
        for move in self.legal:
            if move.verb == "clear":
                kind = move.args[0]
                says = self.t("offer.none") if kind == FOR_NOTHING else self._ribbon_says(view, kind)
                found[stand_key(kind)] = self._offer(says, move)
        return found

    def _ribbon_says(self, view: View, kind: int) -> str:
        ribbon = RIBBONS[ribbon_for(kind, view.platters[self.me])]
        points = SHIPPED.points[ribbon]
        wins = view.points[self.me] + points >= SHIPPED.points_to_win[view.players]
        return self.t("offer.wins" if wins else "offer.clear", ribbon=words.ribbon(ribbon, self.t), count=points)

    # Taps and drags ---------------------------------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """The shown seat has a card in hand, and its cake is looked at."""
        return self.mine and not self.away and self.view is not None and self.view.held >= 0

    def tap(self, thing: Thing) -> None:
        if thing.key == "hand" and self.holds:
            self.turn_over()
        elif isinstance(thing, CakeSwapCard) and thing is self.picked:
            self.turn_lying(thing)
        else:
            super().tap(thing)
        self.settle()

    def turn_over(self) -> None:
        self.choice.turn()
        self.host.app.sounds.play("flip")
        self.show_all()
        self.hand.turn()
        self.host.ask_again()

    def turn_lying(self, card: CakeSwapCard) -> None:
        """A card of the drafting area that is picked up."""
        number = NUMBER[card.key.partition(":")[2]]
        self.choice.turned ^= {number}
        self.host.app.sounds.play("flip")
        card.show(number, self.choice.up(number))
        card.turn()

    def tapped(self, key: str) -> bool:
        """Drawing is all that can be done with the pile; of an action card it is told what to tap next."""
        if key == "pile" and DRAW in self.legal and not self.away:
            self.host.play(DRAW)
            return True
        if key in ("action:swap", "action:swipe") and self.offers(key):
            self.tell(self.t(f"prompt.use_{key.partition(':')[2]}"))
        return False

    def settle(self) -> None:
        """A card in hand is always the one picked up, so that its spots stay lit."""
        self.show_upper(self.choice.judges or (self.picked is not None and self.picked.key == "cake"))
        if self.holds and self.picked is None:
            self._light(self.hand)

    def drop(self, thing: Thing, touch: MotionEvent) -> None:
        super().drop(thing, touch)
        self.settle()

    def cancel(self) -> None:
        super().cancel()
        self.settle()

    def put_down(self) -> None:
        super().put_down()
        self.raise_ribbons()

    def _light(self, thing: Thing) -> None:
        if thing.key == "cake" and thing.draggable:
            self.show_upper(True)
            asked = "judges" if wins_a_ribbon(self.legal) else "judges_none"
            self.tell(self.t(f"prompt.{asked}", name=self.name_of(self.me)))
        super()._light(thing)
        self.raise_ribbons()

    def why_not(self, key: str, place: str | None) -> str:
        what, _, which = key.partition(":")
        where, _, there = (place or "").partition(":")
        if not self.mine:
            return self.t("why.yours")
        if what == "cake" and where == "stand" and there in CLASSES:
            return self.say(self.seat.refuse(Move("clear", (CLASSES.index(there),))))
        if what == "card":
            return self._card_refused(NUMBER[which], where)
        if what == "hand":
            return self.t("why.hand_pass" if PASS in self.legal else "why.hand")
        if what == "action":
            if which == "swipe" and where == "seat":
                return self.say(self.seat.refuse(Move("swipe", (int(there),))))
            if which == "swap" and where == "card":
                return self.say(self.seat.refuse(Move("trade", (NUMBER[there],))))
            return self.t(f"why.{which}")
        return self.t({"pile": "why.draw", "seat": "why.seat", "cake": "why.cake"}[what])

    def _card_refused(self, card: int, where: str) -> str:
        if where in ("hand", "cake"):
            return self.say(self.seat.refuse(Move("draft", (card,))))
        if where == "action":
            return self.say(self.seat.refuse(Move("trade", (card,))))
        return self.t("why.card")
