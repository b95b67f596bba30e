"""A `.cake` record from elsewhere: a finished game for the history, or a running one to go on with."""

from uuid import UUID, uuid5

from cakeapp.core.errors import CakeError
from cakeapp.core.say import Say
from cakeapp.services import session as sessions
from cakeapp.services.decoding.values import LARGEST, ImportRefused
from cakeapp.services.saves import Saves
from cakeapp.services.session import Session

FAMILY = UUID("0f6d7a52-0c1b-4f0e-8a44-2d8f0b6c9e35")  # from which the same record gets the same id, always


def read(content: bytes, saves: Saves) -> Session:
    """Nothing is written: the caller keeps it, under the session's name."""
    if len(content) > LARGEST:
        raise ImportRefused(Say("refused.record.large", most=LARGEST // 1_000_000))
    try:
        session = sessions.go_on("", content.decode("utf-8"), saves)
    except UnicodeDecodeError:
        raise ImportRefused(Say("refused.file.no_text")) from None
    except CakeError as error:
        raise ImportRefused(Say("refused.record.unreadable", why=error.short)) from error
    session.name = uuid5(FAMILY, session.table.record).hex
    return session
