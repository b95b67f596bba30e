"""Who takes a lot of the printed game, and why, from the cards that lie at it; for the companion."""

from collections.abc import Sequence
from typing import NamedTuple

from cakeapp.core.sheet import player
from cakeapp.games.top_cake.rules.components import FACES
from cakeapp.games.top_cake.rules.hands import NUMBERS, REVERSE, SNATCH, Cards, faces, full_hand
from cakeapp.games.top_cake.rules.judging import Verdict, judge
from cakeapp.games.top_cake.rules.laid import HALF, Laid

NAMES = {"S": "SNATCH", "R": "REVERSE"}


class Ruling(NamedTuple):
    winner: int | None
    tied: tuple[int, ...]  # the seats whose bids are equal, so that the lot stays
    reason: str


def problem(cards: Sequence[Laid], players: int) -> str:
    """Why these cards cannot lie at one lot, in a sentence; empty when they can."""
    for at, (seat, face, _, stuck) in enumerate(cards):
        if seat not in range(players):
            return f"There is no player {seat + 1} at this table."
        if face != HALF and face not in FACES:
            return f"There is no bidding card {face}."
        if face == HALF and any(other.face == HALF for other in cards[:at]):
            return "There is only one first player card."
        if any((other.seat, other.face) == (seat, face) for other in cards[:at]):
            return f"{player(seat).capitalize()} has only one {NAMES.get(face, face)}."
        if face != HALF and not full_hand(players) >> FACES.index(face) & 1:
            return f"The {face} stays in the tin when more than two play."
        if stuck and (face == HALF or 1 << FACES.index(face) & SNATCH):
            return f"The {'first player card' if face == HALF else 'SNATCH'} never stays at a tied lot."
    return ""


def ruling(cards: Sequence[Laid], players: int, cancelled_stay: bool = False) -> Ruling:
    """The lot judged; cards left by a tie count as all others. `cancelled_stay`: the house rule for such lots."""
    laid: list[Cards] = [0] * players
    half = None
    for card in cards:
        if card.face == HALF:
            half = card.seat
        else:
            laid[card.seat] |= 1 << FACES.index(card.face)
    verdict = judge(laid, half)
    said = [removed(verdict)] if verdict.cancelled else []
    return Ruling(verdict.winner, tied(verdict), " ".join([*said, reason(verdict, cancelled_stay)]))


def tied(verdict: Verdict) -> tuple[int, ...]:
    """The seats whose equal bids keep the lot on the table."""
    if verdict.why != "tie":
        return ()
    return tuple(seat for seat, bid in enumerate(verdict.bids) if bid == decisive(verdict))


def decisive(verdict: Verdict) -> int:
    """The bid that wins or is tied."""
    bids = [bid for bid in verdict.bids if bid]
    return min(bids) if reverse_left(verdict) else max(bids)


def removed(verdict: Verdict) -> str:
    names = [NAMES.get(face, face) for face in faces(verdict.cancelled)]
    return f"Played by more than one and removed: {', '.join(names)}."


def reason(verdict: Verdict, cancelled_stay: bool) -> str:
    winner = verdict.winner
    if verdict.why == "no_bid":
        if cancelled_stay and verdict.cancelled & NUMBERS:
            return "Nobody has a bid left; the lot stays for the next round, as numbers were removed."
        return "Nobody has a bid, so the lot leaves the game."
    if winner is not None and verdict.why == "snatch":
        return f"The SNATCH of {player(winner)} takes the lot, whatever is bid."
    bid = in_words(decisive(verdict))
    rule = "A REVERSE is left, so the lowest bid wins" if reverse_left(verdict) else "The highest bid wins"
    if winner is None:
        names = " and ".join(player(seat) for seat in tied(verdict))
        return f"{rule}, but {names} bid {bid} each: the lot stays for the next round."
    return f"{rule}: {player(winner)} takes the lot with {bid}."


def reverse_left(verdict: Verdict) -> bool:
    return bool(verdict.left & REVERSE)


def in_words(halves: int) -> str:
    """A bid counted in half points."""
    whole, half = divmod(halves, 2)
    return (f"{whole} and a half" if whole else "one half") if half else str(whole)
