"""Why a move of Top Cake cannot be made, in a sentence."""

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import Move
from cakeapp.core.say import Say, listed
from cakeapp.games.top_cake.rules.components import ALL_CAKES, FACES, LAYERS, ids
from cakeapp.games.top_cake.rules.hands import SNATCH, full_hand
from cakeapp.games.top_cake.rules.notation import DECKS, FIRSTS
from cakeapp.games.top_cake.rules.state import BID, CAKES_DECK, CLOSED, FIRST, HALF, State


def wrong_move(state: State, move: Move) -> Say:
    if state.phase == BID:
        return wrong_bid(state, state.seat, move)
    if state.phase == HALF:
        return wrong_half(move)
    return wrong_stacking(state, state.seat, move)


def wrong_bid(state: State, seat: int, move: Move) -> Say:
    if move.verb == "half":
        return Say("top_cake.refusal.half_last")
    if move.verb != "bid":
        return Say("top_cake.refusal.time_to_bid")
    lot, facing, card = move.args
    if lot not in state.lots:
        return Say("top_cake.refusal.not_there", layer=LAYERS[lot].id)
    if not state.hands[seat] >> card & 1:
        return missing_card(state, seat, card)
    return Say("top_cake.refusal.now_up" if facing == CLOSED else "top_cake.refusal.now_down")


def missing_card(state: State, seat: int, card: int) -> Say:
    face = FACES[card]
    if not full_hand(state.players) >> card & 1:
        return Say("top_cake.refusal.in_tin", card=face)
    if 1 << card & SNATCH and seat in state.spent:
        return Say("top_cake.refusal.spent")
    for owner, lot, _, stuck in state.stuck:
        if (owner, stuck) == (seat, card):
            return Say("top_cake.refusal.tied", card=face, lot=LAYERS[lot].id)
    return Say("top_cake.refusal.played", card=face)


def wrong_half(move: Move) -> Say:
    if move.verb != "half":
        return Say("top_cake.refusal.now_half")
    lot = move.args[0]
    if lot not in ALL_CAKES:
        return Say("top_cake.refusal.half_topper")
    return Say("top_cake.refusal.not_there", layer=LAYERS[lot].id)


def wrong_stacking(state: State, seat: int, move: Move) -> Say:
    if move.verb != "stack":
        return Say("top_cake.refusal.now_stack", layers=listed(ids(state.won[seat]), "comma"))
    card, stack = move.args
    if card not in state.won[seat]:
        return Say("top_cake.refusal.not_won", layer=LAYERS[card].id, layers=listed(ids(state.won[seat]), "comma"))
    return Say("top_cake.refusal.no_stack", stack=stack, count=len(state.stacks[seat]))


def impossible(state: State, move: Move) -> Say | None:
    """Why chance cannot have decided this."""
    if state.phase == FIRST:
        named = move in FIRSTS[: state.players]
        return None if named else Say("top_cake.refusal.first", last=state.players - 1)
    deck = "cakes" if state.phase == CAKES_DECK else "toppers"
    if move.verb != deck:
        return Say(f"top_cake.refusal.shuffle_{deck}")
    wrong = wrong_pile(ids(move.args), ids(DECKS[deck]))
    return wrong and Say(f"top_cake.refusal.all_{deck}", count=len(DECKS[deck]), why=wrong)
