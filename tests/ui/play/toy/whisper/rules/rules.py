from dataclasses import dataclass

from cakeapp.core.errors import NotationError
from cakeapp.core.game import CHANCE, Event, Move, Outcome

WORDS = ("almond", "brioche", "cinnamon", "doughnut", "eclair", "fondant", "ganache", "honey")


@dataclass(frozen=True)
class View:
    seat: int | None
    actor: int | None
    hand: tuple[str, ...]


class State:
    def __init__(self, players):
        self.players, self.actor, self.hands = players, CHANCE, []

    def copy(self):
        new = State(self.players)
        new.actor, new.hands = self.actor, self.hands[:]
        return new


class Whisper:
    def __init__(self):
        from cakeapp.games.whisper import GAME

        self.info = GAME

    def start(self, players, options):
        return State(players)

    def legal(self, state):
        if state.actor is None or state.actor == CHANCE:
            return []
        return [Move("keep", (word,)) for word in sorted(state.hands[state.actor])]

    def apply(self, state, move, log=None):
        if move.verb == "deal":
            state.hands = [move.args[seat * 2 : seat * 2 + 2] for seat in range(state.players)]
            state.actor = 0
            events = [
                Event("deal", seat, {}, {"words": hand}, frozenset({seat}), reveals=True)
                for seat, hand in enumerate(state.hands)
            ]
        else:
            seat = state.actor
            state.hands[seat] = move.args
            state.actor = seat + 1 if seat + 1 < state.players else None
            events = [Event("keep", seat, {}, {"word": move.args[0]}, frozenset({seat}))]
        if log is not None:
            log += events

    def refuse(self, state, move):
        if state.actor == CHANCE:
            return "" if move.verb == "deal" else "First the words are dealt."
        return "" if move in self.legal(state) else "You do not hold that word."

    def chance(self, state, rng):
        return Move("deal", tuple(rng.sample(WORDS, state.players * 2)))

    def view(self, state, seat):
        hand = state.hands[seat] if seat is not None and state.hands else ()
        return View(seat, state.actor, hand)

    def imagine(self, view, rng):
        raise NotImplementedError

    def outcome(self, state):
        if state.actor is not None:
            return None
        return Outcome((1,) * state.players, (1,) * state.players, ((),) * state.players)

    def text(self, move):
        return " ".join((move.verb, *move.args))

    def parse(self, text):
        verb, *words = text.split(" ")
        if verb not in ("keep", "deal"):
            raise NotationError(f"{text!r} is no move.")
        return Move(verb, tuple(words))
