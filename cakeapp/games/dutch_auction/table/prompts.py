"""What the table of Dutch Auction says: the line on top, and what things are called."""

from collections.abc import Mapping, Sequence

from cakeapp.core.game import Event
from cakeapp.games.dutch_auction.rules.codes import SUIT
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, VOTE
from cakeapp.games.dutch_auction.rules.view import View
from cakeapp.games.dutch_auction.table.intent import Intent, stays
from cakeapp.games.dutch_auction.table.words import Texts, card_name, listed, printed, suit_name


def spoken(card: int, t: Texts) -> str:
    """A card with what it is worth."""
    facts = printed(card)
    return t("thing.power" if facts.power else "thing.card", card=card_name(card, t), bid=facts.bid, points=facts.vp)


def heaps(view: View, seat: int, name: str, t: Texts) -> str:
    """How many cards a seat has where, as everybody may know."""
    sizes = view.deck_sizes[seat], view.discard_sizes[seat], len(view.cashed[seat])
    return t("thing.heaps", name=name, deck=sizes[0], discards=sizes[1], cashed=sizes[2])


def sums(view: View, events: Sequence[Event]) -> Sequence[int]:
    """The bids as they were compared."""
    return next((event.public["totals"] for event in reversed(events) if event.kind == "won"), view.totals)


def must_clear(view: View) -> bool:
    """Whoever acts has to see to the card at cost 1."""
    return view.actor == view.loser and view.display[0] is not None


def moment(view: View, choice: Intent) -> str:
    if view.phase == ACT:
        return "power" if choice.power else "clear" if must_clear(view) else "buy"
    return {ASIDE: "aside", VOTE: "vote"}.get(view.phase, "over")


def prompt(
    view: View,
    seat: int | None,
    choice: Intent,
    bid: Mapping[str, int],
    names: Sequence[str],
    t: Texts,
    general: Texts,
) -> str:
    assert view.actor is not None
    name = names[view.actor]
    if view.actor != seat:
        return general("play.thinking", name=name)
    if view.phase == ASIDE:
        return t("prompt.aside_chosen" if choice.aside else "prompt.aside", name=name)
    if view.phase == VOTE:
        return t("prompt.vote", name=name)
    return power_prompt(choice, bid, t) or buy_prompt(view, choice, bid, t) or turn_prompt(view, name, bid, t)


def power_prompt(choice: Intent, bid: Mapping[str, int], t: Texts) -> str:
    if not choice.power:
        return ""
    suit = suit_name(SUIT[bid[choice.power]], t)
    if choice.pile:
        return t("prompt.pick", suit=suit)
    if choice.target:
        return t("prompt.colour", card=card_name(bid[choice.target], t))
    return t("prompt.power", suit=suit)


def buy_prompt(view: View, choice: Intent, bid: Mapping[str, int], t: Texts) -> str:
    """As far as a lot or cards are chosen."""
    paid = choice.payment(bid)
    bought = view.display[choice.lot - 1] if choice.lot else None
    if bought is None:
        return t("prompt.lot", count=len(paid)) if paid else ""
    if len(paid) != choice.lot:
        suit = suit_name(SUIT[bought], t)
        return t("prompt.pay", card=card_name(bought, t), suit=suit, count=choice.lot, marked=len(paid))
    kept = listed([card for card in paid if stays(card, bought)], t)
    lost = listed([card for card in paid if not stays(card, bought)], t)
    return t("offer.buy", card=card_name(bought, t), kept=kept, lost=lost)


def turn_prompt(view: View, name: str, bid: Mapping[str, int], t: Texts) -> str:
    if not bid:
        return t("prompt.spent", name=name)
    if must_clear(view):
        return t("prompt.clear", name=name)
    return t("prompt.second" if view.actor == view.loser else "prompt.first", name=name)
