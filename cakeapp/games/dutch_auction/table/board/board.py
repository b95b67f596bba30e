"""The table of Dutch Auction: two bids face to face, the scales between them, six lots, and what is one's own."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from cakeapp.core.game import Event, Line, Move
from cakeapp.core.seat import Seat
from cakeapp.games.dutch_auction.rules.codes import NUMBER, SUIT
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, END, VOTE
from cakeapp.games.dutch_auction.rules.view import View
from cakeapp.games.dutch_auction.table import layout, words
from cakeapp.games.dutch_auction.table import prompts as telling
from cakeapp.games.dutch_auction.table.board import entries as entries
from cakeapp.games.dutch_auction.table.board.acting import DutchActing
from cakeapp.games.dutch_auction.table.board.cards import DutchCard, DutchFan
from cakeapp.games.dutch_auction.table.board.motion import DutchMotion
from cakeapp.games.dutch_auction.table.guide import gestures
from cakeapp.games.dutch_auction.table.intent import BID, HAND, PILE, THEIRS, Intent, keyed, ready_powers, stays
from cakeapp.games.dutch_auction.table.owned import owned, points
from cakeapp.games.dutch_auction.table.targets import in_pile
from cakeapp.scene.gestures import Gesture
from cakeapp.stage import art
from cakeapp.stage.widgets.board import Thing
from cakeapp.stage.widgets.bottom_sheet import Paragraph

SPOKES = 5
FOOT = 56  # dp: the least height of the row of own piles


class DutchAuctionBoard(DutchMotion, DutchActing):
    rules = (
        ("over", "dutch_auction/laurel"),
        ("aside", "dutch_auction/card_back"),
        ("buy", "dutch_auction/price_tag"),
        ("power", "dutch_auction/power"),
        ("clear", "dutch_auction/cost_1"),
        ("vote", "dutch_auction/deck"),
    )
    voting = BooleanProperty(False)
    over = BooleanProperty(False)
    far_note = StringProperty("")  # of the other seat, where it has no cards in sight
    turning = BooleanProperty(False)  # the wheel is there instead of the scales

    def __init__(self, **kwargs: Any) -> None:
        self.view: View | None = None
        self.choice, self.mine, self.me = Intent(), False, 0
        self.bid: dict[str, int] = {}
        self.hand: dict[str, int] = {}
        self._arrange = Clock.create_trigger(self.arrange, -1)
        super().__init__(**kwargs)
        ids = self.ids
        ids.near.board = ids.far.board = self
        self.lots = ids.display.fill(self)
        self.spoke_things = ids.wheel.fill(self, SPOKES)
        self.piles = [ids.deck, ids.discards, ids.cashed, ids.auction, ids.stock]
        for name in ("size", "pos"):
            self.fbind(name, self._arrange)
        ids.confirm.fbind("height", self._arrange)

    def things(self) -> list[Thing]:
        found = [*self.ids.near.cards(), *self.ids.far.cards(), *self.spoke_things, *self.lots, *self.piles]
        return [thing for thing in found if thing.key and thing.opacity]

    # Showing ----------------------------------------------------------------------------------------------------

    def show(self, seat: Seat, view: View) -> None:
        self.seat, self.view, self.choice = seat, view, Intent()
        self.me = seat.number if seat.number is not None else self.host.viewer or 0
        self.mine = view.actor is not None and view.actor == seat.number
        self.bid = keyed(BID, view.bids[self.me])
        self.hand = keyed(HAND, view.hands[self.me] or ())
        self.over, self.voting = view.phase == END, self.mine and view.phase == VOTE
        self.ids.flights.land()
        self.show_choice()

    def clear(self) -> None:
        self.put_down()
        self.view, self.choice, self.mine = None, Intent(), False
        self.bid, self.hand = {}, {}
        self.voting = self.over = self.turning = False
        self.confirm_text = self.confirm_refusal = self.far_note = ""
        self.ids.flights.land()
        self.ids.near.fill(0)
        self.ids.far.fill(0)
        self.ids.wheel.show([])
        self.ids.scales.clear()
        for lot in self.lots:
            lot.empty()
        for pile in self.piles:
            pile.empty()
        for shelf in (self.ids.shelf, self.ids.other_shelf):
            shelf.forget()

    def show_choice(self) -> None:
        assert self.view is not None
        self.put_down()
        self._show_far(self.view)
        self._show_near(self.view)
        self._show_lots(self.view)
        self._show_piles(self.view)
        self._show_scales(self.view)
        spokes = self.spokes()
        self.turning = bool(spokes)
        self.ids.wheel.show(spokes)
        self._show_shelves(self.view)
        self.show_confirm()
        self._arrange()
        self.host.ask_again()

    def _show_far(self, view: View) -> None:
        other = 1 - self.me
        hand = view.hands[other] if view.phase != END else ()
        open_cards = keyed(THEIRS, view.bids[other] or hand or ())
        backs = 0 if open_cards else view.hand_sizes[other] if view.phase != END else 0
        ready = ready_powers(view, open_cards) if view.actor == other else open_cards
        seen = open_cards or backs or view.phase == END
        self.far_note = "" if seen else telling.heaps(view, other, self.sitters[other].name, self.t)
        shown = self.ids.far.show(open_cards, backs)
        if backs:
            self.ids.far.say("far_hand", self.t("thing.far_hand", count=backs))
        for key, card in shown:
            card.used = card.power and key not in ready
            card.spoken = self.t("thing.theirs", card=telling.spoken(open_cards[key], self.t))

    def _show_near(self, view: View) -> None:
        if self.choice.pile:
            suit = SUIT[self.bid[self.choice.power]]
            cards = keyed(PILE, in_pile(view, self.me, self.choice.pile, suit))
        else:
            cards = self.bid or self.hand
        backs = view.hand_sizes[self.me] if view.hands[self.me] is None and not cards else 0
        acting = self.mine and view.phase in (ACT, ASIDE)
        ready = ready_powers(view, self.bid) if view.actor == self.me else self.bid
        for key, card in self.ids.near.show(cards, backs):
            card.draggable = acting and not self.choice.pile
            card.glowing = acting and (not self.choice.power or bool(self.choice.pile))
            card.used = card.power and key in self.bid and key not in ready
            card.marked = key in self.choice.paid or key in (self.choice.aside, self.choice.power, self.choice.target)
            card.spoken = self._spoken(key, cards[key], card)
        self.show_fates(self.choice.lot)

    def _spoken(self, key: str, code: int, card: DutchCard) -> str:
        name = telling.spoken(code, self.t)
        if card.used:
            name = self.t("thing.used", card=name)
        if key in self.choice.paid:
            return self.t("thing.marked", card=name)
        return self.t("thing.aside", card=name) if key == self.choice.aside else name

    def show_fates(self, lot: int, more: str = "") -> None:
        """Of the cards that would pay for a lot; of all in the bid while none is marked."""
        assert self.view is not None
        bought = self.view.display[lot - 1] if lot else None
        paying = self.choice.paid | ({more} if more else set()) or set(self.bid)
        for card in self.ids.near.cards():
            card.fate, card.gone = "", False
            if card.key == self.choice.aside:
                card.fate = self.t("fate.aside")
            elif bought is not None and card.key in paying and card.key in self.bid:
                card.gone = not stays(self.bid[card.key], bought)
                card.fate = self.t("fate.lost" if card.gone else "fate.kept")

    def _show_lots(self, view: View) -> None:
        acting = self.mine and view.phase == ACT
        for lot, card in zip(self.lots, view.display):
            lot.show(None if view.phase == END else card)
            lot.there = view.phase != END
            if card is None or view.phase == END:
                continue
            lot.key, lot.chosen = f"lot:{lot.cost}", lot.cost == self.choice.lot
            lot.glowing = acting and 0 < len(self.choice.paid) <= lot.cost <= len(self.bid)
            lot.must = acting and lot.cost == 1 and view.loser == self.me
            lot.spoken = self.t("thing.lot", cost=lot.cost, card=telling.spoken(card, self.t))

    def _show_piles(self, view: View) -> None:
        over = view.phase == END
        sizes = {
            "deck": view.deck_sizes[self.me],
            "discards": view.discard_sizes[self.me],
            "cashed": len(view.cashed[self.me]),
            "auction": len(view.auction_discards),
            "stock": view.auction_deck,
        }
        for pile, (key, n) in zip(self.piles, sizes.items()):
            hidden = over or (key == "stock" and self.choice.power)
            pile.show("" if hidden else key, self.t(f"pile.{key}"), n, self.t(f"thing.{key}", count=n))

    def _show_scales(self, view: View) -> None:
        scales, sitters = self.ids.scales, self.sitters
        sums = telling.sums(view, self.seat.events()) if self.seat.number is not None else view.totals
        scales.left_emblem, scales.right_emblem = (
            art.sprite("common", f"seat_{sitters[seat].emblem}") for seat in (self.me, 1 - self.me)
        )
        chosen = self.mine and view.phase == ASIDE and self.choice.aside
        own = sums[self.me] if view.phase == ACT else self.left_to_bid(self.choice.aside) if chosen else None
        other = sums[1 - self.me] if view.phase == ACT else None
        scales.left_sum, scales.right_sum = ("" if one is None else str(one) for one in (own, other))
        scales.key = "" if own is None else "scales"
        scales.spoken = self.t("thing.scales" if other is not None else "thing.pan", own=own, other=other)
        scales.weigh(0 if other is None else 1 if view.loser == self.me else -1)

    def _show_shelves(self, view: View) -> None:
        for shelf, seat in ((self.ids.shelf, self.me), (self.ids.other_shelf, 1 - self.me)):
            cards = owned(view, seat)
            if not self.over or cards is None:
                shelf.forget()
                continue
            sitter = self.sitters[seat]
            shelf.name, shelf.emblem = sitter.name, art.sprite("common", f"seat_{sitter.emblem}")
            shelf.score = self.t("shelf.score", count=points(view, seat))
            shelf.key = f"shelf:{seat}"
            shelf.spoken = self.t("shelf.spoken", name=sitter.name, cards=words.written(sorted(cards), self.t))
            shelf.show(cards)

    def arrange(self, *_: object) -> None:
        """Gives every part of the table its place."""
        foot = max(dp(FOOT), min(dp(84), self.height * 0.075), self.ids.confirm.height + dp(4))
        counts = [len(fan.children) for fan in (self.ids.near, self.ids.far)]
        unit = dp(1)
        boxes = layout.areas(self.width / unit, self.height / unit, foot / unit, *counts)
        for name, (x, y, width, height) in boxes.items():
            part = self.ids["display" if name == "lots" else name]
            part.pos, part.size = (self.x + dp(x), self.y + dp(y)), (dp(width), dp(height))
            if isinstance(part, DutchFan):
                part.largest = layout.card_height(len(part.children), width)

    # What the play screen asks ----------------------------------------------------------------------------------

    def prompt(self) -> str:
        if self.view is None or self.view.actor is None:
            return ""
        names = self.names
        return telling.prompt(self.view, self.seat.number, self.choice, self.bid, names, self.t, self.host.t)

    def moment(self) -> str:
        return "over" if self.view is None else telling.moment(self.view, self.choice)

    def points(self) -> Sequence[str]:
        if self.view is None or (self.seat.number is None and not self.over):
            return ()
        known = [points(self.view, seat) for seat in (0, 1)]
        return ["" if n is None else str(n) for n in known]

    def look_at(self, seat: int) -> None:
        if self.view is not None:
            self.host.sheet(self.sitters[seat].name, entries.about(self.view, seat, self.t))

    def open_pile(self, key: str) -> None:
        if self.view is not None:
            self.host.sheet(self.t(f"pile.{key}"), entries.pile(self.view, self.me, key, self.t))

    def closer(self, key: str) -> list[Paragraph]:
        if self.view is None:
            return []
        what, _, which = key.partition(":")
        if what == "lot":
            card = self.view.display[int(which) - 1]
            assert card is not None
            return entries.lot(int(which), card, self.bid.values(), self.t)
        if what == "wheel" and which != "pay":
            return [Paragraph(self.t(f"closer.{which}"), art.sprite("dutch_auction", f"power_{which}"))]
        if what in (HAND, BID, THEIRS, PILE):
            return entries.card(NUMBER[which.partition("#")[0]], self.t)
        return entries.pile(self.view, self.me, key, self.t) if key in entries.PILES else []

    def light_up(self, seat: int, line: Line) -> None:
        (self.ids.shelf if seat == self.me else self.ids.other_shelf).light(line.items)

    def words(self, event: Event) -> str:
        return words.told(event, self.names, self.t)

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        assert self.view is not None
        self.put_down()
        return gestures(self.view, self.me, self.choice, move, tapping)
