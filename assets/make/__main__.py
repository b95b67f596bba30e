"""`python -m assets.make` redraws everything; with names of parts, only these.

Parts: palette, sounds, tiles, home, brand, and the atlases by name. Fonts are cut from their originals only when asked:
`python -m assets.make fonts FOLDER`.
"""

import sys
from importlib import import_module
from pathlib import Path

from . import atlas, brand, counter, fonts, geometry, home, palette, sounds
from .brush import SPRITES

ASSETS = Path(__file__).resolve().parents[1]
SUBJECTS = (
    "seats", "icons", "counter", "trims", "slices", "tableware", "crowns", "layers", "toppers", "bids", "squares",
    "pans", "cards", "scales", "stands", "wishes", "ribbons", "actions", "bakers"
)  # fmt: skip
PARTS = {
    "palette": palette.write,
    "geometry": geometry.write,
    "sounds": sounds.write,
    "tiles": counter.write_tiles,
    "home": home.write,
    "brand": brand.write,
}


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["fonts"]:
        fonts.write(ASSETS, Path(arguments[1]))
        return
    for subject in SUBJECTS:
        import_module(f".{subject}", __package__)
    for name in arguments or [*PARTS, *SPRITES]:
        if name in PARTS:
            PARTS[name](ASSETS)
        else:
            atlas.write(ASSETS, [name])


if __name__ == "__main__":
    main(sys.argv[1:])
