"""Top Cake in words: all that its catalogue has for rules, bots and sheets is said, in every plural form."""

from copy import deepcopy
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.core.errors import NotationError
from cakeapp.games.top_cake.bot.reasons import at_once, why
from cakeapp.games.top_cake.paper.judge import in_words, problem, ruling
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, NUMBER
from cakeapp.games.top_cake.rules.laid import CardAtLot
from cakeapp.games.top_cake.rules.state import OPEN, OVER, State
from cakeapp.games.top_cake.rules.worth import Bidding
from cakeapp.games.top_cake.table import closer, words
from tests.contract.worlds import Setting
from tests.games.sayings import keys, said_by_nobody, said_in
from tests.games.top_cake.position import RULES, all_bid, opened, play, stacking

KEY = "top_cake"
NAMES = ("Anna", "Ben", "Cleo", "Dan")
CAKE_IDS = " ".join(layer.id for layer in LAYERS if layer.flavour)


def over() -> State:
    state = opened()
    state.actor, state.phase = None, OVER
    return state


def tied() -> State:
    """A 5 of the first seat still lies at a lot."""
    state, five = opened(), FACES.index("5")
    state.hands[0] -= 1 << five
    state.stuck = ((0, NUMBER["van2"], OPEN, five),)
    return state


def spent() -> State:
    state = opened()
    state.hands[0] -= 1 << FACES.index("S")
    state.spent = (0,)
    return state


def shuffling(*played: str) -> State:
    return play(RULES.start(3, {}), *played)


REFUSED = {
    "over": (over(), "5@van2", "The game is over."),
    "time_to_bid": (opened(), "van2>new", "Now it is time to bid: play a bidding card next to a lot."),
    "half_last": (
        opened(),
        "half@van2",
        "The first player card goes to a cake only after all other bids are made.",
    ),
    "not_there": (opened(), "5@cho1", "There is no cho1 on the table."),
    "now_up": (
        play(opened(), "?5@van2"),
        "?6@van3",
        "One card of a turn lies face up and one face down: yours already lies face down, so play this one face up.",
    ),
    "now_down": (
        play(opened(), "5@van2"),
        "6@van3",
        "One card of a turn lies face up and one face down: yours already lies face up, so play this one face down.",
    ),
    "in_tin": (opened(), "7@van2", "The 7 stays in the tin when more than two play."),
    "spent": (spent(), "S@van2", "Your SNATCH is spent: it can be played only once in a game."),
    "tied": (tied(), "5@van2", "Your 5 still lies at van2, which was tied."),
    "played": (play(opened(), "5@van2"), "5@van3", "You have played your 5 this round already."),
    "now_half": (all_bid(opened()), "5@van2", "All bids are made; now the first player card goes next to a cake."),
    "half_topper": (
        all_bid(opened()),
        "half@rose",
        "The first player card goes next to a cake, never next to a topper.",
    ),
    "now_stack": (
        stacking([("van3", "cho2"), ()], [(), ()]),
        "5@van2",
        "The bids are judged; now stack what you have won: van3, cho2.",
    ),
    "not_won": (
        stacking([("van3",), ()], [(), ()]),
        "van2>new",
        "You have no van2 to stack; you still have to stack van3.",
    ),
    "no_stack": (
        stacking([("van3",), ()], [(("cho4",),), ()]),
        "van3>2",
        "You have no stack 2; you have begun 1.",
    ),
    "first": (shuffling(), "first 3", "Chance first names the seat that starts, 0 to 2."),
    "shuffle_cakes": (shuffling("first 0"), "toppers rose", "Chance now shuffles the cakes."),
    "all_cakes": (
        shuffling("first 0"),
        f"cakes van1 {CAKE_IDS}",
        "The deck must be all 21 cakes: van1 should not be there.",
    ),
    "shuffle_toppers": (shuffling("first 0", f"cakes {CAKE_IDS}"), "first 0", "Chance now shuffles the toppers."),
    "all_toppers": (
        shuffling("first 0", f"cakes {CAKE_IDS}"),
        "toppers rose sparkler star",
        "The deck must be all 4 toppers: couple should be.",
    ),
}
UNREADABLE = {
    "no_move": ("5@pie", "'5@pie' is no move of Top Cake: a bid is written card@lot, "),
    "none_of_cakes": ("cakes rose", "'cakes rose' cannot be: 'rose' is none of the cakes."),
    "none_of_toppers": ("toppers van1", "'toppers van1' cannot be: 'van1' is none of the toppers."),
}


