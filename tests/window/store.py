"""The pictures of the store listing, in the sizes that stores ask for: screens of the app under a line of praise.

    python -m tests.window.store FOLDER

A window without a screen cannot change its pixels' number, so each size is a process of its own.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.window import headless

ASSETS = Path(__file__).parents[2] / "assets"
FORMS = {  # pixels, and how many of them are a dp
    "phone": (1080, 1920, 3),
    "tablet-7": (1200, 1920, 2),
    "tablet-10": (1600, 2560, 2.5),
    "iphone": (1290, 2796, 3),
    "ipad": (2048, 2732, 3),
}
SHARE = 0.86  # of the picture that is the screen; the praise has the rest
QUIET = 0.55  # how much the gingham steps back behind the praise
CORNER = 0.03  # of the picture's width


def scenes(driver: headless.Driver) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is praised, and how it comes onto the screen."""
    from tests.window.scene import end, sit

    yield "Five cake games in one tin", lambda: driver.app.nav.replace("home")
    yield "I cut, you choose", lambda: sit(driver, "piece_o_cake", 3, 9)
    yield "Bid in secret, stack it high", lambda: sit(driver, "top_cake", 3, 80)
    yield "Swipe, swap and squeeze", lambda: sit(driver, "cake_swap", 3, 70)
    yield "Cut it fairly, take it first", lambda: sit(driver, "take_the_cake", 2, 47)
    yield "Cards that bid, pay and score", lambda: sit(driver, "dutch_auction", 2, 40)
    yield "Every point is explained", lambda: end(driver, "top_cake", 3)
    driver.app.set("theme", "night")
    yield "A slice before bed", lambda: sit(driver, "piece_o_cake", 3, 12)


def compose(screen: Image.Image, praise: str, size: tuple[int, int], night: bool) -> Image.Image:
    """The screen with round corners on gingham, and the praise above it."""
    width, height = size
    name = "tile_gingham_night.png" if night else "tile_gingham.png"
    colours = json.loads((ASSETS / "palette.json").read_text(encoding="utf-8"))["night" if night else "day"]
    picture = Image.new("RGB", size)
    with Image.open(ASSETS / "tiles" / "2x" / name) as tile:
        for x in range(0, width, tile.width):
            for y in range(0, height, tile.height):
                picture.paste(tile.convert("RGB"), (x, y))
    picture = Image.blend(picture, Image.new("RGB", size, colours["paper"]), QUIET)
    screen = screen.resize((round(width * SHARE), round(height * SHARE)), Image.Resampling.LANCZOS)
    left, top = (width - screen.width) // 2, height - screen.height - (width - screen.width) // 2
    mask = Image.new("L", screen.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *screen.size), width * CORNER, fill=255)
    picture.paste(screen, (left, top), mask)
    pen = ImageDraw.Draw(picture)
    frame = (left - 3, top - 3, left + screen.width + 3, top + screen.height + 3)
    pen.rounded_rectangle(frame, width * CORNER, outline=colours["ink"], width=6)
    font = ImageFont.truetype(ASSETS / "fonts" / "heading.ttf", round(width * 0.064))
    pen.text((width / 2, top / 2), praise, colours["accent"], font, anchor="mm")
    return picture


def shoot_all(folder: Path, form: str) -> None:
    from tests.window.scene import settle, shoot

    width, height, density = FORMS[form]
    whole = -(-width // 4) * 4  # pictures of windows whose width is no multiple of four come out slanted
    headless.bootstrap((whole, height), density)
    driver = headless.Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    for number, (praise, show) in enumerate(scenes(driver), 1):
        show()
        settle(driver)
        screen = shoot(driver).crop((0, 0, width, height))
        night = driver.app.settings.values.theme == "night"
        compose(screen, praise, (width, height), night).save(folder / f"{form}-{number}.png")


def main() -> None:
    folder, *form = sys.argv[1:]
    if form:
        shoot_all(Path(folder), form[0])
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    for one in FORMS:
        subprocess.run([sys.executable, "-m", "tests.window.store", folder, one], check=True)
    shutil.copy(ASSETS / "brand" / "feature.png", Path(folder, "feature.png"))


if __name__ == "__main__":
    main()
