"""The moves of Dutch Auction and their texts."""

from typing import Any

from cakeapp.core.errors import NotationError
from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.dutch_auction.rules.codes import NAME, NUMBER, PLAIN, SUITS, names
from cakeapp.games.dutch_auction.rules.state import DISPLAY

SEATS = {str(seat): seat for seat in (0, 1)}
COSTS = {str(cost): cost for cost in range(1, DISPLAY + 1)}
COLOURS = {suit: number for number, suit in enumerate(SUITS)}
UNCHANGED = {name: card for name, card in NUMBER.items() if card == PLAIN[card]}


def text(move: Move) -> str:
    verb, args = move
    if verb == "buy":
        cost, paid = args
        return f"buy {cost} with {' '.join(names(paid))}"
    if verb == "power":
        return f"power {NAME[args[0]]} {use_text(args[1:])}"
    if verb == "shuffle":
        return f"shuffle {args[0]} {' '.join(names(args[1]))}"
    if verb in ("aside", "deck"):
        return f"{verb} {' '.join(names(args))}"
    return " ".join([verb, *map(str, args)])


def use_text(args: tuple[Any, ...]) -> str:
    if args[0] == "suit":
        return f"suit {NAME[args[1]]} {SUITS[args[2]]}"
    if args[0] == "take":
        place, taken = args[1:]
        return f"take {place} {taken if place == 'display' else NAME[taken]}"
    return f"{args[0]} {NAME[args[1]]}"


def parse(written: str) -> Move:
    try:
        move = _parse(written.split(" "))
    except KeyError as unknown:
        word = repr(unknown.args[0])
        raise NotationError(Say("dutch_auction.refusal.no_such_word", found=repr(written), word=word)) from None
    if move is None:
        raise NotationError(Say("dutch_auction.refusal.no_move", found=repr(written)))
    if move.verb == "buy" and list(move.args[1]) != sorted(move.args[1]):
        ordered = " ".join(names(sorted(move.args[1])))
        raise NotationError(Say("dutch_auction.refusal.order", found=repr(written), cards=ordered))
    return move


def _parse(words: list[str]) -> Move | None:
    """KeyError names the word that is no seat, cost, suit or card, or no card that can lie there."""
    match words:
        case ["aside", card]:
            return Move("aside", (UNCHANGED[card],))
        case ["buy", cost, "with", *paid] if paid:
            return Move("buy", (COSTS[cost], tuple([NUMBER[card] for card in paid])))
        case ["power", power, "cash" | "steal" as use, card]:
            return Move("power", (NUMBER[power], use, NUMBER[card]))
        case ["power", power, "suit", card, suit]:
            return Move("power", (NUMBER[power], "suit", NUMBER[card], COLOURS[suit]))
        case ["power", power, "take", "display", cost]:
            return Move("power", (NUMBER[power], "take", "display", COSTS[cost]))
        case ["power", power, "take", "auction" | "own" as pile, card]:
            return Move("power", (NUMBER[power], "take", pile, UNCHANGED[card]))
        case ["done"]:
            return Move("done")
        case ["vote", "go" | "stop" as vote]:
            return Move("vote", (vote,))
        case ["tiebreak", seat]:
            return Move("tiebreak", (SEATS[seat],))
        case ["deck", *cards] if cards:
            return Move("deck", tuple([UNCHANGED[card] for card in cards]))
        case ["shuffle", seat, *cards] if cards:
            return Move("shuffle", (SEATS[seat], tuple([UNCHANGED[card] for card in cards])))
    return None
