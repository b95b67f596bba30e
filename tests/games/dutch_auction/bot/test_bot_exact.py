"""The last round is solved: the master's move is the one that trying everything finds, by the rules alone."""

from collections.abc import Iterator
from random import Random

from cakeapp.bots import levels
from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.state import ACT, State
from tests.bots.playing import bot_move, moved, random_decisions

RULES = DutchAuction()
BRAIN = levels.brain(RULES.info.key, levels.plan(RULES.info.key, "master"))
TURNS = 3000  # as many moves as trying everything takes here
WANTED = 240


class TooManyError(Exception):
    pass


def last_rounds(recall: str) -> Iterator[State]:
    """Decisions of games played at random with nothing left to come but a card at cost 1."""
    game = 0
    while True:
        rng = Random(f"last {recall} {game}")
        game += 1
        for state in random_decisions(RULES, RULES.start(2, {"recall": recall}), rng):
            if state.phase == ACT and not state.auction_deck and list(state.display) in ([], [1]) and is_last(state):
                yield state


def is_last(state: State) -> bool:
    """Whatever is done, the game ends with this round; and the other's discards are known where they matter."""
    if state.display and state.laid > 1 and state.actor != state.loser:
        return False
    other = state.loser
    return state.actor == other or state.recall or not (state.decks[other] and state.discards[other])


def everything(state: State, left: list[int]) -> tuple[Move | None, list[float]]:
    """The move that ends best for the one to move, the first of equals, and how all stand then."""
    if state.actor is None:
        return None, list(BRAIN.worth(state))
    best, most = None, [-1.0, -1.0]
    for move in RULES.legal(state):
        left[0] -= 1
        if left[0] < 0:
            raise TooManyError
        ends = everything(moved(RULES, state, move), left)[1]
        if ends[state.actor] > most[state.actor]:
            best, most = move, ends
    return best, most


def test_last_round_equals_brute_force() -> None:
    checked = {True: 0, False: 0}  # of the one who goes first, and of the other
    for recall in ("off", "on"):
        wanted = sum(checked.values()) + WANTED // 2
        for state in last_rounds(recall):
            if len(RULES.legal(state)) == 1:
                continue
            try:
                best, _ = everything(state, [TURNS])
            except TooManyError:
                continue
            assert bot_move(RULES, "master", state, Random(0)) == best
            checked[state.actor != state.loser] += 1
            if sum(checked.values()) == wanted:
                break
    assert min(checked.values()) >= WANTED // 8
