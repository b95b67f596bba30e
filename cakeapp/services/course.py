"""How the points of a finished game went, from its record."""

from cakeapp.bots import levels
from cakeapp.core import record as records
from cakeapp.core import registry
from cakeapp.core.game import CHANCE


def points_over_time(text: str) -> list[tuple[float, ...]]:
    """Each seat's points, were the game to end there, whenever they changed; the final scores last."""
    record = records.read(text)
    key = record.tags["Game"]
    rules, brain = registry.rules(key), levels.brain(key, levels.plan(key, levels.LEVELS[-1]))
    state = rules.start(len(record.players), rules.info.settle(len(record.players), record.options))
    course: list[tuple[float, ...]] = []
    for entry in record.entries:
        rules.apply(state, rules.parse(entry.text))
        if state.actor == CHANCE:
            continue  # set-up, or a shuffle in the middle of something
        outcome = rules.outcome(state)
        points = tuple(brain.points(state)) if outcome is None else tuple(map(float, outcome.scores))
        if course[-1:] != [points]:
            course.append(points)
    return course
