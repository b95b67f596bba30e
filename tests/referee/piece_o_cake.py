"""Piece o' Cake, written a second time and plainly from the rules page, to check the real engine against."""

from itertools import combinations, product

from tests.referee.shared import check, places, seat_of, values_of

CAKES = 5
CAKE_SLICES = 11
LETTERS = "ABCDE"
OPTIONS = {"take_four": ["on", "off"]}  # the default first


class Referee:
    def __init__(self, players: int, options: dict[str, str], components: dict) -> None:
        if not 2 <= players <= 5:
            raise ValueError(f"Piece o' Cake is for 2 to 5 players, not {players}")
        for key, value in options.items():
            if value not in OPTIONS.get(key, []):
                raise ValueError(f"unknown option {key}={value}")
        self.players = players
        self.take_four = options.get("take_four") != "off"

        self.varieties = [variety["id"] for variety in components["varieties"]]
        self.number = {variety["id"]: variety["count"] for variety in components["varieties"]}
        self.cream = {variety["id"]: variety["cream"] for variety in components["varieties"]}

        # phase: "first", "slices" (chance), "cut", "choose" (a seat), "over"
        self.phase = "first"
        self.server = 0
        self.slices: list[str] = []  # as laid out: five cakes, then the two set aside
        self.cakes_served = 0
        self.pieces: dict[str, list[str]] = {}  # letter -> its slices, while it is not taken
        self.choosers: list[int] = []  # seats still to choose from this cake, the next one first
        self.collected = [dict.fromkeys(self.varieties, 0) for _ in range(players)]
        self.eaten = [dict.fromkeys(self.varieties, 0) for _ in range(players)]

    def to_move(self) -> int | None:
        if self.phase == "over":
            return None
        if self.phase in ("first", "slices"):
            return -1
        return self.server if self.phase == "cut" else self.choosers[0]

    def legal(self) -> set[str]:
        if self.phase == "cut":
            return self._legal_cuts()
        if self.phase == "choose":
            return self._legal_choices()
        return set()

    def _legal_cuts(self) -> set[str]:
        # At most as many pieces as players; 2 players may also make four, never three. One cut equals "whole".
        sizes = list(range(2, self.players + 1))
        if self.players == 2 and self.take_four:
            sizes.append(4)
        cuts = {"cut whole"}
        for size in sizes:
            for positions in combinations(range(CAKE_SLICES), size):
                cuts.add("cut " + " ".join(str(position) for position in positions))
        return cuts

    def _legal_choices(self) -> set[str]:
        choices = set()
        for letter, piece in self.pieces.items():
            # Any number of each variety in the piece may be eaten, named in the order of components.json.
            for numbers in product(*(range(piece.count(variety) + 1) for variety in self.varieties)):
                eaten = []
                for variety, number in zip(self.varieties, numbers, strict=True):
                    eaten += [variety] * number
                choices.add(f"take {letter} eat {' '.join(eaten) or '-'}")
        for variety, number in self.collected[self.choosers[0]].items():
            if number > 0:
                choices.add(f"forfeit {variety}")
        if not self.pieces:
            choices.add("pass")
        return choices

    def play(self, text: str) -> None:
        check(text, self.to_move(), self.legal())
        if self.to_move() == -1:
            self._chance(text)
        elif self.phase == "cut":
            self._cut(text)
        else:
            self._choose(text)

    # Setup

    def _chance(self, text: str) -> None:
        values = values_of(text, self.phase)
        if self.phase == "first":
            self.server = seat_of(text, self.players)
            self.phase = "slices"
        else:
            if sorted(values) != sorted(variety for variety in self.varieties for _ in range(self.number[variety])):
                raise ValueError(f"expected every slice as often as there are, found: {text!r}")
            self.slices = values
            self.phase = "cut"

    # A cake

    def _cut(self, text: str) -> None:
        start = self.cakes_served * CAKE_SLICES
        cake = self.slices[start : start + CAKE_SLICES]
        cuts = [0] if text == "cut whole" else [int(position) for position in text.split(" ")[1:]]
        # Piece A starts at the first cut; the last piece runs on past position 10 to the first cut.
        ends = [*cuts[1:], cuts[0] + CAKE_SLICES]
        self.pieces = {
            letter: [cake[position % CAKE_SLICES] for position in range(begin, end)]
            for letter, begin, end in zip(LETTERS, cuts, ends, strict=False)
        }
        # From the server's left, the server last, each once; in a four-piece cake of two players twice.
        self.choosers = [(self.server + step) % self.players for step in range(1, self.players + 1)]
        if self.players == 2 and len(self.pieces) == 4:
            self.choosers *= 2
        self.phase = "choose"

    def _choose(self, text: str) -> None:
        seat = self.choosers.pop(0)
        words = text.split(" ")
        if words[0] == "take":
            for variety in self.pieces.pop(words[1]):
                self.collected[seat][variety] += 1
            for variety in words[3:]:
                if variety != "-":
                    self.collected[seat][variety] -= 1
                    self.eaten[seat][variety] += 1
        elif words[0] == "forfeit":  # takes nothing, eats all she has collected of the variety
            self.eaten[seat][words[1]] += self.collected[seat][words[1]]
            self.collected[seat][words[1]] = 0
        if not self.choosers:
            self._end_cake()

    def _end_cake(self) -> None:
        self.pieces = {}  # pieces left over leave the game
        self.cakes_served += 1
        self.server = (self.server + 1) % self.players
        self.phase = "over" if self.cakes_served == CAKES else "cut"

    # Scoring

    def scores(self) -> list[int]:
        scores = []
        for seat in range(self.players):
            score = 0
            for variety in self.varieties:
                score += self.cream[variety] * self.eaten[seat][variety]
                # Most of a variety, at least one: its number, in full to all who tie.
                most = max(collected[variety] for collected in self.collected)
                if most > 0 and self.collected[seat][variety] == most:
                    score += self.number[variety]
            scores.append(score)
        return scores

    def places(self) -> list[int]:
        return places(self.scores())
