"""The numbered choices must be the list they stand for."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.components import KINDS, NOTHING, VARIETIES
from cakeapp.games.piece_o_cake.rules.moves import choices
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS

PIECES = st.lists(st.sampled_from(KINDS), min_size=1, max_size=5).map(lambda kinds: tuple(map(kinds.count, KINDS)))


@given(st.dictionaries(st.sampled_from("ABCDE"), PIECES, max_size=4), st.sets(st.sampled_from(KINDS)))
def test_choices_are_the_sorted_list_of_their_moves(pieces: dict[str, tuple[int, ...]], owned: set[int]) -> None:
    others = [FORFEITS[kind] for kind in sorted(owned)]
    takes = [
        Move("take", (letter, eaten))
        for letter, piece in pieces.items()
        for eaten in product(*[range(n + 1) for n in piece])
    ]
    found, wanted = choices(others, dict(sorted(pieces.items()))), sorted(others + takes)
    assert found == wanted
    assert len(found) == len(wanted)
    assert [found[at] for at in range(len(found))] == wanted
    assert [found[-at] for at in range(1, len(found) + 1)] == wanted[::-1]
    assert found[1:4] == wanted[1:4]
    assert all(move in found for move in wanted)
    with pytest.raises(IndexError):
        found[len(found)]


def test_what_a_piece_does_not_hold_is_no_choice() -> None:
    one_plum = (1, *NOTHING[1:])
    found = choices([], {"A": one_plum})
    assert Move("take", ("A", (2, *NOTHING[1:]))) not in found
    assert Move("take", ("A", (0, 1, *NOTHING[2:]))) not in found
    assert Move("take", ("B", NOTHING)) not in found
    assert FORFEITS[0] not in found
    assert len(VARIETIES) == len(NOTHING)
