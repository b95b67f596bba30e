"""Referee for Cake Swap: the rules page once more, as plainly as possible, to check the real implementation."""

from itertools import pairwise
from typing import NamedTuple

from tests.referee.shared import check, places

CHANCE = -1
RIBBON_COLOURS = {3: "white", 4: "red", 5: "blue"}  # by the number of layers
CLASSES = ["honorable", "premium", "prestigious", "gold_standard", "signature", "showcase"]

Layer = tuple[str, str]  # a card on a platter: its id and the side that counts


class Placement(NamedTuple):
    """What a `place` move leads to."""

    platter: list[Layer]  # afterwards, bottom first
    used: set[str]  # action cards
    removed: str | None  # the card that goes to the drafting area


class Referee:
    def __init__(self, players: int, options: dict[str, str], components: dict) -> None:
        if not 2 <= players <= 6:
            raise ValueError(f"Cake Swap is for 2 to 6 players, not {players}")
        for option, value in options.items():
            raise ValueError(f"unknown option {option}={value}: Cake Swap has none")
        self.players = players
        self.cards = {card["id"]: card for card in components["layers"]}
        self.points_to_win = components["points_to_win"][str(players)]
        self.ribbon_points = components["ribbons"]

        self.seat = CHANCE
        self.over = False
        self.pile: list[str] = []  # top first
        self.area: list[str] = []  # the drafting area
        self.platters: list[list[Layer]] = [[] for _ in range(players)]  # bottom first
        self.actions = [set(components["actions"]) for _ in range(players)]  # the action cards not used yet
        self.ribbons: list[list[tuple[str, str]]] = [[] for _ in range(players)]  # won: class and colour

        # Of the running turn:
        self.taken = False  # the turn's own card was taken
        self.cleared = False  # the one clear was used
        self.hand = ""  # the card that must be placed now, if any
        self.hand_from = ""  # the move that took it: draw, draft, swipe or trade

    # ---- what the tests call

    def to_move(self) -> int | None:
        return None if self.over else self.seat

    def legal(self) -> set[str]:
        if self.over or self.seat == CHANCE:
            return set()
        if self.hand:  # nothing but placing it, or passing it if it was drawn
            moves = set(self._placements(self.hand, self.hand_from))
            return moves | {"pass"} if self.hand_from == "draw" else moves

        moves = set()
        if self.taken:
            moves.add("end")
        else:
            moves.add("draw")
            moves |= {f"draft {card}" for card in self.area if self._placements(card, "draft")}
        if "swipe" in self.actions[self.seat]:
            for other in range(self.players):
                if other != self.seat and self.platters[other]:
                    top, _ = self.platters[other][-1]
                    if self._placements(top, "swipe"):
                        moves.add(f"swipe {other}")
        moves |= {f"trade {card}" for card in self.area if self._placements(card, "trade")}
        if not self.cleared and self.platters[self.seat]:
            moves.add("clear none")
            moves |= {f"clear {cake_class}" for cake_class in self._ribbons_to_have()}
        return moves

    def play(self, text: str) -> None:
        check(text, self.to_move(), self.legal())
        if self.seat == CHANCE:
            self._shuffle(text)
            return
        kind, *details = text.split(" ")
        match kind:
            case "draw":
                self.taken = True
                self._take(self.pile.pop(0), kind)
            case "draft":
                self.taken = True
                self.area.remove(details[0])
                self._take(details[0], kind)
            case "swipe":
                self.actions[self.seat].remove("swipe")
                top, _ = self.platters[int(details[0])].pop()
                self._take(top, kind)
            case "trade":
                self.area.remove(details[0])
                self._take(details[0], kind)
            case "place":
                self._place(text)
            case "pass":
                self.area.append(self.hand)
                self.hand = ""
            case "clear":
                self._clear(details[0])
            case "end":
                self._end_turn()

    def scores(self) -> list[int]:
        """Points of the ribbons won so far; final once the game is over."""
        return [sum(self._values(seat)) for seat in range(self.players)]

    def places(self) -> list[int]:
        """Most points; tie: the highest single ribbon (0 without one); still tied: shared."""
        results = [(sum(self._values(seat)), max(self._values(seat), default=0)) for seat in range(self.players)]
        return places(results)

    # ---- setup

    def _shuffle(self, text: str) -> None:
        word, *cards = text.split(" ")
        if word != "layers" or sorted(cards) != sorted(self.cards):
            raise ValueError(f"{text!r}: expected 'layers' and all {len(self.cards)} layer cards, each once")
        self.pile = cards
        self.seat = self._opening_draws()
        self.over = not self.pile  # a pile used up by the opening draws ends the game

    def _opening_draws(self) -> int:
        """Everybody draws a card, the largest sum of its sizes starts; those tied, and only they, draw again."""
        tied = list(range(self.players))
        while len(tied) > 1 and len(self.pile) >= len(tied):
            sums = {}
            for seat in tied:
                card = self.pile.pop(0)
                self.area.append(card)
                sums[seat] = self._size((card, "a")) + self._size((card, "b"))
            tied = [seat for seat in tied if sums[seat] == max(sums.values())]
        return tied[0]  # the only one ahead; or, when the pile is short, the first of those tied

    # ---- taking and placing

    def _size(self, layer: Layer) -> int:
        card, side = layer
        return self.cards[card][side]["size"]

    def _take(self, card: str, taken_by: str) -> None:
        self.hand, self.hand_from = card, taken_by

    def _placements(self, card: str, taken_by: str) -> dict[str, Placement]:
        """Every legal placement of a card on the platter of the seat to move, by the text of the move.

        Sizes must fall strictly from bottom to top; the action cards needed must be unused; a card taken by `trade`
        must be placed with Swap.
        """
        platter = self.platters[self.seat]
        height = len(platter)
        tries: dict[str, Placement] = {}
        for side in ("a", "b"):
            new = (card, side)
            tries[f"place {side}"] = Placement([*platter, new], set(), None)
            for k in range(1, height + 1):
                squeezed = [*platter[: k - 1], new, *platter[k - 1 :]]
                tries[f"place {side} squeeze {k}"] = Placement(squeezed, {"squeeze"}, None)
            if height:
                top, _ = platter[-1]
                tries[f"place {side} swap"] = Placement([*platter[:-1], new], {"swap"}, top)
            for k in range(1, height):
                old, _ = platter[k - 1]
                swapped = [*platter[: k - 1], new, *platter[k:]]
                tries[f"place {side} swap {k}"] = Placement(swapped, {"swap", "squeeze"}, old)

        legal = {}
        for text, placement in tries.items():
            sizes = [self._size(layer) for layer in placement.platter]
            falling = all(lower > upper for lower, upper in pairwise(sizes))
            swap_missing = taken_by == "trade" and "swap" not in placement.used
            if falling and placement.used <= self.actions[self.seat] and not swap_missing:
                legal[text] = placement
        return legal

    def _place(self, text: str) -> None:
        placement = self._placements(self.hand, self.hand_from)[text]
        self.platters[self.seat] = placement.platter
        self.actions[self.seat] -= placement.used
        if placement.removed is not None:
            self.area.append(placement.removed)
        self.hand = ""

    # ---- clearing, ribbons, the end

    def _ribbons_to_have(self) -> list[str]:
        """The classes the own cake qualifies for, where the ribbon for its number of layers is still there."""
        cake = self.platters[self.seat]
        colour = RIBBON_COLOURS.get(len(cake))
        if colour is None:
            return []
        sides = [self.cards[card][side] for card, side in cake]
        frostings = [side["frosting"] for side in sides if side["frosting"] != "wild"]  # a wild one is what is needed
        all_different = len(set(frostings)) == len(frostings)
        all_one = len(set(frostings)) <= 1
        one_cake = len({side["cake"] for side in sides}) == 1
        qualifies = {
            "honorable": True,
            "premium": all_different,
            "prestigious": one_cake,
            "gold_standard": all_one,
            "signature": one_cake and all_different,
            "showcase": one_cake and all_one,
        }
        gone = {ribbon for won in self.ribbons for ribbon in won}
        return [cake_class for cake_class in CLASSES if qualifies[cake_class] and (cake_class, colour) not in gone]

    def _clear(self, cake_class: str) -> None:
        """The cards leave the game; a class's ribbon is taken; who has the points to win ends the game at once."""
        if cake_class != "none":
            self.ribbons[self.seat].append((cake_class, RIBBON_COLOURS[len(self.platters[self.seat])]))
        self.platters[self.seat] = []
        self.cleared = True
        self.over = sum(self._values(self.seat)) >= self.points_to_win

    def _values(self, seat: int) -> list[int]:
        return [self.ribbon_points[cake_class][colour] for cake_class, colour in self.ribbons[seat]]

    def _end_turn(self) -> None:
        """The turn passes to the left; the turn in which the last card of the pile was drawn is the last."""
        self.over = not self.pile
        self.seat = (self.seat + 1) % self.players
        self.taken = False
        self.cleared = False
