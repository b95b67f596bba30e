"""What a seat owns as far as a view shows it, and what that scores."""

from cakeapp.core.scoring import points_of
from cakeapp.games.dutch_auction.rules.codes import NAME, PLAIN
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.scoring import score_lines
from cakeapp.games.dutch_auction.rules.view import Cards, View
from cakeapp.games.dutch_auction.table.words import printed


def owned(view: View, seat: int) -> tuple[str, ...] | None:
    """The ids of all cards; None where not all of them are open."""
    closed = view.hands[seat], view.decks[seat], view.discards[seat]
    if None in closed:
        return None
    piles = [pile for pile in closed if pile] + [view.bids[seat], view.cashed[seat]]
    return tuple(NAME[PLAIN[card]] for pile in piles for card in pile)


def points(view: View, seat: int) -> int | None:
    cards = owned(view, seat)
    return None if cards is None else points_of(score_lines(cards, CARDS))


def printed_points(cards: Cards) -> int:
    """What stands on cards, without any bonus."""
    return sum(printed(card).vp for card in cards)
