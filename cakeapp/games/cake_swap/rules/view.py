"""What may be known of a game: everything but the order of the pile."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    players: int
    actor: int | None
    unseen: tuple[int, ...]  # the cards of the pile, in the order of the table
    drafting: tuple[int, ...]
    gone: tuple[int, ...]
    platters: tuple[tuple[int, ...], ...]
    actions: tuple[int, ...]
    owners: tuple[int, ...]
    points: tuple[int, ...]
    hand: int
    held: int
    taken: bool
    cleared: bool
    last_turn: bool
