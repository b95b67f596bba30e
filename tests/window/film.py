"""Frames of the window at any size: offscreen, the surface that it draws on keeps the size that it began with."""

from functools import lru_cache

from kivy.core.window import Window
from kivy.graphics import Fbo
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from PIL import Image


@lru_cache(maxsize=8)
def surface(width: int, height: int) -> Fbo:
    found = Fbo(size=(width, height))
    found.draw()  # made for real only now
    return found


def frame(coarse: int = 1) -> bytes:
    """What the window shows now, in RGB, rows from below; drawn so much smaller."""
    width, height = (side // coarse for side in Window.size)
    there = surface(width, height)
    there.bind()
    there.clear_buffer()
    Window.render_context.draw()
    pixels: bytes = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    there.release()
    return pixels


def picture() -> Image.Image:
    """Rows from below, as the window counts them."""
    return Image.frombytes("RGB", tuple(map(int, Window.size)), frame())
