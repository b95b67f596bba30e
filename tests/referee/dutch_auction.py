"""Referee for Dutch Auction: the rules page, written down once more as plainly as possible, for tests only."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from itertools import combinations
from typing import Any

from tests.referee.dutch_auction_cards import Card, Player, Question, move, named

CHANCE = -1
SEATS = (0, 1)
PERSONAL_DECK = 9
DISPLAY = 6
HAND = 5
OPTIONS = {"recall": ("off", "on")}  # recall only changes what a player is shown, never a move or a score


Cards = Generator[Question, str, list[Card]]
Phase = Generator[Question, str, None]
Actions = dict[str, Callable[[], None]]  # the text of a move, and what it does


class Referee:
    def __init__(self, players: int, options: dict[str, str], components: dict[str, Any]) -> None:
        if players != len(SEATS):
            raise ValueError(f"Dutch Auction is for 2 players, not {players}")
        for key, value in options.items():
            if value not in OPTIONS.get(key, ()):
                raise ValueError(f"unknown option {key}={value}")
        self.suits: list[str] = components["suits"]
        self.kinds: list[dict[str, Any]] = components["cards_per_suit"]
        self.players = [Player() for _ in SEATS]
        self.auction_deck: list[Card] = []  # top first
        self.auction_discards: list[Card] = []
        self.display: dict[int, Card] = {}  # by cost; a gap is a missing cost
        self.loser = 0  # of the latest bid
        self.course = self._game()
        self.question: Question | None = next(self.course)

    def to_move(self) -> int | None:
        return None if self.question is None else self.question.seat

    def legal(self) -> set[str]:
        if self.question is None or self.question.seat == CHANCE:
            return set()
        return set(self.question.texts)

    def play(self, text: str) -> None:
        if self.question is None:
            raise ValueError(f"the game is over, found {text!r}")
        if not self.question.accepts(text):
            who = "chance" if self.question.seat == CHANCE else f"seat {self.question.seat}"
            raise ValueError(f"{who}: {text!r} is not legal here; legal: {self.question.wanted()}")
        try:
            self.question = self.course.send(text)
        except StopIteration:
            self.question = None

    def scores(self) -> list[int]:
        return [player.points(self.suits) for player in self.players]

    def places(self) -> list[int]:
        # Most points, then fewest cards (cashed ones too), then shared.
        ranks = [(-score, len(player.owned())) for score, player in zip(self.scores(), self.players, strict=True)]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]

    # The course of the game: yields each question, is sent the answer.

    def _game(self) -> Phase:
        yield from self._setup()
        while True:
            yield from self._set_aside()
            yield from self._bid()
            shown = len(self.display)
            yield from self._act(1 - self.loser)
            yield from self._act(self.loser)
            self._restock(nothing_left_it=len(self.display) == shown)
            if not self.auction_deck:
                if not self.display:
                    return
                first = yield Question(0, {"vote stop", "vote go"})
                second = yield Question(1, {"vote stop", "vote go"})
                if first == second == "vote stop":
                    return
            yield from self._draw()

    def _setup(self) -> Phase:
        tiebreak = yield Question(CHANCE, {f"tiebreak {seat}" for seat in SEATS})
        self.loser = int(tiebreak.split()[1])  # round 1 has no previous bid: this seat stands in for its loser
        box = [
            Card(suit, kind["bid"], kind["vp"], kind.get("power", False), suit)
            for suit in self.suits
            for kind in self.kinds
            for _ in range(kind["copies"])
        ]
        cards = yield from self._shuffled("deck", box)
        for player in self.players:
            player.deck, cards = cards[:PERSONAL_DECK], cards[PERSONAL_DECK:]
        self.auction_deck = cards
        self._fill([])
        yield from self._draw()

    def _shuffled(self, head: str, pile: list[Card]) -> Cards:
        text = yield Question(CHANCE, head=head, pile=pile)
        rest = list(pile)
        cards: list[Card] = []
        for word in text.removeprefix(head + " ").split(" "):
            move(named(rest)[word], rest, cards)
        return cards

    def _top_card(self, seat: int, target: list[Card]) -> Phase:
        """The top card of the own deck goes to the target; the discards are shuffled only when one is wanted."""
        player = self.players[seat]
        if not player.deck and player.discards:
            player.deck = yield from self._shuffled(f"shuffle {seat}", player.discards)
            player.discards = []
        if player.deck:
            move(player.deck[0], player.deck, target)

    def _draw(self) -> Phase:
        for seat in SEATS:
            for _ in range(HAND):
                yield from self._top_card(seat, self.players[seat].hand)

    def _set_aside(self) -> Phase:
        for seat, player in enumerate(self.players):
            if len(player.hand) < 2:
                continue
            choices = {f"aside {text}": card for text, card in named(player.hand).items()}
            card = choices[(yield Question(seat, set(choices)))]
            player.hand.remove(card)
            player.deck.insert(0, card)

    def _bid(self) -> Phase:
        for player in self.players:
            player.bid, player.hand = player.hand, []
        # Tied: each adds the top card of the own deck, then compare again, while anybody has one to add.
        while self._total(0) == self._total(1) and any(player.deck or player.discards for player in self.players):
            for seat in SEATS:
                yield from self._top_card(seat, self.players[seat].bid)
        if self._total(0) == self._total(1):
            self.loser = 1 - self.loser  # the loser of the previous bid wins
        else:
            self.loser = 0 if self._total(0) < self._total(1) else 1

    def _total(self, seat: int) -> int:
        return sum(card.bid for card in self.players[seat].bid)

    def _act(self, seat: int) -> Phase:
        text = ""
        while text != "done":
            actions = self._actions(seat)
            text = yield Question(seat, set(actions))
            actions[text]()

    def _restock(self, nothing_left_it: bool) -> None:
        # If no card left the display in the whole round, the cost-1 card goes. Then slide left and fill up.
        row = [self.display[cost] for cost in sorted(self.display)]
        if nothing_left_it:
            move(row[0], row, self.auction_discards)
        self._fill(row)

    def _fill(self, row: list[Card]) -> None:
        while len(row) < DISPLAY and self.auction_deck:
            row.append(self.auction_deck.pop(0))
        self.display = dict(enumerate(row, start=1))

    def _actions(self, seat: int) -> Actions:
        player = self.players[seat]
        # The loser owes the cost-1 card's leaving while it lies there and her bid is not empty.
        owes = seat == self.loser and 1 in self.display and bool(player.bid)
        actions: Actions = {}
        if not owes:
            actions["done"] = partial(self._done, player)
        for power in named(card for card in player.bid if card.power and not card.used).values():
            for text, effect in self._powers(seat, power).items():
                actions[f"power {power} {text}"] = partial(self._use, power, effect)
        # Two copies written alike: the used one comes first here, and the first payment of a text is the one meant.
        bid = sorted(player.bid, key=self._writing_order)
        for cost in self.display:
            if owes and cost != 1 and cost == len(bid):
                continue  # would leave her bid empty with the cost-1 card still there (no other action can)
            for payment in combinations(bid, cost):
                text = " ".join([f"buy {cost} with", *map(str, payment)])
                actions.setdefault(text, partial(self._buy, player, cost, payment))
        return actions

    def _writing_order(self, card: Card) -> tuple[int, bool, int, bool, int, bool]:
        # Printed suit; 1 to 8, then the power cards; unchanged before changed; new suit. Last: used before unused.
        suit, current = self.suits.index(card.suit), self.suits.index(card.current)
        return suit, card.power, card.bid, current != suit, current, not card.used

    def _done(self, player: Player) -> None:
        for card in list(player.bid):
            move(card, player.bid, player.discards)

    def _buy(self, player: Player, cost: int, payment: tuple[Card, ...]) -> None:
        bought = self.display.pop(cost)
        for card in payment:
            kept = card.current == bought.suit
            move(card, player.bid, player.discards if kept else self.auction_discards)
        player.discards.append(bought)

    def _take_display(self, player: Player, cost: int) -> None:
        player.bid.append(self.display.pop(cost))  # the display keeps the gap

    def _use(self, power: Card, effect: Callable[[], None]) -> None:
        power.used = True
        effect()

    def _powers(self, seat: int, power: Card) -> Actions:
        """What an unused power card can do, always to other cards of its own current suit."""
        player = self.players[seat]
        effects: Actions = {}

        def reach(pile: list[Card]) -> dict[str, Card]:
            return named(card for card in pile if card is not power and card.current == power.current)

        for text, card in reach(player.bid).items():
            effects[f"cash {text}"] = partial(move, card, player.bid, player.cashed)
            for suit in self.suits:
                if suit != card.current:
                    effects[f"suit {text} {suit}"] = partial(setattr, card, "current", suit)
        # From elsewhere to the own bid; only the winner steals.
        piles = {"take auction": self.auction_discards, "take own": player.discards}
        if seat != self.loser:
            piles["steal"] = self.players[1 - seat].bid
        for verb, pile in piles.items():
            for text, card in reach(pile).items():
                effects[f"{verb} {text}"] = partial(move, card, pile, player.bid)
        for cost, card in self.display.items():
            if card.suit == power.current:
                effects[f"take display {cost}"] = partial(self._take_display, player, cost)
        return effects
