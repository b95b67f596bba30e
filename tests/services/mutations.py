"""What can happen to the text of a record on its way: by accident, or on purpose."""

from collections.abc import Callable
from random import Random

from cakeapp.lab import play_one


def record(key: str, players: int, rng: Random) -> str:
    """Of a game that somebody played at random, up to some moment of it."""
    seats = "; ".join(f"person {seat}" for seat in range(players))
    tags = f'\n[Seats "{seats}"]\n[Sitting "pass"]\n[Series "1 of 2"]\n\n'
    played = play_one(key, players, {}, rng.randrange(1_000), 0).record.replace("\n\n", tags, 1)
    lines = played.splitlines(keepends=True)
    return "".join(lines[: rng.randrange(3, len(lines) + 1)])


def flip(text: str, rng: Random) -> bytes:
    content = bytearray(text.encode())
    for _ in range(rng.choice((1, 2, 30))):
        content[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(content)


def cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


def cut_out(text: str, rng: Random) -> str:
    start = rng.randrange(len(text))
    return text[:start] + text[start + rng.randrange(1, 80) :]


def double(text: str, rng: Random) -> str:
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    return "".join([*lines[: at + 1], *lines[at:]])


def swap(text: str, rng: Random) -> str:
    lines = text.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def number(text: str, rng: Random) -> str:
    """One of its numbers becomes another, or one without an end."""
    places = [at for at, letter in enumerate(text) if letter.isdecimal()]
    at = rng.choice(places)
    return text[:at] + rng.choice(("9" * 5_000, "-1", "00", "\u0663", "7", "1e9", "")) + text[at + 1 :]


def stretch(text: str, rng: Random) -> str:
    """Something in it comes again and again."""
    start = rng.randrange(len(text))
    part = text[start : start + rng.randrange(1, 40)]
    return text[:start] + part * rng.choice((3, 300, 3_000)) + text[start:]


def odd_letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice('\x00\r\n\t"\\[];#*\u2028\U0001f370 ') + text[at:]


MUTATIONS: tuple[Callable[[str, Random], str | bytes], ...] = (
    flip,
    cut,
    cut_out,
    double,
    swap,
    number,
    stretch,
    odd_letter,
)
