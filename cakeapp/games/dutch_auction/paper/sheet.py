"""The score sheet of Dutch Auction: the cards that each player owns."""

from collections.abc import Mapping
from typing import Any

from cakeapp.core.game import Outcome
from cakeapp.core.say import Player, Said, Say
from cakeapp.core.sheet import Entry, Field, Sheet, misread, tie_broken
from cakeapp.games.dutch_auction import GAME
from cakeapp.games.dutch_auction.rules.components import read_cards
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

    def refuse(self, entry: Entry) -> Said | None:
        wrong = misread(entry, self.players, VERBS)
        if wrong:
            return wrong
        name = str(entry.args[0])
        if name not in self.by_id:
            return Say("dutch_auction.sheet.no_card", card=name)
        if self.owned[entry.seat][name] or self.free(entry.seat, name):
            return None
        card, owner = self.by_id[name], Player(1 - entry.seat)
        if card.power:
            suit = Say(f"dutch_auction.suit.{card.suit}")
            return Say("dutch_auction.sheet.powers_owned", count=card.copies, suit=suit, owner=owner)
        return Say("dutch_auction.sheet.owned", count=card.copies, card=card.said, owner=owner)

    def enter(self, entry: Entry) -> None:
        """One card more; once there is none left to add, the player has none of them any more."""
        name = str(entry.args[0])
        own = self.owned[entry.seat]
        own[name] = own[name] + 1 if own[name] < self.free(entry.seat, name) else 0

    def free(self, seat: int, name: str) -> int:
        """The copies of a card that the other player does not own."""
        return self.by_id[name].copies - self.owned[1 - seat][name]

    def missing(self) -> list[Said]:
        """Cards in the auction discards are nobody's, so only a player without a card is sure to miss some."""
        return [
            Say("dutch_auction.sheet.no_card_of", player=Player(seat))
            for seat, own in enumerate(self.owned)
            if not any(own.values())
        ]

    def outcome(self) -> Outcome:
        return result([[name for name, n in own.items() for _ in range(n)] for own in self.owned], self.cards)

    def tie_break(self) -> Said | None:
        def fewer_cards(seat: int) -> Say:
            return Say("dutch_auction.sheet.fewer", player=Player(seat))

        return tie_broken(self.outcome(), Say("dutch_auction.sheet.equal"), fewer_cards)


def editable(table: Mapping[str, Any]) -> list[Field]:
    """The victory points of each bid, which are the same in all suits."""
    read_cards(table)
    found = []
    for at, row in enumerate(table["cards_per_suit"]):
        name = Say("dutch_auction.copy.power") if row.get("power") else Say("dutch_auction.copy.bid", bid=row["bid"])
        found.append(Field(("cards_per_suit", at, "vp"), name, range(MOST_POINTS + 1)))
    return found
