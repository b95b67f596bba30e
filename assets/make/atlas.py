"""Packs the pictures of a group into Kivy atlases, one set for each density."""

import json
from collections.abc import Callable
from pathlib import Path

import imagequant
import skia
from PIL import Image

from .brush import SPRITES, render

PAGE = 2048
PADDING = 2
DENSITIES = (1, 2, 3)
WHITE = ("glow", "drop", "ghost_square")
STRETCHED = ("paper", "paper_night", "button", "button_down", "ribbon_banner")
Named = list[tuple[str, Image.Image]]
Placed = tuple[str, Image.Image, int, int]


def pillow(image: skia.Image) -> Image.Image:
    array = image.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)
    return Image.fromarray(array, "RGBA")


def shrink(image: Image.Image) -> Image.Image:
    """At most 256 colours, transparent ones included."""
    return imagequant.quantize_pil_image(image, dithering_level=0.8, max_colors=256, min_quality=0, max_quality=94)


def whiten(image: Image.Image) -> Image.Image:
    """White in 256 steps of transparency, exactly: a tint has no dark fringe then."""
    alpha = image.getchannel("A")
    sheet = Image.frombytes("P", alpha.size, alpha.tobytes())
    sheet.putpalette(bytes([255] * 768))
    sheet.info["transparency"] = bytes(range(256))
    return sheet


def keep(image: Image.Image) -> Image.Image:
    """All its colours: what is stretched would show every speck."""
    return image


KINDS: dict[str, Callable[[Image.Image], Image.Image]] = {"": shrink, "-white": whiten, "-stretched": keep}


def kind(name: str) -> str:
    if name in STRETCHED:
        return "-stretched"
    return "-white" if name.startswith("icon_") or name in WHITE else ""


def pack(images: Named) -> list[list[Placed]]:
    """Rows of falling height, on as few pages as they need."""
    pages: list[list[Placed]] = [[]]
    x = y = row = 0
    for name, image in sorted(images, key=lambda pair: (-pair[1].height, -pair[1].width, pair[0])):
        w, h = image.width + PADDING, image.height + PADDING
        if x + w > PAGE:
            x, y, row = 0, y + row, 0
        if y + h > PAGE:
            pages.append([])
            x = y = row = 0
        pages[-1].append((name, image, x, y))
        x, row = x + w, max(row, h)
    return pages


def sheet(page: list[Placed]) -> Image.Image:
    width = max(x + image.width for _, image, x, _ in page) + PADDING
    height = max(y + image.height for _, image, _, y in page) + PADDING
    whole = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    for _, image, x, y in page:
        whole.paste(image, (x, y))
    return whole


def write_group(folder: Path, group: str, images: Named) -> None:
    index: dict[str, dict[str, list[int]]] = {}
    for suffix, reduce in KINDS.items():
        chosen = [pair for pair in images if kind(pair[0]) == suffix]
        for number, page in enumerate(pack(chosen)) if chosen else ():
            whole = sheet(page)
            filename = f"{group}{suffix}-{number}.png"
            reduce(whole).save(folder / filename, optimize=True)
            index[filename] = {
                name: [x, whole.height - y - image.height, image.width, image.height]
                for name, image, x, y in sorted(page, key=lambda placed: placed[0])
            }
    (folder / f"{group}.atlas").write_text(json.dumps(index, indent=0) + "\n", encoding="utf-8")


def write(assets: Path, groups: list[str]) -> None:
    for density in DENSITIES:
        folder = assets / "atlas" / f"{density}x"
        folder.mkdir(parents=True, exist_ok=True)
        for group in groups:
            for old in folder.glob(f"{group}-*.png"):
                old.unlink()
            write_group(folder, group, [(n, pillow(render(sprite, density))) for n, sprite in SPRITES[group].items()])
