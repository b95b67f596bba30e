"""A tap is no hold, even where the machine is too busy to look in time."""

from tests.window.headless import Driver


def test_a_tap_counts_however_slow_the_frames_are(driver: Driver) -> None:
    touch = driver.touch(*driver.node("settings").centre)
    touch.touch_down()
    driver.now += 1.0  # one frame, in which the finger goes up
    driver.frames()
    touch.touch_up()
    driver.frames(3)
    assert driver.app.nav.screen.name == "settings"
