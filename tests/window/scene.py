"""Games worth a picture: led by good bots to a moment where the person at the screen decides."""

import tempfile
from pathlib import Path
from random import Random

from PIL import Image

from tests.window.headless import Driver

NAMES = ("Ada", "Bruno", "Clara", "Dev", "Esme", "Finn")
PLAYER = "baker"  # plays in everybody's place


def sit(driver: Driver, key: str, players: int, decisions: int, deal: str = "CAKES") -> None:
    """At a table that some decisions were made at, when it is the first player's turn."""
    session = begin(driver, key, players, deal)
    lead(session, decisions)
    driver.app.nav.replace("play", session=session)
    settle(driver)


def end(driver: Driver, key: str, players: int, deal: str = "CAKES") -> None:
    """The result of a game."""
    session = begin(driver, key, players, deal)
    lead(session, 10_000)
    driver.app.nav.replace("result", session=session)
    settle(driver)


def begin(driver: Driver, key: str, players: int, deal: str, people: int = 1):  # type: ignore[no-untyped-def]
    from cakeapp.services import session as sessions
    from cakeapp.services.session import Setup, Sitter

    sitters = tuple(Sitter(NAMES[seat], PLAYER if seat >= people else "person", seat) for seat in range(players))
    return sessions.start(f"{key} {deal}", Setup(key, sitters, deal=deal), driver.app.saves, "2026-11-18")


def lead(session, decisions: int) -> None:  # type: ignore[no-untyped-def]
    from cakeapp.bots import levels

    bot, made = levels.make(session.setup.key, PLAYER), 0
    while (seat := session.actor) is not None and (made < decisions or seat):
        *_, move = bot.think(session.seat(seat).view(), Random(f"{session.setup.deal} {made}"), bot.budget)
        session.play(seat, move)
        made += 1


def settle(driver: Driver) -> None:
    """All at rest and drawn."""
    driver.frames(8)


def shoot(driver: Driver) -> Image.Image:
    """What the window shows now."""
    with tempfile.TemporaryDirectory() as folder:
        driver.shoot(Path(folder, "scene.png"))
        with Image.open(next(Path(folder).iterdir())) as picture:
            return picture.convert("RGB")
