"""A match as it is run from the command line: many jobs, results as they come, stopped and continued at will."""

import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from cakeapp.bots.arena import Deal, Match, as_data, from_data, play_match, summary
from cakeapp.core.errors import NotationError
from cakeapp.core.say import Say


def run(match: Match, games: int, executor: AbstractContextManager[Executor], log: Path | None) -> dict[str, Any]:
    """Plays what the log does not hold yet; each deal is in the log as soon as it is done."""
    wanted = range(-(-games // len(match.bots)))
    done = [deal for deal in read_log(match, log) if deal.number in wanted]
    missing = sorted(set(wanted) - {deal.number for deal in done})
    from tqdm import tqdm  # only here, so that every other command starts at once

    bar = tqdm(total=len(wanted), initial=len(done), unit="deal", disable=not sys.stderr.isatty())
    with executor as pool, bar:
        for deal in play_match(match, missing, pool):
            done.append(deal)
            bar.update()
            if log is not None:
                with log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"match": described(match)} | as_data(deal)) + "\n")
    return summary(match, sorted(done, key=lambda deal: deal.number))


def read_log(match: Match, log: Path | None) -> list[Deal]:
    """The deals of this match. A last line that was cut off when a run was stopped is played again."""
    if log is None or not log.exists():
        return []
    found = []
    for line in log.read_text(encoding="utf-8").split("\n")[:-1]:
        entry = json.loads(line)
        if entry.pop("match") == described(match):
            found.append(from_data(entry))
    return found


def described(match: Match) -> str:
    options = "; ".join(f"{name}={value}" for name, value in match.options)
    return f"{match.key} {','.join(match.bots)} seed {match.seed} {options}".rstrip()


def processes(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs)


def cluster(address: str) -> AbstractContextManager[Executor]:
    """The workers of a Dask cluster, so that a match can leave this machine."""
    try:
        from distributed import Client
    except ImportError as error:
        raise NotationError(Say("lab.cluster")) from error
    executor: AbstractContextManager[Executor] = Client(address).get_executor()
    return executor


def table(result: dict[str, Any]) -> str:
    rows = [
        f"{result['key']}, {result['games']} games",
        "bot                         wins  95 %               mean  ms    ms95",
    ]
    for seat in result["seats"]:
        interval = f"{seat['low']:.1%} - {seat['high']:.1%}"
        times = f"{seat['ms']:<5.1f} {seat['ms95']:.1f}"
        rows.append(f"{seat['bot']:24} {seat['share']:>7.1%}  {interval:15} {seat['mean']:>7.2f}  {times}")
    return "\n".join(rows)


def write_json(result: dict[str, Any], where: str) -> None:
    text = json.dumps(result, indent=1) + "\n"
    if where == "-":
        print(text, end="")
    else:
        Path(where).write_text(text, encoding="utf-8")


def seated(names: str, seats: Sequence[int]) -> tuple[str, ...]:
    bots = tuple(names.split(","))
    if len(bots) not in seats:
        raise NotationError(Say("lab.seats", least=seats[0], most=seats[-1], found=len(bots)))
    return bots
