"""The sounds of a kitchen, synthesised: wood, china, a spoon on glass, paper, a whisk."""

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

RATE = 22050
PEAK = 10 ** (-9 / 20)
Wave = np.ndarray


def silence(seconds: float) -> Wave:
    return np.zeros(int(RATE * seconds))


def clock(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def ring(partials: list[tuple[float, float, float]], seconds: float, pitch: float = 1) -> Wave:
    """Partials of (frequency, loudness, seconds to fade) struck at once."""
    t = clock(seconds)
    out = silence(seconds)
    for i, (frequency, loudness, fade) in enumerate(partials):
        if frequency * pitch < RATE * 0.45:
            out += loudness * np.exp(-t / fade) * np.sin(2 * np.pi * frequency * pitch * t + i)
    return out * np.minimum(t / 0.0012, 1)


def noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two frequencies, softly limited."""
    n = int(RATE * seconds)
    spectrum = np.fft.rfft(np.random.Generator(np.random.PCG64(seed)).standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / RATE)
    band = 1 / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 4)
    out = np.fft.irfft(spectrum * band, n)
    return out / max(np.abs(out).max(), 1e-9)


def swell(seconds: float, peak: float = 0.3, power: float = 1.6) -> Wave:
    """Rises to its peak (a part of the length) and falls again."""
    t = clock(seconds) / seconds
    return np.where(t < peak, t / peak, (1 - t) / (1 - peak)) ** power


def fade(seconds: float, time: float) -> Wave:
    t = clock(seconds)
    return np.exp(-t / time) * np.minimum(t / 0.001, 1)


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """(start, loudness, wave) laid over one another."""
    total = max(int(RATE * start) + len(part) for start, _, part in parts)
    out = np.zeros(total)
    for start, loudness, part in parts:
        first = int(RATE * start)
        out[first : first + len(part)] += loudness * part
    return out


def wood(pitch: float = 1, seed: int = 1) -> Wave:
    body = ring([(310, 1, 0.05), (742, 0.5, 0.03), (1210, 0.3, 0.018), (2130, 0.12, 0.01)], 0.25, pitch)
    return body + 0.35 * noise(0.25, 500, 3000, seed) * fade(0.25, 0.006)


def touch(seconds: float, loudness: float) -> Wave:
    """The moment a spoon meets the rim."""
    return loudness * noise(seconds, 1800, 7500, 90) * fade(seconds, 0.004)


def china(pitch: float = 1, long: float = 1) -> Wave:
    partials = [(1480, 1, 0.1), (2630, 0.55, 0.07), (3970, 0.35, 0.05), (5720, 0.2, 0.03), (760, 0.3, 0.05)]
    return ring([(f, a, d * long) for f, a, d in partials], 0.5 * long, pitch) + touch(0.5 * long, 0.3)


def glass(pitch: float = 1, long: float = 1) -> Wave:
    partials = [(1046, 1, 0.26), (1051, 0.4, 0.22), (2890, 0.34, 0.14), (5630, 0.16, 0.07), (8200, 0.06, 0.03)]
    return ring([(f, a, d * long) for f, a, d in partials], 0.9 * long, pitch) + touch(0.9 * long, 0.4)


def metal(pitch: float = 1) -> Wave:
    return ring([(2310, 0.8, 0.09), (3170, 0.9, 0.07), (4650, 0.5, 0.06), (6430, 0.35, 0.05)], 0.35, pitch)


def paper(seconds: float = 0.12, seed: int = 2, bright: float = 1) -> Wave:
    flutter = 0.6 + 0.4 * noise(seconds, 5, 60, seed + 50)
    return noise(seconds, 900 * bright, 5200 * bright, seed) * swell(seconds, 0.35) * flutter


def thump(pitch: float = 1, seed: int = 3) -> Wave:
    """Something soft set down."""
    t = clock(0.2)
    body = np.sin(2 * np.pi * (95 * pitch * t + 2.2 * (1 - np.exp(-t / 0.03)))) * fade(0.2, 0.05)
    return body + 0.3 * noise(0.2, 120, 900, seed) * fade(0.2, 0.025)


def whisk(seconds: float, beats: int, seed: int = 4) -> Wave:
    out = []
    for i in range(beats):
        length = seconds / beats
        wires = ring([(2700 + 130 * (i % 3), 0.16, 0.03), (4100, 0.1, 0.02)], length)
        out.append(
            (
                i * length,
                1.0,
                noise(length, 1800, 6500, seed + i) * swell(length, 0.4) * 0.6 + wires[: int(RATE * length)],
            )
        )
    return mix(*out)


def crunch(seed: int, grains: int = 14, seconds: float = 0.16) -> Wave:
    rng = np.random.Generator(np.random.PCG64(seed))
    parts = []
    for _ in range(grains):
        start, pitch = rng.uniform(0, seconds), rng.uniform(600, 2600)
        parts.append(
            (
                start,
                rng.uniform(0.3, 1),
                noise(0.02, pitch * 0.6, pitch * 1.6, int(rng.integers(9999))) * fade(0.02, 0.006),
            )
        )
    return mix(*parts)


def collapse() -> Wave:
    rng = np.random.Generator(np.random.PCG64(11))
    parts = [(i * 0.085, 1 - i * 0.13, thump(1.25 - i * 0.1, 20 + i)) for i in range(5)]
    parts += [(0.1 + rng.uniform(0, 0.6), rng.uniform(0.05, 0.2), crunch(30 + i, 4, 0.06)) for i in range(16)]
    parts.append((0.45, 0.16, china(0.8)))
    return mix(*parts)


SOUNDS: dict[str, Callable[[], Wave]] = {
    "cut": lambda: mix(
        (0, 0.55, noise(0.17, 500, 3200, 5) * swell(0.17, 0.7)), (0.16, 0.9, wood(0.9)), (0.16, 0.16, metal(0.8))
    ),
    "pick": lambda: mix((0, 0.7, wood(1.7, 6) * 0.6), (0, 0.5, paper(0.07, 7))),
    "place": lambda: mix((0, 0.9, thump(1.3)), (0.008, 0.28, china(0.75, 0.6))),
    "drop_back": lambda: mix((0, 0.7, paper(0.16, 8, 0.7)), (0.15, 0.6, wood(1.1, 9)), (0.215, 0.3, wood(1.2, 10))),
    "bid": lambda: mix((0, 0.5, paper(0.09, 12)), (0.07, 0.8, wood(1.35, 13)), (0.075, 0.5, thump(1.6))),
    "flip": lambda: mix((0, 0.8, paper(0.08, 14, 1.2)), (0.09, 0.5, paper(0.05, 15, 0.9)), (0.12, 0.4, wood(1.8, 16))),
    "reveal": lambda: mix((0, 0.6, paper(0.14, 17)), (0.12, 0.55, china(1.0)), (0.2, 0.4, china(1.33))),
    "judge": lambda: mix((0, 0.45, whisk(0.5, 6)), (0.5, 0.7, glass(0.75, 0.8)), (0.5, 0.3, wood(1))),
    "snatch": lambda: mix(
        (0, 0.9, noise(0.13, 700, 4200, 18) * swell(0.13, 0.85, 2.2)),
        (0.125, 1, thump(1.1)),
        (0.13, 0.5, paper(0.1, 19)),
    ),
    "collapse": collapse,
    "ribbon": lambda: mix(
        (0, 0.4, paper(0.22, 21, 0.8)), (0.16, 0.5, glass(1.0)), (0.27, 0.5, glass(1.26)), (0.38, 0.6, glass(1.5))
    ),
    "eat": lambda: mix(
        (0, 0.8, crunch(40)), (0, 0.5, thump(1.7)), (0.2, 0.55, crunch(41, 10)), (0.36, 0.35, crunch(42, 8))
    ),
    "collect": lambda: mix(
        (0, 0.45, noise(0.16, 400, 2000, 22) * swell(0.16, 0.6)), (0.14, 0.6, china(0.9)), (0.14, 0.6, thump(1.4))
    ),
    "coin": lambda: mix(
        (0, 0.6, metal(1)), (0.07, 0.45, metal(1.13)), (0.12, 0.2, metal(0.93)), (0, 0.3, wood(1.5, 23))
    ),
    "shuffle": lambda: mix(
        *(
            (i * 0.036 + 0.012 * (i % 3), 0.45 + 0.25 * (i % 2), paper(0.06, 60 + i, 0.9 + 0.05 * (i % 4)))
            for i in range(15)
        ),
        (0.6, 0.28, wood(1.2, 24)),
    ),
    "turn": lambda: mix((0, 0.5, china(0.67, 1.2)), (0.13, 0.6, china(0.89, 1.4))),
    "win": lambda: mix(
        *((i * 0.13, 0.5, glass(p, 0.85)) for i, p in enumerate((0.75, 0.94, 1.125, 1.5))),
        (0, 0.2, whisk(0.5, 6, 70)),
        (0.5, 0.35, glass(1.125, 0.8)),
        (0.52, 0.3, china(1.5)),
    ),
    "lose": lambda: mix(
        (0, 0.7, wood(1.0, 25)),
        (0.17, 0.65, wood(0.84, 26)),
        (0.36, 0.9, wood(0.67, 27)),
        (0.36, 0.6, thump(0.9)),
        (0.3, 0.15, glass(0.5)),
    ),
    "tick": lambda: wood(2.3, 28)[: int(RATE * 0.09)] * np.linspace(1, 0, int(RATE * 0.09)),
    "undo": lambda: mix((0, 0.8, paper(0.18, 29, 0.8)[::-1]), (0.17, 0.45, wood(1.5, 31))),
    "error": lambda: mix((0, 0.9, wood(0.62, 32)), (0.13, 0.8, wood(0.58, 33)), (0.13, 0.4, thump(0.9))),
}


def kitchen(sound: Wave) -> Wave:
    """The first echoes of a small tiled room."""
    return mix((0, 1, sound), (0.011, 0.16, sound), (0.019, 0.1, sound), (0.031, 0.07, sound))


def finish(sound: Wave) -> bytes:
    sound = kitchen(sound)
    tail = min(int(RATE * 0.02), len(sound))
    sound[-tail:] *= np.linspace(1, 0, tail)
    loud = np.nonzero(np.abs(sound) > np.abs(sound).max() * 0.006)[0]
    sound = sound[: loud[-1] + 1] / np.abs(sound).max() * PEAK
    return np.round(sound * 32767).astype("<i2").tobytes()


def write(assets: Path) -> None:
    folder = assets / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(finish(make()))
