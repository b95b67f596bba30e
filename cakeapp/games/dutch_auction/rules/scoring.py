"""What cards are worth at the end; for the table and for score sheets."""

from collections.abc import Iterator, Sequence

from cakeapp.core.game import Line, Outcome
from cakeapp.core.scoring import by_strength, points_of
from cakeapp.games.dutch_auction.rules.components import Card


def score_lines(owned: Sequence[str], cards: Sequence[Card]) -> Iterator[Line]:
    """Suit by suit the cards owned, by id, and then the lowest of the suit once more."""
    for suit in dict.fromkeys(card.suit for card in cards):
        own = [card for card in cards if card.suit == suit for _ in range(owned.count(card.id))]
        if own:
            lowest = min(own, key=lambda card: card.vp)
            yield Line("cards", sum(card.vp for card in own), tuple(card.id for card in own))
            yield Line("lowest", lowest.vp, (lowest.id,))


def result(owned: Sequence[Sequence[str]], cards: Sequence[Card]) -> Outcome:
    """The end of a game from what each seat owns; of two with the same score the one with fewer cards wins."""
    lines = tuple(tuple(score_lines(own, cards)) for own in owned)
    return by_strength(lines, [(points_of(scored), -len(own)) for scored, own in zip(lines, owned)])
