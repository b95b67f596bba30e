"""The score sheet of Dutch Auction: the cards that each player owns."""

from collections.abc import Mapping
from typing import Any

from cakeapp.core.game import Outcome
from cakeapp.core.sheet import Entry, Field, Sheet, level, misread, player, shared
from cakeapp.games.dutch_auction import GAME
from cakeapp.games.dutch_auction.rules.components import Card, read_cards
from cakeapp.games.dutch_auction.rules.scoring import result

VERBS = {"card": (str,)}
MOST_POINTS = 50  # of one card, that an editor offers


class ScoreSheet(Sheet):
    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        GAME.settle(players, options)
        self.players = players
        self.cards = read_cards(table)
        self.by_id = {card.id: card for card in self.cards}
        self.owned = [dict.fromkeys(self.by_id, 0) for _ in range(players)]

    def refuse(self, entry: Entry) -> str:
        wrong = misread(entry, self.players, VERBS)
        if wrong:
            return wrong
        name = str(entry.args[0])
        if name not in self.by_id:
            return f"There is no card {name} in this game."
        if self.owned[entry.seat][name] or self.free(entry.seat, name):
            return ""
        card, other = self.by_id[name], player(1 - entry.seat)
        if card.copies == 1:
            return f"The {spoken(card)} is {other}'s already, and there is only one."
        return f"All {card.copies} {spoken(card)}s are {other}'s already."

    def enter(self, entry: Entry) -> None:
        """One card more; once there is none left to add, the player has none of them any more."""
        name = str(entry.args[0])
        own = self.owned[entry.seat]
        own[name] = own[name] + 1 if own[name] < self.free(entry.seat, name) else 0

    def free(self, seat: int, name: str) -> int:
        """The copies of a card that the other player does not own."""
        return self.by_id[name].copies - self.owned[1 - seat][name]

    def missing(self) -> list[str]:
        """Cards in the auction discards are nobody's, so only a player without a card is sure to miss some."""
        return [
            f"No card of {player(seat)} is entered yet." for seat, own in enumerate(self.owned) if not any(own.values())
        ]

    def outcome(self) -> Outcome:
        return result([[name for name, n in own.items() for _ in range(n)] for own in self.owned], self.cards)

    def tie_break(self) -> str:
        outcome = self.outcome()
        if not level(outcome.scores):
            return ""
        if outcome.places == (1, 1):
            return f"Points and numbers of cards are equal. {shared([0, 1])}"
        winner = outcome.places.index(1)
        return f"Points are equal: {player(winner)} wins with fewer cards."


def spoken(card: Card) -> str:
    return f"{card.suit} {'power card' if card.power else card.bid}"


def editable(table: Mapping[str, Any]) -> list[Field]:
    """The victory points of each bid, which are the same in all suits."""
    read_cards(table)
    found = []
    for at, row in enumerate(table["cards_per_suit"]):
        cards = "power cards" if row.get("power") else f"cards that bid {row['bid']}"
        found.append(Field(("cards_per_suit", at, "vp"), f"{cards}: victory points", range(MOST_POINTS + 1)))
    return found
