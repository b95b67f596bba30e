"""What the app relies on in assets/: names, sizes, contrast, loudness."""

import array
import json
import re
import struct
import wave
from pathlib import Path

import pytest

from assets.make import palette
from cakeapp.core import registry

ROOT = Path(__file__).parents[2]
ASSETS, CODE, LAYOUTS = ROOT / "assets", ROOT / "cakeapp" / "games", ROOT / "kv" / "games"
DENSITIES = ("1x", "2x", "3x")
ATLASES = sorted(path.stem for path in (ASSETS / "atlas" / "1x").glob("*.atlas"))
SHIPPED = [path for path in ASSETS.rglob("*") if path.is_file() and "make" not in path.relative_to(ASSETS).parts]


def pages(density: str, group: str) -> dict[str, dict[str, list[int]]]:
    return json.loads((ASSETS / "atlas" / density / f"{group}.atlas").read_text(encoding="utf-8"))


def size_of(png: Path) -> tuple[int, int]:
    return struct.unpack(">II", png.read_bytes()[16:24])


def test_every_game_has_a_picture_for_the_home_screen():
    for key in registry.discover():
        for density in DENSITIES:
            assert (ASSETS / "home" / density / f"home_{key}.png").is_file()


def test_every_game_has_an_atlas_of_what_it_draws_that_no_other_does():
    """Named in its code by the atlas and the picture; a game of shared pictures alone needs none."""
    for key in registry.discover():
        files = [*(CODE / key).rglob("*.py"), *(LAYOUTS / key).rglob("*.kv")]
        named = re.compile(rf'"{key}/|sprite\("{key}"|= "{key}"$', re.MULTILINE)
        draws = any(named.search(path.read_text(encoding="utf-8")) for path in files)
        assert draws == (key in ATLASES)


@pytest.mark.parametrize("group", ATLASES)
def test_all_densities_hold_the_same_pictures_in_proportion(group):
    sizes = []
    for scale, density in enumerate(DENSITIES, 1):
        found = {name: box[2:] for page in pages(density, group).values() for name, box in page.items()}
        sizes.append({name: (w / scale, h / scale) for name, (w, h) in found.items()})
    assert sizes[0] == sizes[1] == sizes[2]


@pytest.mark.parametrize("group", ATLASES)
@pytest.mark.parametrize("density", DENSITIES)
def test_pictures_lie_inside_their_page_and_apart(group, density):
    for filename, boxes in pages(density, group).items():
        width, height = size_of(ASSETS / "atlas" / density / filename)
        assert max(width, height) <= 2050
        for name, (x, y, w, h) in boxes.items():
            assert 0 <= x <= x + w <= width, name
            assert 0 <= y <= y + h <= height, name
        placed = list(boxes.values())
        for i, (x, y, w, h) in enumerate(placed):
            for ox, oy, ow, oh in placed[i + 1 :]:
                assert x + w + 2 <= ox or ox + ow + 2 <= x or y + h + 2 <= oy or oy + oh + 2 <= y


@pytest.mark.parametrize("theme", [palette.DAY, palette.NIGHT])
@pytest.mark.parametrize("text", ["ink", "ink_soft", "accent", "good", "bad"])
@pytest.mark.parametrize("ground", ["paper", "paper_raised", "linen"])
def test_text_can_be_read(theme, text, ground):
    assert palette.contrast(theme[text], theme[ground]) >= 4.5


def test_text_on_colours_can_be_read():
    for colours in palette.named().values():
        assert palette.contrast(colours["accent"], colours["accent_ink"]) >= 4.5
        for seat in range(8):
            assert palette.contrast(colours[f"seat_{seat}"], colours[f"seat_{seat}_on"]) >= 4.5


def test_palette_file_is_up_to_date():
    assert json.loads((ASSETS / "palette.json").read_text(encoding="utf-8")) == palette.named()


@pytest.mark.parametrize("sound", sorted((ASSETS / "sounds").glob("*.wav")), ids=lambda path: path.stem)
def test_sounds_are_short_and_soft(sound):
    assert sound.stat().st_size < 60 * 1024
    with wave.open(str(sound)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array.array("h", file.readframes(file.getnframes()))
    assert 0.2 < max(map(abs, samples)) / 32768 < 0.37


def test_everything_shipped_stays_small():
    assert sum(path.stat().st_size for path in SHIPPED) < 9_000_000
