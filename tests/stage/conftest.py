"""What is shown is tested on a window, which is set up before any of these tests imports Kivy."""

from tests.window.app import driver as driver
from tests.window.app import one_app as one_app
from tests.window.app import staying as staying
