"""Dutch Auction in words: lines of the log, and what cards and piles are called. `t` looks texts of this game up."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cakeapp.core.game import Event
from cakeapp.core.say import Value
from cakeapp.core.say import listed as in_a_row
from cakeapp.games.dutch_auction.rules.codes import NUMBER, PLAIN, STEP, SUIT, SUITS
from cakeapp.games.dutch_auction.rules.components import CARDS, Card

Texts = Callable[..., str]

SILENT = {"slide", "tiebreak"}


def printed(card: int) -> Card:
    """What stands on a card, whatever suit it has now."""
    return CARDS[card // STEP]


def card_name(card: int, t: Texts) -> str:
    """Red 5; red 5, now blue."""
    facts = printed(card)
    name = t(f"item.{facts.id}")
    return name if card == PLAIN[card] else t("card.now", card=name, suit=suit_name(SUIT[card], t))


def suit_name(suit: int, t: Texts) -> str:
    return t(f"suit.{SUITS[suit]}")


def listed(cards: Iterable[int], t: Texts) -> Value:
    names = [card_name(card, t) for card in cards]
    return in_a_row(names, "comma") if names else t("nothing")


def written(names: Iterable[str], t: Texts) -> Value:
    """The cards that an event names."""
    return listed((NUMBER[name] for name in names), t)


def by_suit(cards: Iterable[int], t: Texts) -> list[tuple[str, str]]:
    """Printed suit by suit: its word, and what stands on the cards of it."""
    found: dict[str, list[str]] = {}
    for card in sorted(cards):
        facts = printed(card)
        found.setdefault(facts.suit, []).append(t("card.power") if facts.power else str(facts.bid))
    return [(suit, t("marks", marks=in_a_row(marks, "comma"))) for suit, marks in found.items()]


def told(event: Event, players: Sequence[str], t: Texts) -> str:
    """An event as a line of the log; empty where nothing need be said."""
    if event.kind in SILENT:
        return ""
    name, facts = "" if event.seat is None else players[event.seat], {**event.public, **event.secret}
    return t(f"event.{phrase(event, facts)}", name=name, **values(facts, t))


def phrase(event: Event, facts: Mapping[str, Any]) -> str:
    """Which text tells it: who may know more is told more."""
    kind = event.kind
    if kind == "vote":
        return f"vote_{facts['vote']}" if event.secret else kind
    if kind == "votes":
        return "votes_stop" if set(facts["votes"]) == {"stop"} else "votes_go"
    if kind == "take":
        return f"take_{facts['place']}"
    variants = {
        "won": ("won_tied", "totals" in facts and len(set(facts["totals"])) == 1),
        "buy": ("buy_all", not facts.get("lost")),
        "done": ("done_clean", not facts.get("cards")),
    }
    other, fits = variants.get(kind, (f"{kind}_seen", bool(event.secret)))
    return other if fits else kind


def values(facts: Mapping[str, Any], t: Texts) -> dict[str, object]:
    """What the texts tell of an event, in words."""
    found: dict[str, object] = {name: facts[name] for name in ("cost", "total") if name in facts}
    found |= {name: written(facts[name], t) for name in ("cards", "kept", "lost") if name in facts}
    if "card" in facts:
        found["card"] = written([facts["card"]], t)
    if "suit" in facts:
        found["suit"] = t(f"suit.{facts['suit']}")
    if "totals" in facts:
        found |= {"more": max(facts["totals"]), "less": min(facts["totals"])}
    if "count" in facts or "cards" in facts:
        found["count"] = facts["count"] if "count" in facts else len(facts["cards"])
    return found
