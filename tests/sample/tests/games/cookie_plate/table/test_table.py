"""What the table of Cookie Plate says and shows, and what fingers mean there: without a window."""

from cakeapp.core.table import Table
from cakeapp.core.words import english
from cakeapp.games.cookie_plate.table import guide, intent, words
from cakeapp.games.cookie_plate.table.scene import scene
from cakeapp.scene.gestures import Drag
from cakeapp.scene.sight import ALL, CHOSEN, NONE, Sight
from tests.contract.tables import sight_of, walk


def sights(stakes: str = ALL) -> list[tuple[Table, Sight]]:
    """All decisions of a game, as whoever decides sees them."""
    found = []
    for table in walk("cookie_plate", 3, 1):
        actor = table.seat(None).actor
        if actor is not None:
            found.append((table, sight_of(table, actor, stakes)))
    return found


def test_each_move_is_what_its_gestures_lead_to() -> None:
    """By taps and by drags, whatever was in mind before."""
    for _, sight in sights():
        for kind in sorted(set(sight.view.counter)):
            move = intent.TAKES[kind]
            for tapping in (True, False):
                mind = intent.Intent()
                for gesture in guide.how(sight, mind, move, tapping)[:-1]:
                    if isinstance(gesture, Drag):
                        assert gesture.to in intent.offers(sight, mind, gesture.key)
                        mind = intent.drop(sight, mind, gesture.key, gesture.to)
                    else:
                        mind = intent.tap(sight, mind, gesture.key) or mind
                assert intent.move(sight, mind) == move


def test_a_second_tap_puts_it_back() -> None:
    _, sight = sights()[0]
    picked = intent.tap(sight, intent.Intent(), "cookie:1")
    assert picked is not None
    assert intent.tap(sight, picked, "cookie:1") == intent.Intent()


def test_what_a_cookie_brings_stands_there_as_the_table_wishes() -> None:
    def told(stakes: str, mind: intent.Intent) -> int:
        _, sight = sights(stakes)[0]
        return sum(len(item.look["lines"]) == 2 for item in scene(sight, mind).of("label"))

    kind = sights()[0][1].view.counter[0]
    assert told(ALL, intent.Intent()) == 3
    assert told(CHOSEN, intent.Intent()) == told(NONE, intent.Intent(kind)) == 0
    assert told(CHOSEN, intent.Intent(kind)) >= 1


def test_everything_can_be_told_and_looked_at_closely() -> None:
    table, sight = sights()[-1]
    for event in table.seat(None).events():
        assert english().say(words.sentence(event, sight.people)).endswith(".")
    for key in ("cookie:0", "cell:1:star", "player:2"):
        assert [english().say(said) for said, _ in guide.closer(sight, intent.Intent(), key)]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    *_, table = walk("cookie_plate", 2, 1)
    assert "confirm" not in scene(sight_of(table, 0), intent.Intent())
