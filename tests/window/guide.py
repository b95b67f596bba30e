"""The pictures of the user guide.

python -m tests.window.guide docs/pictures
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from tests.window import headless

SIZE, DENSITY = (480, 852), 4 / 3
MOST_KB = 60


def scenes(driver: headless.Driver) -> Iterator[str]:
    """Yields a name each time its picture is on the screen."""
    from tests.contract.sheets_against_rules import with_sheets
    from tests.window.scene import begin, end, settle, sit
    from tests.window.sheet_scenes import tally_of

    nav = driver.app.nav
    yield "home"
    nav.go("new_game", key="piece_o_cake")
    settle(driver)
    yield "new_game"
    sit(driver, "piece_o_cake", 3, 12)
    for gap in (2, 6, 9):
        driver.tap(f"gap:{gap}")
    yield "piece_o_cake"
    sit(driver, "piece_o_cake", 3, 9)
    nav.screen.hint()
    driver.until(lambda: not nav.screen.pump.busy)
    driver.frames(30)
    yield "hint"
    sit(driver, "top_cake", 3, 80)
    yield "top_cake"
    sit(driver, "dutch_auction", 2, 40)
    yield "dutch_auction"
    sit(driver, "take_the_cake", 2, 40)
    yield "take_the_cake"
    sit(driver, "cake_swap", 3, 70)
    yield "cake_swap"
    nav.replace("play", session=begin(driver, "dutch_auction", 2, "CAKES", people=2))
    settle(driver)
    yield "handover"
    for deal in ("LEMON", "CREAM", "FUDGE", "CAKES"):
        end(driver, "piece_o_cake", 3, deal)
        end(driver, "top_cake", 3, deal)
    yield "result"
    settings = {setting.key: setting for setting in with_sheets()}
    nav.go("score", tally=tally_of(driver, settings["cake_swap"], 0.7))
    settle(driver)
    yield "score"
    nav.go("score", tally=tally_of(driver, settings["top_cake"], 1.0))
    settle(driver)
    yield "score_stacks"
    nav.go("history")
    nav.screen.count(True)
    settle(driver)
    yield "history"
    driver.app.set("animation_speed", 1.0)
    nav.go("settings")
    settle(driver)
    yield "settings"


def save(picture: Image.Image, path: Path) -> None:
    """In the best quality that is small enough."""
    for quality in range(90, 40, -4):
        picture.save(path, quality=quality, optimize=True, progressive=True)
        if path.stat().st_size <= MOST_KB * 1000:
            return
    raise ValueError(f"{path} is too large")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    headless.bootstrap(SIZE, DENSITY)
    from tests.window.scene import shoot

    driver = headless.Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    for name in scenes(driver):
        save(shoot(driver), folder / f"{name}.jpg")


if __name__ == "__main__":
    main()
