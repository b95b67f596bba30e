"""Piece o' Cake in words: all that its catalogue has for rules, bots and sheets is said, in every plural form."""

from dataclasses import replace
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.errors import NotationError
from cakeapp.core.game import Event, Move
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.core.words import Words
from cakeapp.games.piece_o_cake.bot.choosing import Eyes
from cakeapp.games.piece_o_cake.bot.reasons import balance, explain
from cakeapp.games.piece_o_cake.paper.sheet import ScoreSheet
from cakeapp.games.piece_o_cake.rules.components import ALL_SLICES, KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS, PASS
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.state import State
from cakeapp.games.piece_o_cake.table import words
from cakeapp.scene.sight import Person
from tests.contract.worlds import Setting
from tests.games.sayings import keys, said_by_nobody, said_in

KEY = "piece_o_cake"
RULES = PieceOCake()
STRINGS = Words()
SLICES = Move("slices", ALL_SLICES)
WHOLE = Move("cut")


def t(key: str, **values: object) -> str:
    return STRINGS(f"{KEY}.{key}", **values)


def take(letter: str, *names: str) -> Move:
    return Move("take", (letter, tuple(names.count(VARIETIES[kind].id) for kind in KINDS)))


def laid(players: int, *moves: Move, take_four: str = "on") -> State:
    """Seat 0 serves a cake of 3 plums, 4 apricots and 4 cherries."""
    state = RULES.start(players, {"take_four": take_four})
    for move in (Move("first", (0,)), SLICES, *moves):
        RULES.apply(state, move)
    return state


NEW, NAMED = RULES.start(2, {"take_four": "on"}), RULES.start(2, {"take_four": "on"})
RULES.apply(NAMED, Move("first", (0,)))
OVER = RULES.start(2, {"take_four": "on"})
OVER.actor = None
HALVED = laid(2, Move("cut", (0, 3)))
REFUSED = {
    "over": (OVER, PASS, "The game is over."),
    "not_cut": (laid(2), PASS, "The cake has to be cut before anybody takes a piece."),
    "one_cut": (laid(2), Move("cut", (1,)), "One cut leaves the cake whole; make two cuts or more, or none."),
    "order": (laid(2), Move("cut", (2, 1)), "Cuts are named in rising order, each once, from 0 to 10."),
    "pieces_for_two": (
        laid(2),
        Move("cut", (0, 1, 2)),
        "For two players a cake stays whole or is cut into two or four pieces.",
    ),
    "pieces": (
        laid(2, take_four="off"),
        Move("cut", (0, 1, 2, 3)),
        "A cake is cut into at most as many pieces as there are players, 2.",
    ),
    "is_cut": (HALVED, WHOLE, "The cake is cut; now take a piece, or forfeit and eat what you have collected."),
    "no_piece": (HALVED, take("C"), "There is no piece C."),
    "taken": (laid(2, Move("cut", (0, 3)), take("A")), take("A"), "Piece A is already taken."),
    "not_in_piece": (HALVED, take("A", "apr"), "Piece A does not hold all the slices you want to eat."),
    "nothing_to_eat": (HALVED, FORFEITS[0], "You have no plum slices collected that you could eat."),
    "no_pass": (HALVED, PASS, "You can pass only when no piece is left."),
    "first": (NEW, SLICES, "Chance first names the seat that serves, 0 to 1."),
    "slices_first": (NAMED, PASS, "Chance now lays out the slices."),
    "slices": (
        NAMED,
        Move("slices", ALL_SLICES[1:]),
        "The slices must be all 57 of the game: plu should be.",
    ),
}


@pytest.mark.parametrize("why", REFUSED)
def test_every_refusal_is_a_sentence(why: str) -> None:
    state, move, sentence = REFUSED[why]
    said = RULES.refuse(state, move)
    assert said is not None
    assert (said.key, str(said)) == (f"{KEY}.refusal.{why}", sentence)


def test_there_are_no_other_refusals() -> None:
    with pytest.raises(NotationError, match=r"'eat it' is no move of Piece o' Cake\."):
        RULES.parse("eat it")
    assert keys(KEY, "refusal") == {f"{KEY}.refusal.{why}" for why in (*REFUSED, "no_move")}


def test_every_reason_is_said() -> None:
    said: set[str] = set()
    for seed in range(40):
        setting, rng = Setting(KEY, 2 + seed % 4, (("take_four", "on"),)), Random(seed)
        for state, _ in setting.steps(seed):
            legal = RULES.legal(state)
            for move in rng.sample(range(len(legal)), min(4, len(legal))):
                said |= said_in(explain(state.copy(), legal[move], Eyes(coming=True, rivals=True)))
    for ahead in (0, 1, -1.5):
        said |= said_in(balance("whole", ahead)) | said_in(balance("cut", ahead))
    assert {key for key in said if ".reason." in key} == keys(KEY, "reason")


def test_what_stands_at_the_beginning_or_for_one_point_is_right() -> None:
    assert str(balance("whole", 1)) == "Serve it whole: you gain about 1 point on the others."
    assert str(balance("cut", -2.54)) == "You choose last, and lose about 2.5 points to the others."
    assert str(balance("cut", -0.04)) == "You stay level with the others."


def test_every_sentence_of_the_sheet_belongs_to_a_line_of_code() -> None:
    assert said_by_nobody(KEY, keys(KEY, "refusal", "reason", "sheet", "copy")) == []


def test_the_sheet_counts_in_every_plural_form() -> None:
    sheet = ScoreSheet(2, {}, edited(registry.components(KEY), ("varieties", 0, "count"), 1))
    assert str(sheet.missing()[0]) == "1 of 1 plum slices is with nobody."
    fill(sheet, [Entry(0, "eat", ("plu", 1))])
    assert str(sheet.refuse(Entry(1, "eat", ("plu", 1)))) == "There is only 1 plum slice, and it is entered."
    assert str(sheet.refuse(Entry(1, "eat", ("plu", -1)))) == "No plum slice is entered there as eaten."
    assert str(sheet.refuse(Entry(1, "eat", ("pie", 1)))) == "There is no variety pie in this game."
    assert str(sheet.refuse(Entry(1, "eat", ("apr", 2)))) == "Slices are entered one at a time."


ADA_AND_BO = (Person("Ada", 0), Person("Bo", 1))


def test_the_log_tells_what_was_eaten_and_collected() -> None:
    take = Event("take", 0, {"eaten": ("str", "str", "cho"), "collected": ()}, {}, frozenset())
    told = words.sentence(take, ADA_AND_BO)
    assert str(told) == "Ada eats 2 strawberry, 1 chocolate."


def test_a_look_closer_tells_how_a_race_stands() -> None:
    state = laid(2, Move("cut", (0, 3)), take("A"))
    view = RULES.view(state, 0)
    assert str(words.race(view, 0, ADA_AND_BO)) == (
        "plum: +1 if eaten now. At the end +3 for whoever collected most of its 3 slices. "
        "Collected: Ada 0, Bo 3. Still unseen: 0."
    )
    assert STRINGS.say(words.changes([("Ada", 0), ("Bo", 12)])) == "Ada +0, Bo +12"
    assert str(words.leading(view, 0, ADA_AND_BO)) == "plum: Bo leads with 3; 0 unseen"
    assert str(words.leading(view, 1, ADA_AND_BO)) == "apricot: nobody has one; 0 unseen"
    shared = replace(view, collected=(view.collected[1], view.collected[1]))
    assert str(words.leading(shared, 0, ADA_AND_BO)) == "plum: Ada and Bo lead with 3; 0 unseen"
