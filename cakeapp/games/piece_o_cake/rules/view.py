"""What may be known of a game: everything but the cakes to come."""

from dataclasses import dataclass

from cakeapp.games.piece_o_cake.rules.components import Counts


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    players: int
    take_four: bool
    actor: int | None
    server: int
    cake: int
    ring: tuple[int, ...]
    cuts: tuple[int, ...] | None
    pieces: tuple[tuple[str, Counts], ...]  # those not taken yet, by letter
    turn: int
    collected: tuple[Counts, ...]
    eaten: tuple[Counts, ...]
    gone: Counts
    unseen: Counts  # the cakes to come and the two slices set aside, all together
