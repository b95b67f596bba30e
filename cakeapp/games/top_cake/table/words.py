"""Top Cake in words: lines of the log, names of layers and cards. `t` looks texts of this game up."""

from collections.abc import Callable, Iterable, Sequence

from cakeapp.core.game import Event
from cakeapp.core.say import Listed, Said, Say, Value, listed, sentences
from cakeapp.games.top_cake.rules.components import LAYERS, NUMBER
from cakeapp.games.top_cake.rules.laid import CardAtLot, spoken
from cakeapp.games.top_cake.rules.scoring import Stack
from cakeapp.games.top_cake.rules.worth import Bidding, Stacking, halves

Texts = Callable[..., str]
SILENT = ("shuffle", "turn_up", "win", "take_back")  # told by what comes with them


def own(key: str, **values: Value) -> Say:
    """Out of this game's catalogue."""
    return Say(f"top_cake.{key}", **values)


def layers(numbers: Iterable[int]) -> Said:
    found = [LAYERS[number].said for number in numbers]
    return listed(found, "comma") if found else own("nothing")


def named(ids: Iterable[str]) -> Said:
    return layers([NUMBER[one] for one in ids])


def owned(cards: Iterable[tuple[int, str]], players: Sequence[str]) -> Listed:
    """Anna: 5, Ben: 5"""
    return listed([own("owned", name=players[seat], card=spoken(face)) for seat, face in cards], "comma")


def lying(cards: Iterable[CardAtLot], players: Sequence[str]) -> list[Say]:
    """A line for each seat that has something there."""
    found: dict[int, list[Say]] = {}
    for one in cards:
        if one.closed:
            told = own("lying.down_known", card=spoken(one.face)) if one.face else own("lying.down")
        else:
            told = own("lying.stuck" if one.stuck else "lying.up", card=spoken(one.face))
        found.setdefault(one.seat, []).append(told)
    return [own("lying.of", name=players[seat], cards=listed(all_told, "comma")) for seat, all_told in found.items()]


def bears(stack: Stack) -> Listed:
    """Each layer with what is above it, bottom to top."""
    known = [LAYERS[one] for one in stack]
    return listed(
        [own("thing.bears", layer=one.said, count=len(stack) - at, max=one.max) for at, one in enumerate(known, 1)],
        "semicolon",
    )


def bid_offer(face: str, down: bool, lot: int, seen: Bidding, players: Sequence[str]) -> Listed:
    """What laying a card at a lot would do, as far as it can be seen."""
    told = [own("offer.down" if down else "offer.up", card=spoken(face), lot=LAYERS[lot].said)]
    if face in ("S", "R"):
        told.append(own(f"offer.{face}"))
    elif seen.bid:
        told.append(own("offer.bid", count=seen.bid))
    if seen.twins:
        told.append(own("offer.twins", names=listed([players[seat] for seat in seen.twins]), card=spoken(face)))
    return sentences(*told)


def stack_offer(number: int, seen: Stacking) -> Listed:
    told = [
        own("offer.stack", stack=number) if number else own("offer.new"),
        own("offer.points", points=f"{seen.points:+}", count=abs(seen.points)),
    ]
    if seen.fallen:
        told.append(own("offer.collapse", count=len(seen.fallen), layers=layers(seen.fallen)))
    return sentences(*told)


def told(event: Event, players: Sequence[str], t: Texts) -> str:
    """The event as a line of the log; empty where nothing need be said."""
    kind, facts = event.kind, event.public
    if kind in SILENT:
        return ""
    values: dict[str, object] = {"name": "" if event.seat is None else players[event.seat]}
    if "lot" in facts:
        values["lot"] = LAYERS[NUMBER[facts["lot"]]].said
    if kind == "bid":
        face = facts.get("card") or event.secret.get("card", "")
        if facts["facing"] == "up":
            return t("event.bid_up", card=spoken(face), **values)
        return t("event.bid_down_known", card=spoken(face), **values) if face else t("event.bid_down", **values)
    if kind == "judge":
        bids = facts["half_points"]
        if facts["why"] in ("highest", "lowest"):
            values["bid"] = halves(bids[event.seat])
        return t(f"event.judge_{facts['why']}", **values)
    if kind in ("cancel", "carry", "spend"):
        if kind == "carry" and not facts["cards"]:
            return t("event.carry_bare", **values)
        return t(f"event.{kind}", cards=owned(facts["cards"], players), **values)
    if kind == "collapse":
        return t("event.collapse", count=len(facts["cards"]), layers=named(facts["cards"]), **values)
    if kind == "cakes":
        return t("event.cakes", layers=named(facts["cards"]))
    if kind in ("topper", "set_aside"):
        return t(f"event.{kind}", layer=named([facts["card"]]))
    if kind == "stack":
        onto = "event.stack_new" if facts["new"] else "event.stack"
        return t(onto, layer=named([facts["card"]]), stack=facts["stack"], **values)
    if kind == "score":
        return t("event.score", count=facts["points"], **values)
    if kind == "round":
        return t("event.round", count=facts["round"], **values)
    return t(f"event.{kind}", **values)
