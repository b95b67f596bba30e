"""How much of a table's picture holds nothing, over whole games of bots, as the real window draws them.

    python -m tests.bench.bare GAME [--size 412x915] [--sitting alone|pass|table] [--every 2] [--keep FOLDER]

A block of 16x16 dp is bare when nothing in it stands out: when its brightness differs by less than the pattern of the
cloth does. Mats, panels and cloth are bare alike. Alone, one person plays with bots, and pictures are taken when she is
to decide; among people at each decision. The first gestures of the move that comes next are made for every other one.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean

from PIL import Image

from tests.window import headless

if __name__ == "__main__":
    headless.bootstrap()

from cakeapp.bots import levels
from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS, Setup, Sitter
from tests.window import film
from tests.window.headless import Driver
from tests.window.robot import held, look, perform, sit_down

BLOCK, CLOTH = 16, 60  # dp across, and what the cloth's pattern differs by, of 255


def bare(picture: Image.Image) -> float:
    grey = picture.convert("L")
    corners = [
        (x, y) for x in range(0, grey.width - BLOCK + 1, BLOCK) for y in range(0, grey.height - BLOCK + 1, BLOCK)
    ]
    extremes = [grey.crop((x, y, x + BLOCK, y + BLOCK)).getextrema() for x, y in corners]
    return mean(high - low < CLOTH for low, high in extremes)


def pictures(driver: Driver, key: str, players: int, sitting: str, every: int) -> Iterator[Image.Image]:
    seats = range(players)
    kinds = ["person" if sitting != "alone" or not seat else "apprentice" for seat in seats]
    names = ("Ada", "Bruno", "Clara", "Dev", "Esme", "Finn")
    sitters = tuple(Sitter(names[seat], kinds[seat], seat) for seat in seats)
    sit_down(driver, Setup(key, sitters, sitting=ON_TABLE if sitting == "table" else PASS, deal="BARE"))
    play, bot, rng, step = driver.app.nav.screen, levels.make(key, "apprentice"), Random(players), 0
    while (actor := play.session.actor) is not None:
        seat = play.session.seat(actor)
        *_, move = bot.think(seat.view(), rng, bot.budget)
        if play.session.sitters[actor].kind == "person" and not (step := step + 1) % every:
            driver.app.nav.replace("play", session=play.session)
            driver.frames(40)
            look(driver)
            with held(driver):
                for gesture in play.table.how(move, tapping=True)[:-1] if step % (2 * every) else []:
                    perform(driver, gesture)
                driver.frames(30)
                yield film.picture()  # upside down
        play.session.play(actor, move)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--size", default="412x915")
    ask.add_argument("--sitting", choices=("alone", "pass", "table"), default="alone")
    ask.add_argument("--every", type=int, default=2, help="one of so many decisions")
    ask.add_argument("--keep", type=Path, help="keep the pictures here")
    given = ask.parse_args()
    driver = Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    driver.resize(*map(int, given.size.split("x")))
    for players in registry.info(given.game).seats:
        shares = []
        for number, picture in enumerate(pictures(driver, given.game, players, given.sitting, given.every)):
            shares.append(bare(picture))
            if given.keep:
                given.keep.mkdir(parents=True, exist_ok=True)
                name = f"{given.game}-{given.size}-{given.sitting}-{players}-{number:02}-{shares[-1]:.0%}.png"
                picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(given.keep / name)
        print(
            f"{given.game} {given.size} {given.sitting}, {players} players: {mean(shares):.1%} bare on average of "
            f"{len(shares)} pictures, {max(shares):.1%} at most",
            flush=True,
        )


if __name__ == "__main__":
    main()