@pytest.mark.parametrize("key", REFUSED)
def test_every_refusal_is_a_sentence(key: str) -> None:
    state, text, sentence = REFUSED[key]
    said = RULES.refuse(state, RULES.parse(text))
    assert said is not None
    assert (said.key, str(said)) == (f"{KEY}.refusal.{key}", sentence)


@pytest.mark.parametrize("key", UNREADABLE)
def test_what_is_no_move_is_told(key: str) -> None:
    text, sentence = UNREADABLE[key]
    with pytest.raises(NotationError) as error:
        RULES.parse(text)
    assert str(error.value).startswith(sentence)


def test_there_are_no_other_refusals() -> None:
    assert keys(KEY, "refusal") == {f"{KEY}.refusal.{key}" for key in (*REFUSED, *UNREADABLE)}


def test_every_reason_is_said() -> None:
    said, sees = set[str](), levels.plan(KEY, "master").sees
    for seed in range(24):
        setting, rng = Setting(KEY, 2 + seed % 3, ()), Random(seed)
        for state, _ in setting.steps(seed):
            legal = RULES.legal(state)
            for move in rng.sample(legal, min(4, len(legal))):
                imagined = RULES.imagine(RULES.view(state, state.actor), Random(0))
                said |= said_in(why(deepcopy(imagined), move, sees))
    assert {key for key in said if ".reason." in key} == keys(KEY, "reason")


@pytest.mark.parametrize(
    ("gain", "told"), [(1, "+1 point at once"), (0, "+0 points at once"), (-1, "-1 point at once")]
)
def test_what_a_stacking_brings_has_its_sign(gain: int, told: str) -> None:
    assert str(at_once(gain)) == told


def test_the_judge_says_all_that_there_is_to_say() -> None:
    def lot(*cards: str) -> list[CardAtLot]:
        """As `seat face`."""
        return [CardAtLot(int(card[0]), card[2:]) for card in cards]

    problems = [
        problem(lot("3 5"), 3),
        problem(lot("0 9"), 3),
        problem(lot("0 half", "1 half"), 3),
        problem(lot("0 S", "0 S"), 3),
        problem([CardAtLot(0, "half", stuck=True)], 3),
        problem([CardAtLot(0, "S", stuck=True)], 3),
    ]
    rulings = [
        ruling(lot("0 5", "1 5"), 3, cancelled_stay=True).reason,
        ruling([], 3).reason,
        ruling(lot("0 S"), 3).reason,
        ruling(lot("0 5", "0 half", "1 4"), 3).reason,
        ruling(lot("0 half", "1 4", "1 R"), 3).reason,
        ruling(lot("0 5", "1 4", "1 1"), 3).reason,
        ruling(lot("0 5", "1 4", "1 1", "2 R"), 3).reason,
    ]
    said = set().union(*map(said_in, [*problems, *rulings]))
    assert {key for key in said if ".judge." in key} == keys(KEY, "judge")
    assert str(rulings[-1]) == (
        "A REVERSE is left, so the lowest bid wins, but player 1 and player 2 bid 5 each: "
        "the lot stays for the next round."
    )
    assert [str(in_words(halves)) for halves in (1, 2, 5)] == ["one half", "1", "2 and a half"]


def test_every_sentence_belongs_to_a_line_of_code() -> None:
    assert said_by_nobody(KEY, keys(KEY, "sheet", "copy", "table", "lying", "helper")) == []


def test_a_closer_look_tells_each_thing_in_a_sentence() -> None:
    state = play(opened(), "5@van2", "?6@van3")
    view = RULES.view(state, 1)
    for thing in ("lot:van2", "lot:van3", "lot:van1b", "won:rose", "card:S", "card:5", "half", "tin"):
        said = closer.thing(view, thing, NUMBER["van2"], NAMES)
        assert said
        assert all(map(said_in, said))
    assert str(closer.thing(view, "lot:van3", None, NAMES)[1]) == "Anna: one face down"
    assert str(closer.cards(view, 0)).startswith("In hand or face down: 1, 2, 3, 4, 6, SNATCH, REVERSE.")
    assert [str(line) for line in closer.seat(view, 1)][-1] == "No cake yet."
    assert str(words.bears((NUMBER["van3"], NUMBER["rose"]))) == "vanilla 3, 1 of 3 above; rose, 0 of 0 above"


def test_twins_are_told_before_a_card_is_let_go() -> None:
    seen = Bidding(5, (1, 2))
    assert str(words.bid_offer("5", False, NUMBER["van2"], seen, NAMES)) == (
        "5 face up at vanilla 2. Your bid in sight: 5. It cancels with the 5 of Ben and Cleo!"
    )
