"""What somebody does with what lies on the table of Dutch Auction: sets aside, pays, uses powers."""

from collections.abc import Mapping
from functools import partial

from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.rules.codes import NUMBER, SUIT, SUITS, total
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE
from cakeapp.games.dutch_auction.rules.view import View
from cakeapp.games.dutch_auction.table.board.wheel import Spoke
from cakeapp.games.dutch_auction.table.intent import ACTIONS, BID, HAND, THEIRS, Intent, ready_powers, stays
from cakeapp.games.dutch_auction.table.targets import (
    AUCTION,
    OWN,
    in_bid,
    in_display,
    in_pile,
    in_theirs,
    other_suits,
    use,
)
from cakeapp.games.dutch_auction.table.words import card_name, listed, suit_name
from cakeapp.stage import art
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.board import Offer, Thing

PILES = {AUCTION: "auction", OWN: "discards"}  # the key of each


class DutchActing(TableBoard):
    """Maps gestures to what is in mind, and that to moves."""

    view: View | None
    choice: Intent
    mine: bool
    bid: dict[str, int]
    hand: dict[str, int]

    def show_choice(self) -> None:
        """Everything follows from the view and from what was chosen so far."""

    def show_fates(self, lot: int, more: str = "") -> None:
        """Tells cards that would be kept from those that would be lost."""

    def open_pile(self, key: str) -> None:
        """Shows what lies in a pile."""

    # Where things may go ----------------------------------------------------------------------------------------

    def offers(self, key: str) -> Mapping[str, Offer]:
        what, _, which = key.partition(":")
        if not self.mine or self.view is None:
            return {}
        if what == HAND:
            return {"deck": Offer(self.t("offer.aside", count=self.left_to_bid(key)), partial(self._set_aside, key))}
        if what == BID:
            return self._lots_for(key)
        if what == "wheel" and which in ACTIONS:
            return {aim: self._aimed(which, aim, card) for aim, card in self._aims(which).items()}
        return {}

    def _lots_for(self, key: str) -> dict[str, Offer]:
        """The lots that the marked cards and this one pay for, wholly or in part."""
        assert self.view is not None
        paid, found = self.choice.payment(self.bid, key), {}
        for cost, card in enumerate(self.view.display, 1):
            if card is None or not len(paid) <= cost <= len(self.bid):
                continue
            move = Move("buy", (cost, paid))
            if cost > len(paid):
                says = self.t("offer.part", count=len(paid), cost=cost, card=card_name(card, self.t))
                found[f"lot:{cost}"] = Offer(says, partial(self._pay_towards, key, cost))
            elif not self.seat.refuse(move):
                found[f"lot:{cost}"] = Offer(self.what_it_buys(card, paid), partial(self.host.play, move))
        return found

    def what_it_buys(self, bought: int, paid: tuple[int, ...]) -> str:
        """Which cards would be kept, and which lost."""
        kept = listed([card for card in paid if stays(card, bought)], self.t)
        lost = listed([card for card in paid if not stays(card, bought)], self.t)
        return self.t("offer.buy", card=card_name(bought, self.t), kept=kept, lost=lost)

    def _aims(self, action: str) -> dict[str, int]:
        """What the power whose wheel is open can be put on: cards, or piles with as many cards of its suit."""
        assert self.view is not None
        view, seat, suit = self.view, self.seat.number or 0, SUIT[self.bid[self.choice.power]]
        if action in ("cash", "suit"):
            return in_bid(self.bid, self.choice.power)
        if action == "steal":
            return in_theirs(view, seat, suit)
        piles = {key: len(in_pile(view, seat, pile, suit)) for pile, key in PILES.items()}
        lots = {f"lot:{cost}": card for cost, card in in_display(view, suit).items()}
        return lots | {key: n for key, n in piles.items() if n}

    def _aimed(self, action: str, aim: str, card: int) -> Offer:
        power = self.bid[self.choice.power]
        if aim in PILES.values():
            pile = next(pile for pile, key in PILES.items() if key == aim)
            return Offer(self.t("offer.look", count=card), partial(self._look_through, pile))
        says = self.t(f"offer.{action}", card=card_name(card, self.t))
        if action == "suit":
            return Offer(says, partial(self._change, aim))
        what = ("display", int(aim.partition(":")[2])) if action == "take" else (card,)
        return Offer(says, partial(self.host.play, use(power, action, *what)))

    def why_not(self, key: str, place: str | None) -> str:
        what, _, which = key.partition(":")
        to, _, cost = (place or "").partition(":")
        if not self.mine or what not in (HAND, BID, "wheel"):
            return ""
        if what == BID and to == "lot":
            return self.say(self.seat.refuse(Move("buy", (int(cost), self.choice.payment(self.bid, key)))))
        if what == "wheel" and (refused := self._wrong_aim(which, place or "")):
            return refused
        return self.t(f"why.{which if what == 'wheel' else what}")

    def _wrong_aim(self, action: str, place: str) -> str:
        """The rules' own reason, where a power is dropped on a card."""
        power, (to, _, which) = self.bid[self.choice.power], place.partition(":")
        if action == "take" and to == "lot":
            return self.say(self.seat.refuse(use(power, action, "display", int(which))))
        if action == "steal" and to == THEIRS:
            return self.say(self.seat.refuse(use(power, action, NUMBER[which.partition("#")[0]])))
        if action in ("cash", "suit") and place in self.bid:
            more = (other_suits(self.bid[place])[0],) if action == "suit" else ()
            return self.say(self.seat.refuse(use(power, action, self.bid[place], *more)))
        return ""

    def hovered(self, thing: Thing, place: Thing | None) -> None:
        if thing.key in self.bid:
            self.show_fates(int(place.key.partition(":")[2]) if place else self.choice.lot, thing.key)

    # What a tap means -------------------------------------------------------------------------------------------

    def tapped(self, key: str) -> bool:
        what, _, which = key.partition(":")
        if what in ("deck", "discards", "cashed", "auction", "stock"):
            self.open_pile(what)
            return True
        if not self.mine or self.view is None:
            return False
        if what == "wheel" and which in ACTIONS:
            self.tell(self.t(f"prompt.{which}", suit=suit_name(SUIT[self.bid[self.choice.power]], self.t)))
            return False
        if what == HAND:
            self._set_aside("" if key == self.choice.aside else key)
        elif what == BID:
            self._tap_bid(key)
        elif what == "lot" and self.view.phase == ACT and self.bid:
            self.choice.lot = 0 if self.choice.lot == int(which) else int(which)
            self.show_choice()
        elif key == "wheel:pay":
            self.choice.mark(self.choice.power)
            self._show_wheel("")
        elif what == "suit":
            self.host.play(use(self.bid[self.choice.power], "suit", self.bid[self.choice.target], SUITS.index(which)))
        elif what == "pick":
            self.host.play(use(self.bid[self.choice.power], "take", self.choice.pile, NUMBER[which]))
        elif what == "back":
            self.choice.step_back()
            self.show_choice()
        else:
            return False
        return True

    def _tap_bid(self, key: str) -> None:
        """A power card that can still be used opens its wheel; any other card is marked to pay, or no longer."""
        assert self.view is not None
        if key in self.choice.paid or key not in ready_powers(self.view, self.bid):
            self.choice.mark(key)
            self.show_choice()
        else:
            self._show_wheel("" if key == self.choice.power else key)

    def _show_wheel(self, key: str) -> None:
        self.choice.open_wheel(key)
        self.host.app.sounds.play("pick")
        self.show_choice()

    def _set_aside(self, key: str) -> None:
        self.choice.aside = key
        self.host.app.sounds.play("pick")
        self.show_choice()

    def _pay_towards(self, key: str, cost: int) -> None:
        self.choice.paid.add(key)
        self.choice.lot = cost
        if key == self.choice.power:
            self.choice.open_wheel("")
        self.show_choice()

    def _look_through(self, pile: str) -> None:
        self.choice.pile = pile
        self.show_choice()

    def _change(self, key: str) -> None:
        self.choice.target = key
        self.show_choice()

    def left_to_bid(self, aside: str) -> int:
        return total(card for key, card in self.hand.items() if key != aside)

    # The wheel --------------------------------------------------------------------------------------------------

    def spokes(self) -> list[Spoke]:
        """What the wheel offers now: powers and paying; the suits to choose from; the way back."""
        if not self.choice.power:
            return []
        back = Spoke("back", art.icon("back"), self.t("wheel.back"), self.t("wheel.back"), tint=True)
        if self.choice.pile:
            return [back]
        if self.choice.target:
            return [*map(self._suit_spoke, other_suits(self.bid[self.choice.target])), back]
        pay = Spoke("wheel:pay", self._picture("price_tag"), self.t("wheel.pay"), self.t("thing.wheel_pay"))
        return [*map(self._power_spoke, ACTIONS), pay]

    def _suit_spoke(self, suit: int) -> Spoke:
        name = suit_name(suit, self.t)
        return Spoke(f"suit:{SUITS[suit]}", self._picture(f"suit_{SUITS[suit]}"), name, name)

    def _power_spoke(self, action: str) -> Spoke:
        assert self.view is not None
        refusal = ""
        if not self._aims(action):
            lost = action == "steal" and self.seat.number == self.view.loser
            suit = suit_name(SUIT[self.bid[self.choice.power]], self.t)
            refusal = self.t("none.lost" if lost else f"none.{action}", suit=suit)
        picture = self._picture(f"power_{action}")
        return Spoke(f"wheel:{action}", picture, self.t(f"wheel.{action}"), self.t(f"thing.{action}"), refusal, True)

    def _picture(self, name: str) -> str:
        return art.sprite("dutch_auction", name)

    # The button -------------------------------------------------------------------------------------------------

    def intended(self) -> Move | None:
        """The move that the button would make, as things lie now."""
        if not self.mine or self.view is None:
            return None
        if self.view.phase == ASIDE:
            return Move("aside", (self.hand[self.choice.aside],)) if self.choice.aside else None
        if self.view.phase == ACT:
            if self.choice.pile or self.choice.target:
                return None
            nothing = not self.choice.paid and not self.choice.lot
            return Move("done") if nothing else self.choice.purchase(self.bid)
        return None

    def show_confirm(self) -> None:
        move = self.intended()
        self.confirm_text, self.confirm_refusal = "", ""
        if not self.mine or self.view is None or self.view.phase not in (ASIDE, ACT):
            return
        if self.view.phase == ASIDE:
            left = self.left_to_bid(self.choice.aside)
            self.confirm_text = self.t("button.bid", count=left) if self.choice.aside else self.t("button.bid_first")
        else:
            self.confirm_text = self._done_or_buy(move)
        self.confirm_refusal = self.say(self.seat.refuse(move)) if move else self.prompt()

    def _done_or_buy(self, move: Move | None) -> str:
        """Being done says what is kept; while a power asks for more there is nothing to press."""
        if self.choice.pile or self.choice.target:
            return ""
        if move != Move("done"):
            return self.t("button.buy")
        return self.t("button.done_keep", count=len(self.bid)) if self.bid else self.t("button.done")

    def vote(self, vote: str) -> None:
        self.host.play(Move("vote", (vote,)))
