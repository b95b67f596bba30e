"""Why a move: in a sentence or two, from the numbers by which moves are judged."""

from collections.abc import Sequence

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.bot.choosing import Eyes, chooser_outlook
from cakeapp.games.piece_o_cake.bot.cutting import Cutting, Piece
from cakeapp.games.piece_o_cake.bot.prospects import unseen_slices
from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES, State

NAMED = 2  # collected varieties that are spoken of


def explain(state: State, move: Move, eyes: Eyes) -> str:
    if move.verb == "cut":
        return explain_cut(state, move, eyes)
    if move.verb == "take":
        letter, eaten = move.args
        return explain_take(state, letter, eaten, eyes)
    if move.verb == "forfeit":
        return explain_forfeit(state, move.args[0], eyes)
    return "No piece is left, and nothing collected is worth more eaten."


def explain_cut(state: State, cut: Move, eyes: Eyes) -> str:
    cutting = Cutting(state, eyes)
    ahead = cutting.server_lead(cut)
    if points(abs(ahead)) == points(0):
        after = "leaves you level with the others"
    elif ahead > 0:
        after = f"puts you about {points(ahead)} ahead of the others"
    else:
        after = f"costs you, who choose last, about {points(-ahead)} against the others"
    if not cut.args:
        return f"Leaves the cake whole, which {after}."
    own = [content(state, piece) for seat, piece, _ in cutting.choices(cut) if seat == state.server]
    who = "The other player" if state.players == 2 else "The others"
    return f"{who} will probably leave you {listed(own) or 'nothing'}. This {after}."


def content(state: State, piece: Piece) -> str:
    start, end = piece
    slices = (state.ring * 2)[start : end if end > start else end + WEDGES]
    return listed([slices_of(kind, slices.count(kind)) for kind in KINDS if kind in slices])


def explain_take(state: State, letter: str, eaten: Sequence[int], eyes: Eyes) -> str:
    outlook, piece = chooser_outlook(state, eyes), state.pieces[letter]
    told = "Takes this piece"
    if any(eaten):
        cream = sum([VARIETIES[kind].cream * eaten[kind] for kind in KINDS])
        told += f", eats {listed([slices_of(kind, eaten[kind]) for kind in KINDS if eaten[kind]])} for {points(cream)}"
    kept = [kind for kind in KINDS if piece[kind] > eaten[kind]]
    kept.sort(key=lambda kind: -outlook.gain(kind, piece[kind]))
    if kept:
        told += f" and collects {listed([slices_of(kind, piece[kind] - eaten[kind]) for kind in kept])}"
        hopes = [hope(state, kind, piece[kind], piece[kind] - eaten[kind]) for kind in kept[:NAMED]]
        return f"{told}. {'; '.join(hopes).capitalize()}."
    lost = [
        VARIETIES[kind].name
        for kind in KINDS
        if eaten[kind] and rival(state, kind) > held(state, kind) + piece[kind] + to_come(state, kind, piece[kind])
    ]
    if lost:
        return f"{told}. The majority of {listed(lost)} can no longer be won."
    return f"{told}. Collected, they would promise less."


def hope(state: State, kind: int, n: int, kept: int) -> str:
    """What collecting these slices of a variety is good for."""
    name, number = VARIETIES[kind].name, VARIETIES[kind].count
    own, most, more = held(state, kind) + kept, rival(state, kind), to_come(state, kind, n)
    if own > most + more:
        return f"{name} brings +{number}, and nobody can catch up"
    if own > most:
        return f"{name} brings +{number} if you stay ahead, {own} to {most}"
    if own == most and not more:
        return f"{name} brings +{number}, level with the best"
    if own == most:
        return f"{name} brings +{number} if nobody passes you, with {own} each"
    return f"{name} may bring +{number}: you are {most - own} behind, and {more} may still come"


def explain_forfeit(state: State, kind: int, eyes: Eyes) -> str:
    outlook, own = chooser_outlook(state, eyes), held(state, kind)
    told = f"Eats {slices_of(kind, own)} collected before, for {points(VARIETIES[kind].cream * own)}"
    if rival(state, kind) > own + to_come(state, kind, 0):
        told += ", as the majority can no longer be won"
    gains = [sum([outlook.gain(of, n) for of, n in enumerate(piece) if n]) for piece in state.pieces.values()]
    if not gains:
        return f"{told}. There is no piece left to take."
    return (
        f"{told}. That puts you ahead by {points(outlook.forfeit_gain(kind))}, the best piece by {points(max(gains))}."
    )


def held(state: State, kind: int) -> int:
    return state.collected[state.chooser][kind]


def rival(state: State, kind: int) -> int:
    """The most that another has collected."""
    return max([own[kind] for seat, own in enumerate(state.collected) if seat != state.chooser])


def to_come(state: State, kind: int, taken: int) -> int:
    """How many slices can still be collected once so many are taken from the table."""
    unseen = unseen_slices(state)[kind] if state.cake < CAKES else 0
    if state.turn == max(state.players, state.cut_into):
        return unseen
    return unseen + sum([piece[kind] for piece in state.pieces.values()]) - taken


def slices_of(kind: int, n: int) -> str:
    return f"{n} {VARIETIES[kind].name}"


def points(number: float) -> str:
    """Rounded as people speak of points."""
    rounded = f"{number:.1f}".removesuffix(".0")
    return f"{rounded} point" if rounded in ("1", "-1") else f"{rounded} points"


def listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
