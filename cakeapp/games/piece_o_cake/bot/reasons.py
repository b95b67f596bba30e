"""Why a move: in a sentence or two, from the numbers by which moves are judged."""

from collections.abc import Sequence

from cakeapp.bots.amounts import points
from cakeapp.core.game import Move
from cakeapp.core.say import Listed, Say, Value, listed, sentences
from cakeapp.games.piece_o_cake.bot.choosing import Eyes, chooser_outlook
from cakeapp.games.piece_o_cake.bot.cutting import Cutting, Piece
from cakeapp.games.piece_o_cake.bot.prospects import unseen_slices
from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES, State


def explain(state: State, move: Move, eyes: Eyes) -> Say | Listed:
    if move.verb == "cut":
        return explain_cut(state, move, eyes)
    if move.verb == "take":
        letter, eaten = move.args
        return explain_take(state, letter, eaten, eyes)
    if move.verb == "forfeit":
        return explain_forfeit(state, move.args[0], eyes)
    return reason("pass")


def explain_cut(state: State, cut: Move, eyes: Eyes) -> Say | Listed:
    cutting = Cutting(state, eyes)
    if not cut.args:
        return balance("whole", cutting.server_lead(cut))
    own = [content(state, piece) for seat, piece, _ in cutting.choices(cut) if seat == state.server]
    left = listed(own) if own else Say("piece_o_cake.nothing")
    leave = reason("leave.other" if state.players == 2 else "leave.others", slices=left)
    return sentences(leave, balance("cut", cutting.server_lead(cut)))


def balance(what: str, ahead: float) -> Say:
    """What a cut, or none, brings the server."""
    by = points(abs(ahead))
    if by == points(0):
        return reason(f"{what}.level")
    return reason(f"{what}.ahead" if ahead > 0 else f"{what}.behind", points=by)


def content(state: State, piece: Piece) -> Listed:
    start, end = piece
    slices = (state.ring * 2)[start : end if end > start else end + WEDGES]
    return listed([slices_of(kind, slices.count(kind)) for kind in KINDS if kind in slices])


def explain_take(state: State, letter: str, eaten: Sequence[int], eyes: Eyes) -> Listed:
    outlook, piece = chooser_outlook(state, eyes), state.pieces[letter]
    kept = [kind for kind in KINDS if piece[kind] > eaten[kind]]
    kept.sort(key=lambda kind: -outlook.gain(kind, piece[kind]))
    eats = listed([slices_of(kind, eaten[kind]) for kind in KINDS if eaten[kind]])
    cream = points(sum([VARIETIES[kind].cream * eaten[kind] for kind in KINDS]))
    if not kept:
        return sentences(reason("take.eat", slices=eats, points=cream), why_eaten(state, piece, eaten))
    collects = listed([slices_of(kind, piece[kind] - eaten[kind]) for kind in kept])
    told = (
        reason("take.both", slices=eats, points=cream, collected=collects)
        if any(eaten)
        else reason("take.collect", collected=collects)
    )
    best = kept[0]
    return sentences(told, hope(state, best, piece[best], piece[best] - eaten[best]))


def why_eaten(state: State, piece: Sequence[int], eaten: Sequence[int]) -> Say:
    lost = [
        VARIETIES[kind].said
        for kind in KINDS
        if eaten[kind] and rival(state, kind) > held(state, kind) + piece[kind] + to_come(state, kind, piece[kind])
    ]
    return reason("lost", varieties=listed(lost)) if lost else reason("less")


def hope(state: State, kind: int, n: int, kept: int) -> Say:
    """What collecting these slices of a variety is good for."""
    own, most, more = held(state, kind) + kept, rival(state, kind), to_come(state, kind, n)
    variety: Value = VARIETIES[kind].said
    if own >= most and held(state, kind) < max(1, most):  # else it scores already, or not yet
        variety = reason("hope.new", variety=variety, majority=VARIETIES[kind].count)
    if own > most + more:
        return reason("hope.sure", variety=variety)
    if own > most:
        return reason("hope.ahead", own=own, most=most, variety=variety)
    if own == most and not more:
        return reason("hope.level", variety=variety)
    if own == most:
        return reason("hope.tied", own=own, variety=variety)
    return reason("hope.behind", behind=most - own, count=more, variety=variety)


def explain_forfeit(state: State, kind: int, eyes: Eyes) -> Listed:
    outlook, own = chooser_outlook(state, eyes), held(state, kind)
    lost = rival(state, kind) > own + to_come(state, kind, 0)
    told = reason(
        "forfeit.lost" if lost else "forfeit.eat",
        slices=slices_of(kind, own),
        points=points(VARIETIES[kind].cream * own),
    )
    gains = [sum([outlook.gain(of, n) for of, n in enumerate(piece) if n]) for piece in state.pieces.values()]
    if not gains:
        return sentences(told, reason("forfeit.no_piece"))
    return sentences(
        told, reason("forfeit.ahead", points=points(outlook.forfeit_gain(kind)), best_piece=points(max(gains)))
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


def slices_of(kind: int, n: int) -> Say:
    return Say("piece_o_cake.slices", count=n, variety=VARIETIES[kind].said)


def reason(key: str, **values: Value) -> Say:
    return Say(f"piece_o_cake.reason.{key}", **values)
