"""Top Cake, written a second time and plainly from the rules page, to check the real engine against."""

from collections import Counter

from tests.referee.shared import check, places, seat_of, values_of

ROUNDS = 5
NEW_CAKES = 4
OPTIONS = {"cancelled_lots": ["leave", "stay"], "recall": ["off", "on"]}  # the default first


class Referee:
    def __init__(self, players: int, options: dict[str, str], components: dict) -> None:
        if not 2 <= players <= 4:
            raise ValueError(f"Top Cake is for 2 to 4 players, not {players}")
        for key, value in options.items():
            if value not in OPTIONS.get(key, []):
                raise ValueError(f"unknown option {key}={value}")
        self.players = players
        self.cancelled_lots_stay = options.get("cancelled_lots") == "stay"

        self.cake_ids = [cake["id"] for cake in components["cakes"]]
        self.topper_ids = [topper["id"] for topper in components["toppers"]]
        self.flavour = {cake["id"]: cake["flavour"] for cake in components["cakes"]}
        self.max_above = {card["id"]: card["max"] for card in components["cakes"] + components["toppers"]}
        removed = components["removed_with_3_or_4_players"] if players > 2 else []
        bidding_cards = [card for card in components["bids"] if card not in removed]

        # phase: "first", "cakes", "toppers" (chance), "bid", "half", "stack" (a seat), "over"
        self.phase = "first"
        self.seat = 0  # who moves in a seat's phase
        self.first = 0  # holder of the first player card
        self.round = 0
        self.cake_deck: list[str] = []
        self.topper_deck: list[str] = []
        self.hands = [list(bidding_cards) for _ in range(players)]
        self.stacks: list[list[list[str]]] = [[] for _ in range(players)]  # by seat; each stack bottom to top
        self.lots: dict[str, list[tuple[int, str]]] = {}  # lot on the table -> (seat, bidding card) played there
        self.turns: list[int] = []  # bidding turns still to come this round, by seat
        self.cards_due = 0  # cards to play in the present bidding turn
        self.facings: list[str] = []  # facings open for the next of them: "" up, "?" down
        self.won: list[list[str]] = [[] for _ in range(players)]  # won this round, not stacked yet

    def to_move(self) -> int | None:
        if self.phase == "over":
            return None
        if self.phase in ("first", "cakes", "toppers"):
            return -1
        return self.seat

    def legal(self) -> set[str]:
        if self.phase == "bid":
            hand = self.hands[self.seat]
            return {f"{facing}{card}@{lot}" for facing in self.facings for card in hand for lot in self.lots}
        if self.phase == "half":  # next to a cake lot, new or carried, never a topper
            return {f"half@{lot}" for lot in self.lots if lot in self.cake_ids}
        if self.phase == "stack":
            places = ["new"] + [str(number) for number in range(1, len(self.stacks[self.seat]) + 1)]
            return {f"{card}>{place}" for card in self.won[self.seat] for place in places}
        return set()

    def play(self, text: str) -> None:
        check(text, self.to_move(), self.legal())
        if self.to_move() == -1:
            self._chance(text)
        elif self.phase == "bid":
            self._bid(text)
        elif self.phase == "half":
            self._judge_all(half_lot=text.removeprefix("half@"))
        else:
            self._stack(text)

    # Setup

    def _chance(self, text: str) -> None:
        values = values_of(text, self.phase)
        if self.phase == "first":
            self.first = seat_of(text, self.players)
            self.phase = "cakes"
        elif self.phase == "cakes":
            if sorted(values) != sorted(self.cake_ids):
                raise ValueError(f"expected every cake once, found: {text!r}")
            self.cake_deck = values[1:]  # the first one is shown and leaves the game
            self.phase = "toppers"
        else:
            if sorted(values) != sorted(self.topper_ids):
                raise ValueError(f"expected every topper once, found: {text!r}")
            self.topper_deck = values
            self._begin_round()

    # A round

    def _clockwise_from_first(self) -> list[int]:
        return [(self.first + step) % self.players for step in range(self.players)]

    def _begin_round(self) -> None:
        # 1. Four cakes, from round 2 on also one topper, beside the lots carried over.
        self.round += 1
        for _ in range(NEW_CAKES):
            self.lots[self.cake_deck.pop(0)] = []
        if self.round >= 2:
            self.lots[self.topper_deck.pop(0)] = []
        # 2. The circle is gone round twice, with 2 players three times.
        self.turns = self._clockwise_from_first() * (3 if self.players == 2 else 2)
        self._next_turn()

    def _next_turn(self) -> None:
        while self.turns:
            self.seat = self.turns.pop(0)
            # Judged by the hand at the start of the turn: one card is played alone, an empty hand is skipped.
            self.cards_due = min(2, len(self.hands[self.seat]))
            if self.cards_due > 0:
                self.facings = ["", "?"]
                self.phase = "bid"
                return
        # 3. After all bids the holder of the first player card places it.
        self.seat = self.first
        self.phase = "half"

    def _bid(self, text: str) -> None:
        shown, lot = text.split("@")
        card = shown.removeprefix("?")
        self.hands[self.seat].remove(card)
        self.lots[lot].append((self.seat, card))
        self.cards_due -= 1
        self.facings = [""] if shown.startswith("?") else ["?"]  # the second has the other facing
        if self.cards_due == 0:
            self._next_turn()

    def _judge_all(self, half_lot: str) -> None:
        judged = self.lots
        self.lots = {}
        for lot, cards in judged.items():
            self._judge(lot, cards, half_here=lot == half_lot)
        self._next_stacker()

    def _judge(self, lot: str, cards: list[tuple[int, str]], half_here: bool) -> None:
        # a. The same face played by two or more players is removed (nobody owns a face twice).
        count = Counter(face for _, face in cards)
        left = [(seat, face) for seat, face in cards if count[face] == 1]
        cancelled = [(seat, face) for seat, face in cards if count[face] > 1]
        faces_left = {face: seat for seat, face in left}

        # c. A bid is the sum of the numbered cards left plus the half point; without either there is no bid.
        bids: dict[int, float] = {}
        for seat, face in left:
            if face.isdigit():
                bids[seat] = bids.get(seat, 0) + int(face)
        if half_here:
            bids[self.first] = bids.get(self.first, 0) + 0.5

        staying: list[tuple[int, str]] = []
        if "S" in faces_left:  # b. SNATCH takes the lot, bid or no bid, REVERSE or not.
            self.won[faces_left["S"]].append(lot)
        elif bids:
            # d. The highest bid wins, with a REVERSE left the lowest.
            winning = min(bids.values()) if "R" in faces_left else max(bids.values())
            winners = [seat for seat in bids if bids[seat] == winning]
            if len(winners) == 1:
                self.won[winners[0]].append(lot)
            else:  # e. Tie: the lot stays, with all the cards left on it.
                staying = left
                self.lots[lot] = staying
        elif self.cancelled_lots_stay and any(face.isdigit() for _, face in cancelled):
            self.lots[lot] = []  # option: nobody has a bid, a numbered card was cancelled: the lot stays, bare
        # f. Otherwise nobody has a bid and the lot leaves the game.

        for seat, face in cards:  # What does not stay goes back to its owner; a SNATCH leaves the game.
            if (seat, face) not in staying and face != "S":
                self.hands[seat].append(face)

    def _next_stacker(self) -> None:
        # 5. From the holder of the first player card, clockwise, each player places all she won.
        for seat in self._clockwise_from_first():
            if self.won[seat]:
                self.seat = seat
                self.phase = "stack"
                return
        # 6. The first player card passes to the left; the game ends after round 5.
        self.first = (self.first + 1) % self.players
        if self.round == ROUNDS:
            self.phase = "over"
        else:
            self._begin_round()

    def _stack(self, text: str) -> None:
        card, place = text.split(">")
        stacks = self.stacks[self.seat]
        self.won[self.seat].remove(card)
        if place == "new":
            stacks.append([card])
        else:
            # Collapse: every card with more cards above it than its max leaves, all at the same moment.
            grown = [*stacks[int(place) - 1], card]
            stacks[int(place) - 1] = [
                layer for height, layer in enumerate(grown, start=1) if len(grown) - height <= self.max_above[layer]
            ]
        self._next_stacker()

    # Scoring

    def _stack_score(self, stack: list[str]) -> int:
        flavours = [self.flavour[card] for card in stack if card in self.cake_ids]
        score = len(flavours)
        if len(stack) >= 3 and flavours:  # toppers included: the most frequent flavour scores 2 a card
            score += max(Counter(flavours).values())
        if len(flavours) >= 3 and stack[-1] in self.topper_ids:  # three cakes and a topper as the top card
            score *= 2
        return score

    def scores(self) -> list[int]:
        return [sum(self._stack_score(stack) for stack in stacks) for stacks in self.stacks]

    def places(self) -> list[int]:
        return places(self.scores())
