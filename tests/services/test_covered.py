"""What Android and iOS tell of their bars, in pixels of the window."""

from types import SimpleNamespace
from typing import Any

import pytest

from cakeapp.services.covered import Covered, by_android, by_ios
from cakeapp.services.device import Device
from cakeapp.services.settings import Settings

BARS, CUTOUT = 7, 128  # bits of Android's kinds of insets


def android(level: int, insets: Any) -> Any:
    """Java's classes as pyjnius hands them out."""
    view = SimpleNamespace(getRootWindowInsets=lambda: insets)
    window = SimpleNamespace(getDecorView=lambda: view)
    classes = {
        "android.os.Build$VERSION": SimpleNamespace(SDK_INT=level),
        "android.view.WindowInsets$Type": SimpleNamespace(systemBars=lambda: BARS, displayCutout=lambda: CUTOUT),
        "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=SimpleNamespace(getWindow=lambda: window)),
    }
    return classes.__getitem__


class Insets:
    def getInsets(self, kinds: int) -> Any:  # noqa: N802  # Java's name
        assert kinds == BARS | CUTOUT
        return SimpleNamespace(left=0, top=63, right=0, bottom=42)


@pytest.mark.parametrize(
    ("level", "insets", "covered"),
    [
        (36, Insets(), Covered(top=63, bottom=42)),
        (35, Insets(), Covered(top=63, bottom=42)),
        (34, Insets(), Covered()),  # apps lie between the bars there
        (36, None, Covered()),  # the window is not shown yet
    ],
)
def test_android_tells_bars_and_cameras_where_apps_lie_under_them(level: int, insets: Any, covered: Covered) -> None:
    assert by_android(android(level, insets)) == covered


def test_ios_tells_points() -> None:
    area = {"left": 0.0, "top": 47.0, "right": 0.0, "bottom": 34.0}
    ios = SimpleNamespace(get_safe_area=lambda: area, get_scale=lambda: 3.0)
    assert by_ios(ios) == Covered(top=141, bottom=102)


def test_on_a_desktop_nothing_is_covered() -> None:
    assert Device(Settings()).covered() == Covered()
