"""Short ways to a position of Top Cake.

The decks lie in the order of the table: van1 leaves, then van1b van2 van2b van3 come.
"""

from random import Random

from cakeapp.core.game import Event
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, NUMBER
from cakeapp.games.top_cake.rules.rules import TopCake
from cakeapp.games.top_cake.rules.state import BID, HALF, State

RULES = TopCake()


def opened(players: int = 3, starter: int = 0, **options: str) -> State:
    """The first round, all hands full."""
    state = RULES.start(players, options)
    cakes = " ".join(layer.id for layer in LAYERS if layer.flavour)
    toppers = " ".join(layer.id for layer in LAYERS if not layer.flavour)
    return play(state, f"first {starter}", f"cakes {cakes}", f"toppers {toppers}")


def play(state: State, *texts: str, log: list[Event] | None = None) -> State:
    for text in texts:
        move = RULES.parse(text)
        assert RULES.refuse(state, move) is None
        RULES.apply(state, move, log)
    return state


def all_bid(state: State, *bids: str) -> State:
    """Everybody has bid, as `seat bid`; now the half point is due."""
    for written in bids:
        seat, text = written.split(" ")
        lot, facing, card = RULES.parse(text).args
        state.hands[int(seat)] -= 1 << card
        state.bids.append((int(seat), lot, facing, card))
    state.phase, state.actor = HALF, state.starter
    return state


def stacking(won: list[tuple[str, ...]], stacks: list[tuple[tuple[str, ...], ...]], starter: int = 0) -> State:
    """The seats have won these cards, and have these stacks to place them on."""
    state = play(all_bid(opened(len(won), starter)), "half@van3")
    state.won = [tuple(sorted(stack(*ids))) for ids in won]
    state.stacks = [tuple(stack(*one) for one in own) for own in stacks]
    state.actor = next((starter + at) % len(won) for at in range(len(won)) if won[(starter + at) % len(won)])
    return state


def finish_round(state: State) -> State:
    """Everybody stacks, anyhow, until the next bidding or the end."""
    rng = Random(1)
    while state.actor is not None and state.phase != BID:
        RULES.apply(state, rng.choice(RULES.legal(state)))
    return state


def legal(state: State) -> set[str]:
    return {RULES.text(move) for move in RULES.legal(state)}


def refused(state: State, text: str) -> str:
    return str(RULES.refuse(state, RULES.parse(text)))


def hand(state: State, seat: int) -> str:
    return "".join(face for card, face in enumerate(FACES) if state.hands[seat] >> card & 1)


def won(state: State) -> list[list[str]]:
    return [[LAYERS[card].id for card in cards] for cards in state.won]


def row(state: State) -> list[str]:
    return [LAYERS[lot].id for lot in state.row]


def stack(*ids: str) -> tuple[int, ...]:
    return tuple(NUMBER[one] for one in ids)
