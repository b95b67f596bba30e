"""The score sheets fed with the final tables of random games: `python -m tests.contract.sheets_against_rules`."""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from cakeapp.core import registry
from cakeapp.core.components import Row
from cakeapp.core.game import CHANCE, Line, Move, Outcome
from cakeapp.core.sheet import Entry, Sheet
from tests.contract.worlds import Setting, settings


def with_sheets() -> list[Setting]:
    return [setting for setting in settings() if registry.has(setting.key, registry.Door.SHEET)]


def sheet_module(key: str) -> Any:
    return import_module(f"cakeapp.games.{key}.paper.sheet")


def empty_sheet(setting: Setting, table: Row | None = None) -> Sheet:
    made = registry.load(setting.key, registry.Door.SHEET)
    sheet: Sheet = made(setting.players, dict(setting.options), table or registry.components(setting.key))
    return sheet


class Final(NamedTuple):
    state: Any
    entries: list[Entry]
    outcome: Outcome


def finished(setting: Setting, seed: int) -> Final:
    """How a random game ended, and what is to be entered then. A probe may choose so that there is something."""
    state, rules, rng = setting.start(), setting.rules, Random(f"{setting} sheet {seed}")
    choose: Callable[[Sequence[Move], Random], Move] = getattr(
        setting.probe, "choose", lambda legal, rng: rng.choice(legal)
    )
    while (actor := state.actor) is not None:
        rules.apply(state, rules.chance(state, rng) if actor == CHANCE else choose(rules.legal(state), rng))
    outcome = setting.rules.outcome(state)
    assert outcome is not None
    return Final(state, setting.probe.final_entries(state), outcome)


def comparable(setting: Setting, outcome: Outcome) -> tuple[Any, ...]:
    """An outcome with its lines in any order, and with components that look alike taken for the same."""
    alike: Callable[[str], str] = getattr(setting.probe, "alike", str)

    def bare(line: Line) -> tuple[Any, ...]:
        return line.source, line.points, tuple(sorted(map(alike, line.items))), line.group

    return outcome.scores, outcome.places, tuple(Counter(map(bare, own)) for own in outcome.lines)


def filled(setting: Setting, entries: list[Entry], table: Row | None = None) -> Sheet:
    """A sheet with these entries, of which it refuses none."""
    sheet = empty_sheet(setting, table)
    for entry in entries:
        why = sheet.refuse(entry)
        assert why is None, f"{setting}: {entry}: {why}"
        sheet.enter(entry)
    return sheet


def check(setting: Setting, seed: int) -> None:
    _, entries, outcome = finished(setting, seed)
    found = filled(setting, entries).outcome()
    assert comparable(setting, found) == comparable(setting, outcome), f"{setting}: seed {seed}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each setting")
    parser.add_argument("keys", nargs="*", metavar="GAME", help="these games only")
    asked = parser.parse_args()
    for setting in with_sheets():
        if not asked.keys or setting.key in asked.keys:
            for seed in range(asked.games):
                check(setting, seed)
            print(f"{setting}: {asked.games} games, the sheet agrees with the rules in all", flush=True)


if __name__ == "__main__":
    main()
