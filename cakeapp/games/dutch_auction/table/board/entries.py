"""What a closer look at the table of Dutch Auction tells."""

from collections.abc import Iterable

from cakeapp.core.say import Say
from cakeapp.games.dutch_auction.rules.codes import PLAIN, SUIT
from cakeapp.games.dutch_auction.rules.view import Cards, View
from cakeapp.games.dutch_auction.table.intent import ACTIONS, stays
from cakeapp.games.dutch_auction.table.owned import points, printed_points
from cakeapp.games.dutch_auction.table.words import Texts, by_suit, card_name, listed, printed, suit_name
from cakeapp.stage import art
from cakeapp.stage.widgets.bottom_sheet import Paragraph

PILES = ("deck", "discards", "cashed", "auction", "stock")


def listing(cards: Cards, t: Texts) -> list[Paragraph]:
    """Cards suit by suit, each suit with its picture."""
    return [Paragraph(marks, art.sprite("dutch_auction", f"suit_{suit}")) for suit, marks in by_suit(cards, t)]


def heap(heading: str, cards: Cards, t: Texts) -> list[Paragraph]:
    told = t("about.heap", pile=heading, cards=in_all(cards, t))
    return [Paragraph(told, heading=True), *listing(cards, t)]


def in_all(cards: Cards, t: Texts) -> str:
    """How many, and what is printed on them in all."""
    return t("about.points", count=len(cards), points=Say("dutch_auction.points", count=printed_points(cards)))


def pile(view: View, seat: int, key: str, t: Texts) -> list[Paragraph]:
    piles: dict[str, Cards | None] = {
        "deck": view.decks[seat],
        "discards": view.discards[seat],
        "cashed": view.cashed[seat],
        "auction": view.auction_discards,
    }
    cards = piles.get(key)
    says = Paragraph(t(f"closer.{key}"))
    if cards is None:
        return [says]
    entries = [says, Paragraph(in_all(cards, t)), *listing(cards, t)]
    if key == "deck" and view.aside is not None:
        entries.append(Paragraph(t("about.aside", card=card_name(view.aside, t))))
    score = points(view, seat)
    return entries if key == "auction" or score is None else [*entries, Paragraph(t("about.score", count=score))]


def about(view: View, seat: int, t: Texts) -> list[Paragraph]:
    """What this view knows of a seat."""
    entries: list[Paragraph] = []
    score = points(view, seat)
    if score is not None:
        entries.append(Paragraph(t("about.score", count=score)))
    piles = (
        ("hand", view.hands[seat], view.hand_sizes[seat]),
        ("deck", view.decks[seat], view.deck_sizes[seat]),
        ("discards", view.discards[seat], view.discard_sizes[seat]),
        ("cashed", view.cashed[seat], len(view.cashed[seat])),
    )
    for key, cards, size in piles:
        if cards:
            entries += heap(t(f"pile.{key}"), cards, t)
        elif size or key != "hand":
            entries.append(Paragraph(t("about.count", pile=t(f"pile.{key}"), count=size)))
    return entries


def card(code: int, t: Texts) -> list[Paragraph]:
    """What a card is good for."""
    facts, picture = printed(code), art.sprite("dutch_auction", f"suit_{printed(code).suit}")
    entries = [
        Paragraph(t("closer.card" if not facts.power else "closer.power", bid=facts.bid, points=facts.vp), picture)
    ]
    if code != PLAIN[code]:
        entries.append(Paragraph(t("closer.changed", suit=suit_name(SUIT[code], t))))
    if facts.power:
        entries += [Paragraph(t(f"closer.{one}"), art.sprite("dutch_auction", f"power_{one}")) for one in ACTIONS]
    return entries


def lot(cost: int, bought: int, bid: Iterable[int], t: Texts) -> list[Paragraph]:
    """What a lot costs, and with which own cards it is bought without a loss."""
    kept = [own for own in bid if stays(own, bought)]
    says = Paragraph(t("closer.lot", count=cost, card=card_name(bought, t), suit=suit_name(SUIT[bought], t)))
    return [says, *([Paragraph(t("closer.kept", cards=listed(kept, t)))] if kept else []), *card(bought, t)]
