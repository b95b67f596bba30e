"""Who takes a lot of the printed game, and why, from the cards that lie at it; for the companion."""

from collections.abc import Sequence
from typing import NamedTuple

from cakeapp.core.say import Listed, Player, Say, Value, listed, sentences
from cakeapp.games.top_cake.rules.components import FACES
from cakeapp.games.top_cake.rules.hands import NUMBERS, REVERSE, SNATCH, Cards, faces, full_hand
from cakeapp.games.top_cake.rules.judging import Verdict, judge
from cakeapp.games.top_cake.rules.laid import HALF, CardAtLot, spoken


class Ruling(NamedTuple):
    winner: int | None
    tied: tuple[int, ...]  # the seats whose bids are equal, so that the lot stays
    reason: Say | Listed


def problem(cards: Sequence[CardAtLot], players: int) -> Say | None:
    """Why these cards cannot lie at one lot, in a sentence; None when they can."""
    for at, (seat, face, _, stuck) in enumerate(cards):
        if seat not in range(players):
            return Say("top_cake.judge.no_player", player=seat + 1)
        if face != HALF and face not in FACES:
            return Say("top_cake.judge.no_card", found=face)
        if face == HALF and any(other.face == HALF for other in cards[:at]):
            return Say("top_cake.judge.one_half")
        if any((other.seat, other.face) == (seat, face) for other in cards[:at]):
            return Say("top_cake.judge.twice", player=Player(seat), card=spoken(face))
        if face != HALF and not full_hand(players) >> FACES.index(face) & 1:
            return Say("top_cake.refusal.in_tin", card=face)
        if stuck and (face == HALF or 1 << FACES.index(face) & SNATCH):
            return Say("top_cake.judge.half_goes" if face == HALF else "top_cake.judge.snatch_goes")
    return None


def ruling(cards: Sequence[CardAtLot], players: int, cancelled_stay: bool = False) -> Ruling:
    """The lot judged; cards left by a tie count as all others. `cancelled_stay`: the house rule for such lots."""
    laid: list[Cards] = [0] * players
    half = None
    for card in cards:
        if card.face == HALF:
            half = card.seat
        else:
            laid[card.seat] |= 1 << FACES.index(card.face)
    verdict = judge(laid, half)
    said = reason(verdict, cancelled_stay)
    return Ruling(verdict.winner, tied(verdict), sentences(removed(verdict), said) if verdict.cancelled else said)


def tied(verdict: Verdict) -> tuple[int, ...]:
    """The seats whose equal bids keep the lot on the table."""
    if verdict.why != "tie":
        return ()
    return tuple(seat for seat, bid in enumerate(verdict.bids) if bid == decisive(verdict))


def decisive(verdict: Verdict) -> int:
    """The bid that wins or is tied."""
    bids = [bid for bid in verdict.bids if bid]
    return min(bids) if reverse_left(verdict) else max(bids)


def removed(verdict: Verdict) -> Say:
    return Say("top_cake.judge.removed", cards=listed([spoken(face) for face in faces(verdict.cancelled)], "comma"))


def reason(verdict: Verdict, cancelled_stay: bool) -> Say:
    winner = verdict.winner
    if verdict.why == "no_bid":
        if cancelled_stay and verdict.cancelled & NUMBERS:
            return Say("top_cake.judge.numbers_removed")
        return Say("top_cake.judge.no_bid")
    if winner is not None and verdict.why == "snatch":
        return Say("top_cake.judge.snatch", player=Player(winner))
    bid = in_words(decisive(verdict))
    rule = "lowest" if reverse_left(verdict) else "highest"
    if winner is None:
        return Say(f"top_cake.judge.tie_{rule}", players=listed([Player(seat) for seat in tied(verdict)]), bid=bid)
    return Say(f"top_cake.judge.{rule}", player=Player(winner), bid=bid)


def reverse_left(verdict: Verdict) -> bool:
    return bool(verdict.left & REVERSE)


def in_words(halves: int) -> Value:
    """A bid counted in half points."""
    whole, half = divmod(halves, 2)
    if not half:
        return whole
    return Say("top_cake.judge.and_a_half", whole=whole) if whole else Say("top_cake.judge.half")
