"""What the table of Cake Swap says and shows, and what fingers mean there: without a window."""

import pytest

from cakeapp.core.words import english
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import CLASSES, POINTS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import DRAW, END, PASS
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, SWAPPED_TOP
from cakeapp.games.cake_swap.table import carrying, guide, intent, words
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.scene import scene
from cakeapp.scene.gestures import Drag, Tap
from cakeapp.scene.sight import ALL, CHOSEN, NONE, Sight
from tests.contract.tables import shown, sight_of
from tests.games.cake_swap.table.positions import found, games, sights


@pytest.mark.parametrize("players", [2, 6])
def test_everything_that_happens_can_be_told(players: int) -> None:
    *_, table = games(players, 3)
    for event in table.seat(None).events():
        assert english().say(words.sentence(event, sight_of(table, None).people))


def test_a_side_goes_to_three_spots_at_most_and_to_spots_next_to_each_other() -> None:
    for sight, _ in sights(4, 5):
        placings = worth.placings(sight.view)
        for side in (0, 1) if placings else ():
            ways = [move.args[1:] for move in placings if move.args[0] == side]
            gaps = [at for way, at in ways if way in (PLAIN, SQUEEZED)]
            assert len(gaps) <= 1
            height = len(sight.view.platters[sight.view.actor])
            swaps = [height if way == SWAPPED_TOP else at for way, at in ways if way not in (PLAIN, SQUEEZED)]
            assert len(swaps) <= 2
            assert max(swaps, default=0) - min(swaps, default=0) <= 1
            for at in gaps:
                assert all(swap in ((at or height + 1) - 1, at or height + 1) for swap in swaps)


def test_everything_can_be_looked_at_closely() -> None:
    *_, (sight, _) = sights(4, 1)
    keys = ["pile", "card:L17", "action:0:swap", "player:1", "plate:2", *(f"judge:{kind}" for kind in CLASSES)]
    for key in keys:
        told = guide.closer(sight, Intent(), key)
        assert told
        assert all(english().say(says) for says, _ in told)


def test_each_move_is_what_its_gestures_lead_to() -> None:
    """By taps and by drags, whatever was in mind before."""
    met = set()
    for sight, legal in sights(3, 4):
        for tapping in (True, False):
            mind = Intent()
            for move in legal:
                *made, last = guide.how(sight, mind, move, tapping)
                assert last == Tap("confirm")
                for gesture in made:
                    mind = done(sight, mind, gesture)
                assert intent.move(sight, mind) == move, (move, made)
                met.add(move.verb)
    assert met == {"draw", "draft", "trade", "swipe", "place", "pass", "clear", "end"}


def done(sight: Sight, mind: Intent, gesture: object) -> Intent:
    shown = scene(sight, mind)
    if isinstance(gesture, Drag):
        assert "drag" in shown[gesture.key].can, gesture
        assert gesture.to in carrying.offers(sight, mind, gesture.key), gesture
        return carrying.drop(sight, mind, gesture.key, gesture.to)
    assert isinstance(gesture, Tap)
    assert "tap" in shown[gesture.key].can, gesture
    then = intent.tap(sight, mind, gesture.key)
    assert then is not None, gesture
    return then


def test_a_card_and_its_place_are_done_one_after_the_other() -> None:
    sight, draft = found("draft")
    mind = intent.tap(sight, Intent(), f"card:{SHIPPED.cards[draft.args[0]].id}")
    assert mind is not None
    way = worth.placings(worth.after(sight.view, draft))[0]
    both = intent.tap(sight, mind, intent.way_key(way))
    assert both is not None
    assert intent.move(sight, both) == draft
    assert intent.rest(both) == Intent((way,))
    assert intent.rest(mind) is None


