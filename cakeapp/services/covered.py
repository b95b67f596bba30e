"""How much of the window lies under the system's bars or a camera, as the system itself tells."""

from typing import Any, NamedTuple

UNDER_BARS = 35  # of Android's API: the level from which every app lies under the bars


class Covered(NamedTuple):
    """Pixels from each side of the window."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


def by_android(autoclass: Any) -> Covered:
    """`autoclass` finds a class of Java's by its name, as pyjnius does."""
    if autoclass("android.os.Build$VERSION").SDK_INT < UNDER_BARS:
        return Covered()
    window = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()
    insets, kinds = window.getDecorView().getRootWindowInsets(), autoclass("android.view.WindowInsets$Type")
    if insets is None:
        return Covered()
    found = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Covered(found.left, found.top, found.right, found.bottom)


def by_ios(ios: Any) -> Covered:
    """`ios` is kivy-ios' own module, which tells points."""
    area, scale = ios.get_safe_area(), ios.get_scale()
    return Covered(*(area[side] * scale for side in Covered._fields))
