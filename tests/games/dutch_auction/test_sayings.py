"""Everything that Dutch Auction says is in its catalogue, and everything there is said somewhere."""

from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.game import CHANCE
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.games.dutch_auction.bot.reasons import change, why_vote
from cakeapp.games.dutch_auction.paper.sheet import ScoreSheet, editable
from cakeapp.games.dutch_auction.rules.components import read_cards
from cakeapp.games.dutch_auction.rules.state import VOTE
from tests.games.dutch_auction.positions import RULES, acting, cards
from tests.games.dutch_auction.rules.test_notation import NO_MOVES, WRITTEN
from tests.games.sayings import keys, said_in

TABLE = registry.components("dutch_auction")
PARTS = ("refusal", "reason", "copy", "table")  # all of them, and these of its score sheet
OF_SHEET = ("no_card", "owned", "powers_owned", "no_card_of", "fewer", "equal")

REFUSED = [  # at positions that games seldom come to
    (acting("r* r4", "g1"), "power r* suit r4 red", "The red 4 has that suit already."),
    (acting("r* r4", "g1"), "power r4 cash r*", "The red 4 has no power."),
    (acting("r*", "g1"), "power r* cash r*", "A power card acts on another card, not on itself."),
    (acting("r*", "g1"), "power r* steal r7", "Your opponent's bid holds no red 7."),
    (acting("r*", "g1", against="r7", loser=True), "power r* steal r7", "Only the winner of the bid can steal."),
    (
        acting("b1 b2", "g1 g2", loser=True),
        "buy 2 with b1 b2",
        "You lost the bid: a card has to stay for the card at cost 1, which you must buy or take.",
    ),
    (
        acting("b1 b2", "g1 g2"),
        "buy 1 with b1 b2",
        "The card at cost 1 is paid with exactly 1 of your cards, not with 2.",
    ),
    (acting("b1 b4=r", "g1"), "power r*=b cash b1", "Your bid holds no red power card that is now blue."),
]


@pytest.mark.parametrize(("state", "text", "why"), REFUSED)
def test_a_rare_refusal_reads_well(state, text, why):
    assert str(RULES.refuse(state, RULES.parse(text))) == why


def test_change_is_told_with_its_sign_and_in_the_right_number():
    assert [str(change(gain)) for gain in (0, 1, -1, 5)] == ["no change in points", "+1 point", "-1 point", "+5 points"]


def test_each_key_is_said_somewhere():
    told = rules_and_reasons() | of_paper() | errors() | level_votes()
    wanted = keys("dutch_auction", *PARTS) | {f"dutch_auction.sheet.{name}" for name in OF_SHEET}
    assert wanted - told == set()


def rules_and_reasons() -> set[str]:
    """Random games: at each step a few moves are explained, and whatever was met before is tried."""
    bot, rng, found = levels.make("dutch_auction", "master"), Random(1), set()
    pool = list(map(RULES.parse, WRITTEN))
    for state, text, _ in REFUSED:
        found |= said_in(RULES.refuse(state, RULES.parse(text)))
    for _ in range(6):
        state = RULES.start(2, {})
        found |= said_in(RULES.refuse(state, RULES.parse("deck g1")))
        while (actor := state.actor) is not None:
            found = found.union(*(said_in(RULES.refuse(state, move)) for move in pool))
            if actor == CHANCE:
                found |= said_in(RULES.refuse(state, RULES.parse("deck g1")))
                RULES.apply(state, RULES.chance(state, rng))
                continue
            legal, view = RULES.legal(state), RULES.view(state, actor)
            some = [legal[int(rng.random() * len(legal))] for _ in range(6)]
            found = found.union(*(said_in(bot.explain(view, move)) for move in [*some, legal[-1]]))
            RULES.apply(state, some[0])
        found = found.union(*(said_in(RULES.refuse(state, move)) for move in pool))
    return found


def of_paper() -> set[str]:
    found, copy = set(), edited(TABLE, ("cards_per_suit", 0, "copies"), 2)
    for table, taken in ((TABLE, ("g1", "g*", "g*")), (copy, ("g1", "g1"))):
        sheet = ScoreSheet(2, {}, table)
        found |= said_in(sheet.missing()[0])
        fill(sheet, [Entry(0, "card", (card,)) for card in taken])
        found = found.union(*(said_in(sheet.refuse(Entry(1, "card", (card,)))) for card in ("g1", "g*", "x9")))
    for other in (("r5",), ("r6", "b8")):
        sheet = ScoreSheet(2, {}, TABLE)
        fill(sheet, [Entry(0, "card", ("g5",)), *(Entry(1, "card", (card,)) for card in other)])
        found |= said_in(sheet.tie_break())
    return found.union(*(said_in(field.name) for field in editable(TABLE)))


def test_all_of_several_copies_are_taken():
    sheet = ScoreSheet(2, {}, edited(TABLE, ("cards_per_suit", 0, "copies"), 2))
    fill(sheet, [Entry(0, "card", ("g1",))] * 2)
    assert str(sheet.refuse(Entry(1, "card", ("g1",)))) == "All 2 copies of the green 1 are player 1's already."
    sheet = ScoreSheet(2, {}, edited(TABLE, ("cards_per_suit", 8, "copies"), 1))
    fill(sheet, [Entry(0, "card", ("g*",))])
    only = "The green power card is player 1's already, and there is only one."
    assert str(sheet.refuse(Entry(1, "card", ("g*",)))) == only


def errors() -> set[str]:
    found = set()
    for written in [*NO_MOVES, "buy 2 with b4 b1"]:
        with pytest.raises(CakeError) as error:
            RULES.parse(written)
        found |= said_in(error.value.said)
    first = ("cards_per_suit", 0)
    wrong = [
        TABLE | {"suits": []},
        TABLE | {"suits": ["green", 3]},
        TABLE | {"suits": ["green", "gold"]},
        edited(TABLE, (*first, "power"), 1),
        edited(TABLE, (*first, "power"), True),
        edited(TABLE, (*first, "bid"), 2),
        edited(edited(TABLE, (*first, "power"), True), (*first, "bid"), 0),
    ]
    for table in wrong:
        with pytest.raises(CakeError) as error:
            read_cards(table)
        found |= said_in(error.value.said)
    return found


def level_votes() -> set[str]:
    state = acting("", own="")
    state.phase, state.discards = VOTE, (cards("g5"), cards("r5"))
    return said_in(why_vote(state, 0, "stop")) | said_in(why_vote(state, 0, "go"))