def test_a_layer_dropped_on_another_takes_its_place() -> None:
    for sight, _ in sights(3, 9):
        for way in worth.placings(sight.view):
            out = worth.throws_out(sight.view, way)
            if out is not None:
                place = f"layer:{SHIPPED.cards[out // 2].id}"
                assert place in carrying.offers(sight, Intent(), f"side:{way.args[0]}")
                assert intent.move(sight, carrying.drop(sight, Intent(), f"side:{way.args[0]}", place)) == way
                return
    raise AssertionError


def test_with_nothing_in_mind_the_button_goes_on_with_the_turn() -> None:
    for sight, legal in sights(2, 2):
        default, held = intent.move(sight, Intent()), sight.view.held >= 0
        go_on = END if sight.view.taken else DRAW
        fits = any(move.verb == "place" for move in legal)
        assert default == ((None if fits else PASS) if held else go_on)
        assert default is None or default in legal


@pytest.mark.parametrize("stakes", [ALL, CHOSEN, NONE])
def test_what_choices_bring_is_told_as_far_as_wished(stakes: str) -> None:
    seen = 0
    for sight, _ in sights(3, 5, stakes):
        told = scene(sight, Intent()).of("told")
        seen += len(told)
        assert stakes == ALL or not told
    assert (seen > 0) == (stakes == ALL)


def test_the_best_ribbon_is_chosen_before_anybody_asks() -> None:
    """The judges ask again only where two ribbons are worth the same."""
    asked = set()
    for sight, _ in sights(3, 9):
        able = sorted((POINTS[one] for one in worth.clears(sight.view).values()), reverse=True)
        mind = intent.tap(sight, Intent(), "judges")
        if not able or mind is None:
            continue
        equal = able[:1] == able[1:2]
        assert bool(mind.moves) != equal
        assert equal or POINTS[worth.clears(sight.view)[mind.moves[0].args[0]]] == able[0]
        asked.add(len(able) > 1)
    assert asked == {True, False}


def test_a_cake_carried_to_a_ribbon_is_for_that_ribbon() -> None:
    sight, clear = found("clear")
    before_them = Intent(judging=True)
    own = f"plate:{sight.acting}"
    for place in carrying.offers(sight, before_them, own):
        then = carrying.drop(sight, before_them, own, place)
        assert then.moves == (intent.CLEARS[place.partition(":")[2]],)
    name = "none" if clear.args[0] == len(CLASSES) else CLASSES[clear.args[0]]
    assert f"take:{name}" in carrying.offers(sight, before_them, own)


def test_a_side_that_is_touched_goes_where_it_costs_nothing_or_to_its_only_place() -> None:
    """No action card is meant by accident where there are several places."""
    met = set()
    for players in (2, 4):
        for sight, mind, table in shown("cake_swap", players, False, 1):
            for item in table.of("side"):
                side = item.key.split(":")[1]
                ways = [one.key for one in table.of("way") if one.key.split(":")[1] == side]
                free = [key for key in ways if key.endswith(":0:0")]
                if sight.acting is None:
                    continue
                then = intent.tap(sight, mind, item.key)
                met.add((len(ways) > 1, bool(free)))
                if free or len(ways) == 1:
                    assert then is not None
                    assert intent.way_key(then.moves[-1]) == (free or ways)[0]
                else:
                    assert then is None
    assert len(met) > 2


def test_what_is_in_mind_is_laid_back_by_a_second_touch_and_stays_where_it_is_carried_then() -> None:
    """Whoever only wanted to look at another's cake has done nothing; a card that is chosen may still be dragged."""
    for verb, thing in (("swipe", "plate:{}"), ("draft", "card:{}")):
        sight, move = found(verb)
        key = thing.format(move.args[0] if verb == "swipe" else SHIPPED.cards[move.args[0]].id)
        mind = intent.tap(sight, Intent(), key)
        assert mind == Intent((move,))
        assert intent.tap(sight, mind, key) == Intent()
        cake = f"plate:{sight.acting}"
        assert cake in carrying.offers(sight, mind, key)
        assert carrying.drop(sight, mind, key, cake) == mind
        assert {"hold", "tap"} <= scene(sight, mind)[key].can
