"""Tests that look at pixels are the only ones that need the libraries that draw them."""

import pytest

from tests.window.headless import has_pixels

needs_pixels = pytest.mark.skipif(
    not has_pixels(), reason="looks at pixels, which takes libGL and libEGL: sudo apt install libegl1 libgl1"
)
