"""What a power card may be used on, from what its owner sees."""

from collections.abc import Mapping

from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.rules.codes import SUIT, SUITS
from cakeapp.games.dutch_auction.rules.view import View
from cakeapp.games.dutch_auction.table.intent import THEIRS, keyed

AUCTION, OWN = "auction", "own"


def in_bid(bid: Mapping[str, int], power: str) -> dict[str, int]:
    """The other cards of the own bid that have its suit now."""
    return {key: card for key, card in bid.items() if key != power and SUIT[card] == SUIT[bid[power]]}


def in_theirs(view: View, seat: int, suit: int) -> dict[str, int]:
    if seat == view.loser:
        return {}
    return {key: card for key, card in keyed(THEIRS, view.bids[1 - seat]).items() if SUIT[card] == suit}


def in_pile(view: View, seat: int, pile: str, suit: int) -> list[int]:
    """Each different card of the suit in some discards."""
    cards = view.auction_discards if pile == AUCTION else view.discards[seat] or ()
    return [card for card in dict.fromkeys(cards) if SUIT[card] == suit]


def in_display(view: View, suit: int) -> dict[int, int]:
    """By their cost."""
    return {cost: card for cost, card in enumerate(view.display, 1) if card is not None and SUIT[card] == suit}


def other_suits(card: int) -> list[int]:
    return [suit for suit in range(len(SUITS)) if suit != SUIT[card]]


def use(power: int, *args: object) -> Move:
    return Move("power", (power, *args))
