"""What the history tells about people and games."""

from dataclasses import dataclass

from cakeapp.services.decoding.values import FARTHEST
from cakeapp.services.history import Filter, History

# Rows of a damaged file may hold anything in any column; what cannot be counted is left out.
SOUND = f"""typeof(name) = 'text' AND typeof(place) = 'integer' AND typeof(points) = 'integer'
            AND points BETWEEN -{FARTHEST} AND {FARTHEST}"""
COUNTED = f"""typeof(lines.source) = 'text' AND typeof(lines.points) = 'integer'
              AND lines.points BETWEEN -{FARTHEST} AND {FARTHEST}"""


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's games, all or those of a filter."""

    name: str
    games: int
    wins: int
    mean: float
    best: int
    streak: int  # wins in a row up to now
    longest: int  # most wins in a row


@dataclass(frozen=True, slots=True)
class Source:
    """What kind of line brings how many points a game, on average."""

    source: str
    points: float


def standings(history: History, which: Filter) -> list[Standing]:
    """Everybody of the plays of a filter, who won most first."""
    condition, values = which.sql()
    rows = history.ask(
        f"""SELECT name, place, points FROM seats JOIN plays ON play = id
            WHERE kind = 'person' AND {SOUND} AND {condition} ORDER BY date, plays.rowid""",
        list(values),
    )
    games: dict[str, list[tuple[int, int]]] = {}
    for name, place, points in rows:
        games.setdefault(name, []).append((place, points))
    found = [standing(name, results) for name, results in games.items()]
    return sorted(found, key=lambda one: (-one.wins, -one.games, one.name))


def standing(name: str, results: list[tuple[int, int]]) -> Standing:
    """Of places and points, the earliest first."""
    run = longest = 0
    for place, _ in results:
        run = run + 1 if place == 1 else 0
        longest = max(longest, run)
    points = [one for _, one in results]
    wins = sum(place == 1 for place, _ in results)
    return Standing(name, len(results), wins, sum(points) / len(points), max(points), run, longest)


def points_over_time(history: History, game: str, player: str, last: int = 60) -> list[int]:
    """A person's points in one game, the earliest first."""
    rows = history.ask(
        f"""SELECT points FROM seats JOIN plays ON play = id
           WHERE kind = 'person' AND {SOUND} AND name = ? AND game = ? ORDER BY date DESC, plays.rowid DESC LIMIT ?""",
        [player, game, last],
    )
    return [points for (points,) in reversed(rows)]


def distribution(history: History, which: Filter, bins: int = 8) -> list[tuple[int, int, int]]:
    """How often which points were scored by people: from, to, how often."""
    condition, values = which.sql()
    rows = history.ask(
        f"""SELECT points, COUNT(*) FROM seats JOIN plays ON play = id
            WHERE kind = 'person' AND {SOUND} AND {condition} GROUP BY points ORDER BY points""",
        list(values),
    )
    if not rows:
        return []
    low, high = rows[0][0], rows[-1][0]
    width = max(1, -(-(high - low + 1) // bins))
    counts: dict[int, int] = {}
    for points, count in rows:
        counts[(points - low) // width] = counts.get((points - low) // width, 0) + count
    return [(low + at * width, low + at * width + width - 1, counts.get(at, 0)) for at in range(max(counts) + 1)]


def sources(history: History, game: str, player: str = "") -> list[Source]:
    """Where points came from in one game, on average a seat; of one person or of everybody."""
    who = "AND s.name = ?" if player else ""
    values = [game, *([player] if player else [])]
    (seats,) = history.ask(
        f"""SELECT COUNT(*) FROM seats s JOIN plays ON s.play = id WHERE kind = 'person' AND game = ? {who}
            AND EXISTS (SELECT 1 FROM lines WHERE lines.play = s.play)""",
        list(values),
    )[0]
    rows = history.ask(
        f"""SELECT lines.source, SUM(lines.points) FROM lines
            JOIN seats s ON s.play = lines.play AND s.seat = lines.seat JOIN plays ON plays.id = lines.play
            WHERE kind = 'person' AND {COUNTED} AND game = ? {who} GROUP BY lines.source ORDER BY 2 DESC""",
        list(values),
    )
    return [Source(source, points / seats) for source, points in rows] if seats else []
