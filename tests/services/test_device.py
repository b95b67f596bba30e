"""A device without an ability says so quietly, and one that fails is asked no more."""

from typing import Any

import pytest

from cakeapp.services.device import Device
from cakeapp.services.settings import Settings


class Battery:
    def __init__(self, status: dict[str, Any]) -> None:
        self._status = status

    @property
    def status(self) -> dict[str, Any]:
        return self._status


def with_facade(ability: str, facade: Any) -> Device:
    device = Device(Settings(haptics=True, speech=True))
    device._found[ability] = facade
    return device


@pytest.mark.parametrize(
    ("status", "low"),
    [
        ({"isCharging": False, "percentage": 9}, True),
        ({"isCharging": True, "percentage": 9}, False),
        ({"isCharging": False, "percentage": 60}, False),
        ({"isCharging": False, "percentage": None}, False),
    ],
)
def test_a_battery_is_low_when_it_is_nearly_empty_and_not_charged(status: dict[str, Any], low: bool) -> None:
    assert with_facade("battery", Battery(status)).battery_low() == low


def test_nothing_is_said_of_a_battery_that_is_not_there() -> None:
    assert not with_facade("battery", None).battery_low()


def test_a_voice_that_fails_is_asked_no_more() -> None:
    class Hoarse:
        asked = 0

        def speak(self, _: str) -> None:
            self.asked += 1
            raise OSError("no voice")

    voice = Hoarse()
    device = with_facade("speech", voice)
    device.speak("Good morning.")
    device.speak("Good evening.")
    assert voice.asked == 1
    assert not device.can("speech")


def test_a_text_is_handed_over_where_the_system_asks_to_whom() -> None:
    class Sharing:
        sent: dict[str, Any]

        def send(self, **what: Any) -> None:
            self.sent = what

    sharing = Sharing()
    with_facade("sharing", sharing).share("Result", "1. Ada: 9")
    assert sharing.sent == {"subject": "Result", "text": "1. Ada: 9", "create_chooser": True}


def test_a_desktop_opens_no_mail_program() -> None:
    assert not Device(Settings()).can("sharing")


def test_a_notice_is_given_once_and_its_failing_forgiven() -> None:
    given = []

    class Board:
        def notify(self, title: str, message: str, app_name: str) -> None:
            given.append(f"{app_name}: {title}: {message}")
            raise OSError("nobody shows notices here")

    device = with_facade("notices", Board())
    device.notify("Top Cake", "Time is up, Ada.")
    device.notify("Top Cake", "Time is up, Bo.")
    assert given == ["Cake Tin: Top Cake: Time is up, Ada."]


class Turning:
    def __init__(self) -> None:
        self.asked: list[str] = []

    def set_landscape(self) -> None:
        self.asked.append("landscape")

    def set_portrait(self) -> None:
        self.asked.append("portrait")

    def set_sensor(self) -> None:
        self.asked.append("sensor")


def test_how_the_picture_lies_is_held_and_given_back() -> None:
    turning = Turning()
    device = with_facade("turning", turning)
    device.hold_picture(wide=True)
    device.hold_picture(wide=False)
    device.let_picture_turn()
    device.let_picture_turn()
    assert turning.asked == ["landscape", "portrait", "sensor"]


def test_what_was_never_held_is_not_given_back() -> None:
    turning = Turning()
    with_facade("turning", turning).let_picture_turn()
    assert turning.asked == []


def test_a_desktop_is_never_turned() -> None:
    device = Device(Settings())
    device.hold_picture(wide=True)
    device.let_picture_turn()
    assert not device.can("turning")


def test_a_picture_that_cannot_be_held_is_forgiven() -> None:
    class Loose:
        def set_landscape(self) -> None:
            raise OSError("no sensor")

    device = with_facade("turning", Loose())
    device.hold_picture(wide=True)
    device.let_picture_turn()
    assert not device.can("turning")
