"""How the points of a finished game went, from its record."""

from cakeapp.bots import levels
from cakeapp.core import record as records
from cakeapp.core import registry


def points_over_time(text: str) -> list[tuple[float, ...]]:
    """Each seat's points, were the game to end there, whenever they changed; the final scores last."""
    record = records.read(text)
    key = record.tags["Game"]
    rules, brain = registry.rules(key), levels.brain(key, levels.plan(key, levels.LEVELS[-1]))
    state = rules.start(len(record.players), rules.info.settle(len(record.players), record.options))
    course: list[tuple[float, ...]] = [(0.0,) * len(record.players)]
    for entry in record.entries:
        rules.apply(state, rules.parse(entry.text))
        outcome = rules.outcome(state)
        points = tuple(brain.points(state)) if outcome is None else tuple(map(float, outcome.scores))
        if points != course[-1]:
            course.append(points)
    return course
