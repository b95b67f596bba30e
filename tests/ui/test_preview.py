"""What the chips of Piece o' Cake announce while a choice is in mind comes, to the point, once it is made."""

from random import Random

from cakeapp.games.piece_o_cake.table.intent import positions
from cakeapp.services.session import Setup
from tests.ui.headless import Driver
from tests.ui.robot import look, people, sit_down


def shown(driver: Driver) -> list[str]:
    return [chip.points for chip in reversed(driver.app.nav.screen.ids.chips.children)]


def test_the_number_on_the_chip_is_what_this_very_choice_brings(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    rng, seen = Random(3), []
    sit_down(driver, Setup("piece_o_cake", people(3), deal="PREVIEW"))
    play = driver.app.nav.screen
    while play.session.actor is not None:
        look(driver)
        table, seat = play.table, play.session.actor
        if table.choosing and table.view.pieces:
            before = shown(driver)
            piles = [kind for kind, n in enumerate(table.view.collected[seat]) if n]
            if piles and rng.random() < 0.3:
                table.choice.give_up(rng.choice(piles))
            else:
                table.choice.pick(rng.choice(table.view.pieces)[0])
                for at in positions(table.view, table.choice.piece):
                    table.choice.mark(at, rng.random() < 0.5)
            table._show_choice()
            announced = shown(driver)
            assert [points for number, points in enumerate(announced) if number != seat] == [
                points for number, points in enumerate(before) if number != seat
            ]
            now, more = announced[seat].rstrip(")").split(" (")
            table.confirm()
            look(driver)
            assert shown(driver)[seat] == str(int(now) + int(more))
            seen.append(int(more))
        else:
            play.play(rng.choice(play.session.seat(seat).legal()))
    assert min(seen) < max(seen)
    assert len(seen) > 12
