"""Pictures by name, at the density of this screen."""

from pathlib import Path

from kivy.metrics import Metrics

DENSITIES = (1, 2, 3)

_assets = Path()


def use(assets: Path) -> None:
    global _assets
    _assets = assets


def density() -> int:
    """The smallest set that is not blurred here."""
    return next((one for one in DENSITIES if one >= Metrics.density * 0.9), DENSITIES[-1])


def sets() -> tuple[int, ...]:
    """Those that are not blurred here at their own size, the smallest first."""
    return tuple(one for one in DENSITIES if one >= density())


def sprite(group: str, name: str) -> str:
    """A picture of an atlas: of `common`, or of a game by its key."""
    return named(f"{group}/{name}")


def named(path: str, dense: int = 0) -> str:
    """A picture by its atlas and its name, "common/knife", of a certain set or the smallest; nothing for nothing."""
    return f"atlas://{_assets}/atlas/{dense or density()}x/{path}" if path else ""


def picture(name: str) -> str:
    """A picture of the home screen: a file of its own."""
    return str(_assets / "home" / f"{density()}x" / f"{name}.png")


def icon(name: str) -> str:
    return sprite("common", f"icon_{name}") if name else ""


def tile(name: str) -> str:
    """A small picture that repeats without a seam."""
    return str(_assets / "tiles" / f"{min(density(), 2)}x" / f"tile_{name}.png")
