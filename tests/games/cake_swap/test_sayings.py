"""Everything that Cake Swap says is in its catalogue, and everything there is said somewhere."""

import re
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from cakeapp.bots import levels
from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.game import CHANCE, Move
from cakeapp.core.say import Said
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.core.words import english
from cakeapp.games.cake_swap.bot.reasons import points
from cakeapp.games.cake_swap.paper.sheet import ScoreSheet, editable
from cakeapp.games.cake_swap.rules.components import SHIPPED, read_components
from cakeapp.games.cake_swap.rules.state import DRAFTED, SQUEEZE, SWAP, State
from tests.games.cake_swap.rules.test_rules import FIVE, FOUR, ONE, RULES, THREE, TWO, position
from tests.games.sayings import keys, said_in

KEY = "cake_swap"
TABLE: Any = registry.components(KEY)
OF_SHEET = ("no_ribbon", "owned", "over", "nobody", "highest", "equal")
OF_COPY = ("ribbon", "to_win", "card", "a.size", "a.cake", "a.frosting", "b.size", "b.cake", "b.frosting")
MASTER = levels.make(KEY, "master")


def explained(state: State, text: str) -> Said:
    return MASTER.explain(RULES.view(state, state.seat), RULES.parse(text))


def last_turn() -> State:
    state = position(f"{FIVE}, {FOUR}, {THREE}", "", pile="")
    state.last_turn = state.taken = True
    return state


def holding(card: int, *platters: str, actions: int = SQUEEZE + SWAP) -> State:
    state = position(*platters, actions=actions)
    state.held, state.hand, state.taken = card, DRAFTED, True
    return state


@pytest.mark.parametrize(
    ("state", "text", "why"),
    [
        (holding(23, f"{FIVE}, {FOUR}", ""), "place a swap 2", "Swap and Squeeze together exchange a layer below the"),
        (holding(23, f"{FIVE}, {FOUR}", "", actions=0), "place a swap", "Your Swap card is spent."),
        (position("", FOUR, drafting="L48"), "trade L48", "Swap needs a layer of your own to give away."),
        (position(f"{FIVE}, {FOUR}", ""), "clear premium", "A cake for a ribbon has 3 to 5 layers."),
    ],
)
def test_a_rare_refusal_reads_well(state: State, text: str, why: str) -> None:
    assert str(RULES.refuse(state, RULES.parse(text))).startswith(why)


def test_rare_reasons_read_well() -> None:
    ends = explained(last_turn(), "clear honorable")
    assert str(ends) == "Take the white honorable ribbon: +4, 4 in all, in the turn with which the game ends."
    between = explained(holding(23, f"{FIVE}, {FOUR}, {TWO}", ""), "place a squeeze 3")
    put = r"Put the chocolate \w+ 3 under your \w+ \w+ 2, with Squeeze\. Then .*"
    assert re.fullmatch(put, str(between))


def test_few_are_told_in_the_right_number() -> None:
    assert [str(points(number)) for number in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    turns = [english()("cake_swap.reason.turns", count=count) for count in (1, 3)]
    assert turns == ["1 turn", "3 turns"]


def test_each_key_is_said_somewhere() -> None:
    wanted = keys(KEY, "refusal", "reason", "table")
    wanted |= {f"{KEY}.sheet.{name}" for name in OF_SHEET} | {f"{KEY}.copy.{name}" for name in OF_COPY}
    assert wanted - (rules_and_reasons() | rare() | of_paper() | errors()) == set()


def rules_and_reasons() -> set[str]:
    """Games half at random: at each step some moves are explained, and some of those met before are tried."""
    rng, brain, found = Random(1), levels.brain(KEY, levels.plan(KEY, "master")), set[str]()
    pool: list[Move] = []
    for game in range(4):
        state = RULES.start(2 if game % 2 else 3, {})
        while (actor := state.actor) is not None:
            found = found.union(*(said_in(RULES.refuse(state, move)) for move in rng.sample(pool, min(len(pool), 25))))
            legal, view = RULES.legal(state), RULES.view(state, actor)
            if actor == CHANCE:
                move = RULES.chance(state, rng)
            else:
                found |= said_in(MASTER.explain(view, rng.choice(legal))) | said_in(MASTER.explain(view, legal[-1]))
                move = brain.quick_move(state, rng) if rng.random() < 0.5 else rng.choice(legal)
            pool = [*pool, move][-300:]
            RULES.apply(state, move)
        found |= said_in(RULES.refuse(state, pool[0]))
    return found


def rare() -> set[str]:
    """What such games seldom come to."""
    middle = holding(23, f"{FIVE}, {FOUR}", "")
    winning = position(f"{FIVE}, {FOUR}, {THREE}", "")
    winning.points[0] = SHIPPED.points_to_win[2] - 1
    said = [
        explained(last_turn(), "clear honorable"),
        explained(winning, "clear honorable"),
        explained(holding(23, f"{FIVE}, {FOUR}, {TWO}", ""), "place a squeeze 3"),
        explained(holding(23, f"{FIVE}, {FOUR}, {TWO}", ""), "place a swap 2"),
        *(explained(position("", f"{FIVE}, {FOUR}, {THREE}", *more), "swipe 1") for more in ((), ("",))),
        RULES.refuse(RULES.start(2, {}), RULES.parse("layers L01")),
        RULES.refuse(middle, RULES.parse("place a swap 2")),
        RULES.refuse(position("", ONE, drafting="L48"), RULES.parse("trade L48")),
    ]
    return set().union(*map(said_in, said))


def of_paper() -> set[str]:
    sheet = ScoreSheet(3, {}, edited(TABLE, ("points_to_win", "3"), 10))
    found = said_in(sheet.missing()[0])
    fill(sheet, [Entry(0, "ribbon", ("premium", "white")), Entry(1, "ribbon", ("premium", "red"))])
    found |= said_in(sheet.refuse(Entry(1, "ribbon", ("premium", "white"))))
    found |= said_in(sheet.refuse(Entry(1, "ribbon", ("premium", "green"))))
    fill(sheet, [Entry(2, "ribbon", ("showcase", "blue"))])
    found |= said_in(sheet.refuse(Entry(1, "ribbon", ("showcase", "red"))))
    for field in editable(TABLE):
        found |= said_in(field.name) | said_in(field.entry)
    return found | ties()


def ties() -> set[str]:
    """Five points in one ribbon against five in two, and then in one too."""
    table, found = TABLE, set[str]()
    for kind, worth in (("honorable", 5), ("premium", 2), ("signature", 3), ("showcase", 5)):
        table = edited(table, ("ribbons", kind, "white"), worth)
    sheet = ScoreSheet(3, {}, table)
    for taken in (((0, "honorable"), (1, "premium"), (1, "signature")), ((2, "showcase"),)):
        fill(sheet, [Entry(seat, "ribbon", (kind, "white")) for seat, kind in taken])
        found |= said_in(sheet.tie_break())
    return found


def errors() -> set[str]:
    with pytest.raises(CakeError) as error:
        RULES.parse("bake")
    found = said_in(error.value.said)
    large, bare = deepcopy(TABLE), deepcopy(TABLE)
    large["layers"][0]["a"]["size"] = 6
    del bare["ribbons"]
    for table in (large, bare):
        with pytest.raises(CakeError) as error:
            read_components(table)
        found |= said_in(error.value.said)
    return found
