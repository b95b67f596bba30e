"""Why a move of Top Cake cannot be made, in a sentence."""

from collections.abc import Sequence

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.top_cake.rules.components import ALL_CAKES, FACES, LAYERS, ids
from cakeapp.games.top_cake.rules.hands import SNATCH, full_hand
from cakeapp.games.top_cake.rules.notation import DECKS, FIRSTS
from cakeapp.games.top_cake.rules.state import BID, CAKES_DECK, CLOSED, FIRST, HALF, State


def refuse(state: State, move: Move, legal: Sequence[Move]) -> str:
    seat = state.actor
    if seat == CHANCE:
        return impossible(state, move)
    if move in legal:
        return ""
    if seat is None:
        return "The game is over."
    if state.phase == BID:
        return wrong_bid(state, seat, move)
    if state.phase == HALF:
        return wrong_half(move)
    return wrong_stacking(state, seat, move)


def wrong_bid(state: State, seat: int, move: Move) -> str:
    if move.verb == "half":
        return "The first player card goes to a cake only after all other bids are made."
    if move.verb != "bid":
        return "Now it is time to bid: play a bidding card next to a lot."
    lot, facing, card = move.args
    if lot not in state.lots:
        return f"There is no {LAYERS[lot].id} on the table."
    if not state.hands[seat] >> card & 1:
        return missing_card(state, seat, card)
    way, other = ("face down", "face up") if facing == CLOSED else ("face up", "face down")
    return f"One card of a turn lies face up and one face down: yours already lies {way}, so play this one {other}."


def missing_card(state: State, seat: int, card: int) -> str:
    face = FACES[card]
    if not full_hand(state.players) >> card & 1:
        return f"The {face} stays in the tin when more than two play."
    if 1 << card & SNATCH and seat in state.spent:
        return "Your SNATCH is spent: it can be played only once in a game."
    for owner, lot, _, stuck in state.stuck:
        if (owner, stuck) == (seat, card):
            return f"Your {face} still lies at {LAYERS[lot].id}, which was tied."
    return f"You have played your {face} this round already."


def wrong_half(move: Move) -> str:
    if move.verb != "half":
        return "All bids are made; now the first player card goes next to a cake."
    lot = move.args[0]
    if lot not in ALL_CAKES:
        return "The first player card goes next to a cake, never next to a topper."
    return f"There is no {LAYERS[lot].id} on the table."


def wrong_stacking(state: State, seat: int, move: Move) -> str:
    if move.verb != "stack":
        return f"The bids are judged; now stack what you have won: {', '.join(ids(state.won[seat]))}."
    card, stack = move.args
    if card not in state.won[seat]:
        return f"You have no {LAYERS[card].id} to stack; you still have to stack {', '.join(ids(state.won[seat]))}."
    return f"You have no stack {stack}; you have begun {len(state.stacks[seat])}."


def impossible(state: State, move: Move) -> str:
    """Why chance cannot have decided this."""
    if state.phase == FIRST:
        named = move in FIRSTS[: state.players]
        return "" if named else f"Chance first names the seat that starts, 0 to {state.players - 1}."
    deck = "cakes" if state.phase == CAKES_DECK else "toppers"
    if move.verb != deck:
        return f"Chance now shuffles the {deck}."
    wrong = wrong_pile(ids(move.args), ids(DECKS[deck]))
    return wrong and f"The deck must be all {len(DECKS[deck])} {deck}: {wrong}."
