"""Top Cake in words: lines of the log, names of layers and cards. `t` looks texts of this game up."""

from collections.abc import Callable, Iterable, Sequence

from cakeapp.core.game import Event
from cakeapp.games.top_cake.rules.components import LAYERS, NUMBER
from cakeapp.games.top_cake.rules.laid import HALF, Laid
from cakeapp.games.top_cake.rules.scoring import Stack
from cakeapp.games.top_cake.rules.worth import Bidding, Stacking, halves

Texts = Callable[..., str]
SILENT = ("shuffle", "turn_up", "win", "take_back")  # told by what comes with them


def layer(number: int, t: Texts) -> str:
    """chocolate 3"""
    facts = LAYERS[number]
    return t("cake", flavour=t(f"flavour.{facts.flavour}"), max=facts.max) if facts.flavour else t(f"item.{facts.id}")


def layers(numbers: Iterable[int], t: Texts) -> str:
    return ", ".join(layer(number, t) for number in numbers) or t("nothing")


def named(ids: Iterable[str], t: Texts) -> str:
    return layers([NUMBER[one] for one in ids], t)


def card(face: str, t: Texts) -> str:
    return t(f"card.{face}") if face in ("S", "R", HALF) else face


def owned(cards: Iterable[tuple[int, str]], players: Sequence[str], t: Texts) -> str:
    """Anna's 5 and Ben's 5"""
    return ", ".join(t("owned", name=players[seat], card=card(face, t)) for seat, face in cards)


def lying(cards: Iterable[Laid], players: Sequence[str], t: Texts) -> list[str]:
    """A line for each seat that has something there."""
    found: dict[int, list[str]] = {}
    for one in cards:
        if one.closed:
            text = t("lying.down_known", card=card(one.face, t)) if one.face else t("lying.down")
        else:
            text = t("lying.stuck" if one.stuck else "lying.up", card=card(one.face, t))
        found.setdefault(one.seat, []).append(text)
    return [f"{players[seat]}: {', '.join(texts)}" for seat, texts in found.items()]


def bears(stack: Stack, t: Texts) -> str:
    """Each layer with what is above it, bottom to top."""
    high = len(stack)
    return "; ".join(
        t("thing.bears", layer=layer(one, t), count=high - at, max=LAYERS[one].max) for at, one in enumerate(stack, 1)
    )


def bid_offer(face: str, down: bool, lot: int, seen: Bidding, players: Sequence[str], t: Texts) -> str:
    """What laying a card at a lot would do, as far as it can be seen."""
    told = [t("offer.down" if down else "offer.up", card=card(face, t), lot=layer(lot, t))]
    if face in ("S", "R"):
        told.append(t(f"offer.{face}"))
    elif seen.bid:
        told.append(t("offer.bid", count=seen.bid))
    if seen.twins:
        told.append(t("offer.twins", names=", ".join(players[seat] for seat in seen.twins), card=card(face, t)))
    return " ".join(told)


def stack_offer(number: int, seen: Stacking, t: Texts) -> str:
    start = t("offer.stack", stack=number) if number else t("offer.new")
    gain = t("offer.points", points=f"{seen.points:+}", count=abs(seen.points))
    if not seen.fallen:
        return f"{start} {gain}"
    return f"{start} {gain} {t('offer.collapse', count=len(seen.fallen), layers=layers(seen.fallen, t))}"


def told(event: Event, players: Sequence[str], t: Texts) -> str:
    """The event as a line of the log; empty where nothing need be said."""
    kind, facts = event.kind, event.public
    if kind in SILENT:
        return ""
    values: dict[str, object] = {"name": "" if event.seat is None else players[event.seat]}
    if "lot" in facts:
        values["lot"] = layer(NUMBER[facts["lot"]], t)
    if kind == "bid":
        face = facts.get("card") or event.secret.get("card", "")
        if facts["facing"] == "up":
            return t("event.bid_up", card=card(face, t), **values)
        return t("event.bid_down_known", card=card(face, t), **values) if face else t("event.bid_down", **values)
    if kind == "judge":
        bids = facts["half_points"]
        if facts["why"] in ("highest", "lowest"):
            values["bid"] = halves(bids[event.seat])
        return t(f"event.judge_{facts['why']}", **values)
    if kind in ("cancel", "carry", "spend"):
        if kind == "carry" and not facts["cards"]:
            return t("event.carry_bare", **values)
        return t(f"event.{kind}", cards=owned(facts["cards"], players, t), **values)
    if kind == "collapse":
        return t("event.collapse", count=len(facts["cards"]), layers=named(facts["cards"], t), **values)
    if kind == "cakes":
        return t("event.cakes", layers=named(facts["cards"], t))
    if kind in ("topper", "set_aside"):
        return t(f"event.{kind}", layer=named([facts["card"]], t))
    if kind == "stack":
        onto = "event.stack_new" if facts["new"] else "event.stack"
        return t(onto, layer=named([facts["card"]], t), stack=facts["stack"], **values)
    if kind == "score":
        return t("event.score", count=facts["points"], **values)
    if kind == "round":
        return t("event.round", count=facts["round"], **values)
    return t(f"event.{kind}", **values)
