"""Cuts the fonts down to what the app writes. `python -m assets.make fonts FOLDER` reads the originals from FOLDER."""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WANTED = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2C6, 0x2DA, 0x2DC, *range(0x2010, 0x2027), 0x2030, 0x2032, 0x2033,
          0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, *range(0x2190, 0x2196), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
          0x25CF, 0x2153, 0x2154]  # fmt: skip
FONTS = {
    "FredokaOne-Regular.ttf": ("heading.ttf", "Cake Tin Heading", "OFL-heading.txt"),
    "Lato-Regular.ttf": ("text.ttf", "Cake Tin Text", "OFL-text.txt"),
    "Lato-Bold.ttf": ("text-bold.ttf", "Cake Tin Text Bold", "OFL-text.txt"),
}


def tabular(font: TTFont) -> None:
    """Gives all figures the width of the widest."""
    names = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
    widest = max(font["hmtx"][name][0] for name in names)
    glyphs = font["glyf"]
    for name in names:
        width, side = font["hmtx"][name]
        shift = (widest - width) // 2
        glyph = glyphs[name]
        if glyph.isComposite():
            for part in glyph.components:
                part.x += shift
        else:
            glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(glyphs)
        font["hmtx"][name] = (widest, side + shift)


def rename(font: TTFont, name: str) -> None:
    """A changed font may not carry a reserved name."""
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in (0, 13, 14)]
    for ident, text in ((1, name), (2, "Regular"), (3, name), (4, name), (6, name.replace(" ", ""))):
        table.setName(text, ident, 3, 1, 0x409)


def write(assets: Path, source: Path) -> None:
    folder = assets / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    text = (source / "OFL.txt").read_text(encoding="utf-8")
    terms = text[text.index("This Font Software is licensed") :]
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "liga"]
    options.hinting = False
    options.recalc_timestamp = False
    for original, (filename, name, licence) in FONTS.items():
        font = TTFont(source / original, recalcTimestamp=False)
        cutter = Subsetter(options)
        cutter.populate(unicodes=WANTED)
        cutter.subset(font)
        tabular(font)
        rename(font, name)
        font.save(folder / filename)
        (folder / licence).write_text(f"{font['name'].getDebugName(0)}\n\n{terms}", encoding="utf-8")
