"""Moves and their texts, where each move can be made once and looked up; piles of cards are spelled out."""

from collections.abc import Iterable, Mapping

from cakeapp.core.errors import NotationError
from cakeapp.core.game import Move
from cakeapp.core.say import Say


class Notation:
    """`piles` are the outcomes of chance that name cards in their order: by verb, the number of each card by its id.

    `unknown` is the key of what is said of a text that is no move.
    """

    def __init__(self, moves: Iterable[tuple[str, Move]], piles: Mapping[str, Mapping[str, int]], unknown: str) -> None:
        self.moves, self._unknown = dict(moves), unknown
        self._texts = {move: written for written, move in self.moves.items()}
        self._numbers = piles
        self._ids = {verb: {number: card for card, number in numbers.items()} for verb, numbers in piles.items()}

    def text(self, move: Move) -> str:
        verb, cards = move
        if ids := self._ids.get(verb):
            return " ".join([verb, *[ids[card] for card in cards]])
        return self._texts[move]

    def parse(self, written: str) -> Move:
        verb, *cards = written.split(" ")
        numbers = self._numbers.get(verb, {})
        if cards and all(card in numbers for card in cards):
            return Move(verb, tuple([numbers[card] for card in cards]))
        if written in self.moves:
            return self.moves[written]
        raise NotationError(Say(self._unknown, found=repr(written)))
