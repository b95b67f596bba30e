"""The games without a window: `python -m cakeapp.lab` plays, replays, shows and measures them."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from time import process_time

from cakeapp.bots import levels, tournament
from cakeapp.bots.arena import Match
from cakeapp.core import registry
from cakeapp.core.errors import CakeError, NotationError
from cakeapp.core.game import CHANCE, Outcome
from cakeapp.core.say import Say
from cakeapp.core.table import Table, open_table, resume

BENCH_SECONDS = 1.0
COPIED_EVERY = 101  # decisions
SIZES = {"phone": "412x915", "sideways": "915x412", "tablet": "1280x800", "round": "1280x800"}  # of forms, in dp


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    asked = parser.parse_args(arguments)
    try:
        return int(asked.run(asked))
    except (CakeError, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="what there is to play")
    games.set_defaults(run=list_games)

    play = commands.add_parser("play", help="play games with random seats and keep their records")
    play.add_argument("key", metavar="GAME")
    play.add_argument("--players", type=int, help="how many seats; the fewest if not given")
    play.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    play.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule; may be repeated"
    )
    play.add_argument("--games", type=int, default=1, help="how many")
    play.add_argument("--out", type=Path, metavar="DIR", help="write a file a game here instead of printing one")
    play.set_defaults(run=play_games)

    replay = commands.add_parser("replay", help="check records and print their results")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.set_defaults(run=replay_files)

    show = commands.add_parser("show", help="print what one seat may know at the end of a record")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("--seat", type=int, required=True)
    show.set_defaults(run=show_seat)

    scene = commands.add_parser("scene", help="print all that a table shows at the end of a record, with its boxes")
    scene.add_argument("file", type=Path, metavar="FILE")
    scene.add_argument("--seat", default="table", help="whose side it is seen from; table lies between all")
    scene.add_argument("--form", default="phone", choices=SIZES)
    scene.add_argument("--size", metavar="WxH", help="in dp")
    scene.set_defaults(run=show_scene)

    new = commands.add_parser("new-game", help="lay out a complete small game under a key of its own, to be changed")
    new.add_argument("key", metavar="KEY", help="the name of its folders: words in small letters, joined by _")
    new.add_argument("--title", help="what players call it; the key in words if not given")
    new.set_defaults(run=new_game)

    arena = commands.add_parser("arena", help="play bots against each other")
    arena.add_argument("key", metavar="GAME")
    arena.add_argument("--seats", required=True, metavar="BOT,BOT", help="a bot a seat, as in master,baker:bold")
    arena.add_argument("--games", type=int, default=400, help="how many; every deal is played in all rotations")
    arena.add_argument("--jobs", type=int, default=1, help="processes at work")
    arena.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler to play on instead")
    arena.add_argument("--seed", type=int, default=0)
    arena.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    arena.add_argument("--log", type=Path, metavar="FILE", help="keep every deal here, and go on from what it holds")
    arena.add_argument("--json", metavar="FILE", help="write the result here; - prints it")
    arena.set_defaults(run=play_arena)

    bench = commands.add_parser("bench", help="measure random play")
    bench.add_argument("keys", nargs="*", metavar="GAME")
    bench.set_defaults(run=measure)
    return parser


def list_games(_: argparse.Namespace) -> int:
    for info in registry.discover().values():
        options = "; ".join(f"{option.key}={'|'.join(option.values)}" for option in info.options)
        seats = f"{info.seats[0]}-{info.seats[-1]}" if len(info.seats) > 1 else str(info.seats[0])
        print(f"{info.key:14} {info.title:14} {seats:>3} players  {options}".rstrip())
    return 0


def play_games(asked: argparse.Namespace) -> int:
    info = registry.info(asked.key)
    players = info.seats[0] if asked.players is None else asked.players
    options = read_options(asked.option)
    if asked.out is None:
        if asked.games != 1:
            raise NotationError(Say("lab.needs_out"))
        print(play_one(asked.key, players, options, asked.seed, 0).record, end="")
        return 0
    from tqdm import tqdm  # only here, so that every other command starts at once

    asked.out.mkdir(parents=True, exist_ok=True)
    for game in tqdm(range(asked.games), unit="game", disable=not sys.stderr.isatty()):
        table = play_one(asked.key, players, options, asked.seed, game)
        path = asked.out / f"{asked.key}-{players}-{asked.seed}-{game:05}.cake"
        path.write_text(table.record, encoding="utf-8", newline="\n")
    return 0


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise NotationError(Say("lab.option", found=repr(pair)))
    return dict(pair.split("=", 1) for pair in pairs)


def play_one(key: str, players: int, options: dict[str, str], seed: int, game: int) -> Table:
    rng = Random(f"{key} {players} {sorted(options.items())} {seed} {game}")
    table = open_table(key, [f"Seat {seat}" for seat in range(players)], options, rng)
    while (actor := table.seat(None).actor) is not None:
        seat = table.seat(actor)
        seat.play(rng.choice(seat.legal()))
    return table


def replay_files(asked: argparse.Namespace) -> int:
    failed = False
    for path in asked.files:
        try:
            table = resume(path.read_bytes(), Random(0))
        except (CakeError, OSError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            failed = True
            continue
        print(f"{path}: {table.info.title}")
        if table.torn:
            print(f"  cut off, the last line is left out: {table.torn!r}")
        outcome = table.seat(None).outcome()
        if outcome is None:
            print(f"  running, {table.players[table.seat(None).actor or 0]} is to move")
        else:
            print_outcome(table, outcome)
    return int(failed)


def print_outcome(table: Table, outcome: Outcome) -> None:
    for name, score, place, lines in zip(table.players, outcome.scores, outcome.places, outcome.lines):
        print(f"  {place}. {name}: {score}")
        for line in lines:
            group = f" {line.group}" if line.group else ""
            print(f"       {line.points:>3}  {line.source}{group}  {' '.join(line.items)}".rstrip())


def show_seat(asked: argparse.Namespace) -> int:
    table = resume(asked.file.read_bytes(), Random(0))
    seat = table.seat(asked.seat)
    for event in seat.events():
        facts = " ".join(f"{name}={value}" for name, value in {**event.public, **event.secret}.items())
        print(f"{'*' if event.seat is None else event.seat} {event.kind} {facts}".rstrip())
    print()
    view = seat.view()
    for field in fields(view):
        print(f"{field.name}: {getattr(view, field.name)}")
    return 0


def show_scene(asked: argparse.Namespace) -> int:
    from cakeapp.scene.show import shown  # only here: other commands need no pictures of letters

    table = resume(asked.file.read_bytes(), Random(0))
    seat = None if asked.seat == "table" else int(asked.seat)
    width, height = map(float, (asked.size or SIZES[asked.form]).split("x"))
    print(json.dumps(shown(table, seat, asked.form, width, height), ensure_ascii=False, indent=1))
    return 0


def new_game(asked: argparse.Namespace) -> int:
    from cakeapp import sample  # only here: it is of checkouts

    for path in sample.lay_out(sample.ROOT, asked.key, asked.title or sample.in_words(asked.key)):
        print(path.relative_to(sample.ROOT))
    return 0


def play_arena(asked: argparse.Namespace) -> int:
    info = registry.info(asked.key)
    bots = tournament.seated(asked.seats, info.seats)
    for bot in bots:
        levels.make(asked.key, bot)
    options = info.settle(len(bots), read_options(asked.option))
    match = Match(asked.key, bots, tuple(sorted(options.items())), asked.seed)
    executor = tournament.cluster(asked.cluster) if asked.cluster else tournament.processes(asked.jobs)
    result = tournament.run(match, asked.games, executor, asked.log)
    if asked.json != "-":
        print(tournament.table(result))
    if asked.json:
        tournament.write_json(result, asked.json)
    return 0


def measure(asked: argparse.Namespace) -> int:
    for key in asked.keys or registry.discover():
        for players in registry.info(key).seats:
            decisions, copying = random_play(key, players, {})
            print(f"{key:14} {players} players  {decisions:>9,.0f} decisions/s  copy {copying:.2f} µs", flush=True)
    return 0


def random_play(key: str, players: int, options: Mapping[str, str]) -> tuple[float, float]:
    """Decisions a CPU second, and microseconds a copy."""
    rules, rng = registry.rules(key), Random(1)
    decisions, met = 0, []
    started = process_time()
    while process_time() - started < BENCH_SECONDS:
        state = rules.start(players, options)
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                rules.apply(state, rules.chance(state, rng))
                continue
            legal = rules.legal(state)
            rules.apply(state, legal[int(rng.random() * len(legal))])
            decisions += 1
            if decisions % COPIED_EVERY == 0:
                met.append(state.copy())
    played = process_time() - started
    started = process_time()
    for state in met:
        state.copy()
    return decisions / played, (process_time() - started) / len(met) * 1e6


if __name__ == "__main__":
    sys.exit(main())
