"""How well the words on screen can be read: contrast measured on the pixels that are shown.

    python -m tests.window.contrast THEME FORM

Prints each text whose contrast is under what it must be. A process of its own, because a window without a screen
cannot change the number of its pixels.
"""

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.window import headless
from tests.window.shots import SIZES, scenes

LEAST = 4.5  # to 1, of normal text
SAME = 1.25  # to 1: closer colours are shades of one
LETTERS = 0.7  # of the height of a line
SHARE = 0.1  # of the words' box, that what is behind them covers at least
GRAIN = 8  # colours are counted in steps of that much, so that a gradient counts as one

Rgb = tuple[float, float, float]


def luminance(colour: Rgb) -> float:
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def faint_words() -> Iterator[str]:
    """Every text in sight that is fainter than it must be."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
    from kivy.uix.label import Label

    from cakeapp.stage import semantics
    from cakeapp.stage.piece import Piece

    width, height = Window.size
    pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    for root in semantics.layers():
        for widget in root.walk():
            if isinstance(widget, Piece) and semantics.seen(widget):
                yield from faint_writing(widget, pixels, width)
            if isinstance(widget, Label) and widget.text.strip() and semantics.seen(widget):
                box = box_in_sight(widget, width, height)
                if box is None:
                    continue
                ink = tuple(widget.color[:3])
                ground = behind(pixels, width, box, ink)
                found = contrast(ink, ground)
                if found < LEAST:
                    yield f"{widget.text!r}: {found:.1f} on {[round(part * 255) for part in ground]}"


def faint_writing(piece, pixels: bytes, width: int) -> Iterator[str]:  # type: ignore[no-untyped-def]
    """Of what is drawn on a thing of the stage, and turned with it; but for what turns once more by itself."""
    from cakeapp.stage.ink import Written
    from cakeapp.stage.theme import theme

    if piece.item.kind == "slice":
        return
    for group in piece.canvas.children:
        for word in group.words if isinstance(group, Written) else ():
            x, y = piece.to_window(*piece.outer(word.x - piece.center_x, word.y - piece.center_y))
            letters = word.height * LETTERS
            across, up = (word.width, letters) if piece.facing % 180 == 0 else (letters, word.width)
            box = int(x - across / 2), int(y - up / 2), int(x + across / 2), int(y + up / 2)
            ink = tuple(getattr(theme, word.colour)[:3])
            found = contrast(ink, behind(pixels, width, box, ink))
            if found < LEAST:
                yield f"{piece.item.key} {word.text!r}: {found:.1f}"


def box_in_sight(label, width: int, height: int) -> tuple[int, int, int, int] | None:  # type: ignore[no-untyped-def]
    """Where the label's words are in the window; None where that is off the screen or scrolled away."""
    from kivy.uix.scrollview import ScrollView

    across, up = (min(part) for part in zip(label.texture_size, label.size))
    x, y = label.to_window(label.center_x - across / 2, label.center_y - up / 2)
    left, bottom, right, top = 0.0, 0.0, float(width), float(height)
    parent = label.parent
    while parent is not None and parent is not parent.get_root_window():
        if isinstance(parent, ScrollView):
            low_x, low_y = parent.to_window(*parent.pos)
            left, bottom = max(left, low_x), max(bottom, low_y)
            right, top = min(right, low_x + parent.width), min(top, low_y + parent.height)
        parent = parent.parent
    if x < left or y < bottom or x + across > right or y + up > top or across < 2 or up < 2:
        return None
    return int(x), int(y), int(x + across), int(y + up)


def behind(pixels: bytes, width: int, box: tuple[int, int, int, int], ink: Rgb) -> Rgb:
    """The commonest colour of the box that is not the ink; the ink itself where hardly anything else is there."""
    counts: Counter[tuple[int, ...]] = Counter()
    for row in range(box[1], box[3]):
        for at in range(3 * (row * width + box[0]), 3 * (row * width + box[2]), 3):
            counts[tuple(part // GRAIN for part in pixels[at : at + 3])] += 1
    colours = {found: middle(found) for found, _ in counts.most_common()}
    for colour in colours.values():
        if contrast(ink, colour) > SAME:
            shades = sum(counts[found] for found, other in colours.items() if contrast(colour, other) <= SAME)
            if shades >= SHARE * counts.total():
                return colour
    return ink


def middle(found: tuple[int, ...]) -> Rgb:
    red, green, blue = ((part * GRAIN + GRAIN / 2) / 255 for part in found)
    return red, green, blue


def main(theme: str, form: str) -> None:
    headless.bootstrap(SIZES[form])
    driver = headless.Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    driver.app.set("theme", theme)
    for scene, show in scenes(driver):
        show()
        driver.frames(6)
        driver.draw()
        for words in faint_words():
            print(f"{scene} on a {form} by {theme}: {words}")


if __name__ == "__main__":
    main(*sys.argv[1:])
