"""BG Stats' play files: written from the history, and read into it. What nobody knows is left out."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID, uuid5

from cakeapp.core.game import GameInfo
from cakeapp.core.say import Say
from cakeapp.services.decoding.left_out import DAMAGED, OTHER_GAME, UNSCORED, LeftOut
from cakeapp.services.decoding.values import ImportRefused, as_json, day, entries, number, points, short_name, text
from cakeapp.services.exchange.found import Found, read_each
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.session import KINDS, PERSON

THE_FILE = Say("refused.file.itself")
ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats."
)
ANONYMOUS = "Anonymous player"
OURS = UUID("8f1e1d0a-5a0b-4c39-9f0e-6a6e5f0b7d11")  # from which ids that are no UUID get one, always the same


def write(plays: Sequence[FinishedGame], games: Mapping[str, GameInfo]) -> str:
    names = dict.fromkeys(one.name for play in plays for one in play.scores if one.kind == PERSON)
    players = {name: at for at, name in enumerate(names, 1)}
    nobody = len(players) + 1
    listed = {key: at for at, key in enumerate(dict.fromkeys(play.game for play in plays), 1)}
    anonymous = [{"id": nobody, "name": ANONYMOUS, "isAnonymous": True}]
    bots = any(one.kind != PERSON for play in plays for one in play.scores)
    file = {
        "about": ABOUT,
        "games": [game(at, games[key]) for key, at in listed.items()],
        "locations": [],
        "players": [{"id": at, "name": name, "isAnonymous": False} for name, at in players.items()]
        + (anonymous if bots else []),
        "plays": [one_play(play, listed[play.game], players, nobody) for play in plays],
        "userInfo": {},
    }
    return json.dumps(file, ensure_ascii=False, indent=1) + "\n"


def game(number: int, info: GameInfo) -> dict[str, Any]:
    return {
        "id": number,
        "name": info.title,
        "bggId": 0,
        "bggName": "",
        "bggYear": 0,
        "cooperative": False,
        "designers": "",
        "highestWins": True,
        "isBaseGame": 1,
        "isExpansion": 0,
        "minPlayerCount": info.seats[0],
        "maxPlayerCount": info.seats[-1],
        "noPoints": False,
        "usesTeams": False,
    }


def one_play(play: FinishedGame, game_id: int, players: Mapping[str, int], nobody: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "uuid": uuid_of(play.id),
        "gameRefId": game_id,
        "board": "",
        "comments": play.note,
        "playDate": play.date,  # with the time, if that is known
        "playDateYmd": int(play.date[:10].replace("-", "")),
        "ignored": False,
        "manualWinner": False,
        "scoringSetting": 1,
        "usesTeams": False,
        "playerScores": [seat(at, one, players, nobody) for at, one in enumerate(play.scores)],
    }
    if play.minutes:
        found["durationMin"] = play.minutes
    if play.starter is not None:
        for at, row in enumerate(found["playerScores"]):
            row["startPlayer"] = at == play.starter
    return found


def seat(at: int, score: Score, players: Mapping[str, int], nobody: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "playerRefId": players.get(score.name, nobody) if score.kind == PERSON else nobody,
        "score": str(score.points),
        "winner": score.place == 1,
        "rank": 0,
        "seatOrder": at,
    }
    if score.kind != PERSON:
        found["role"] = score.kind
    return found | {"metaData": json.dumps({} if score.kind == PERSON else {"isNpc": 1}, separators=(",", ":"))}


def uuid_of(play: str) -> str:
    try:
        return str(UUID(play)).upper()
    except ValueError:
        return str(uuid5(OURS, play)).upper()


def read(content: bytes, games: Mapping[str, GameInfo]) -> Found:
    """The plays of our games that have all that a play has here; the others are counted by what they lack."""
    file = as_json(content)
    keys = {plain(info.title): key for key, info in games.items()}
    titles = by_number(entries(file, "games", THE_FILE), lambda one: short_name(one, "name", ""))
    players = by_number(entries(file, "players", THE_FILE), lambda one: one)

    def read_one(one: Mapping[str, Any]) -> FinishedGame:
        try:
            title = titles[number(one, "gameRefId", "")]
            if plain(title) not in keys:
                raise LeftOut(OTHER_GAME)
            return read_play(one, keys[plain(title)], players)
        except (ImportRefused, KeyError):
            raise LeftOut(DAMAGED) from None

    return read_each(entries(file, "plays", THE_FILE), read_one)


def plain(title: str) -> str:
    """However its apostrophe and its letters are written."""
    return title.replace("\u2019", "'").casefold()


def by_number(listed: Iterable[Mapping[str, Any]], take: Callable[[Mapping[str, Any]], Any]) -> dict[int, Any]:
    """What the plays of a file refer to; what cannot be read is missed only by plays that do."""
    found = {}
    for one in listed:
        with suppress(ImportRefused):
            found[number(one, "id", "")] = take(one)
    return found


def read_play(one: Mapping[str, Any], key: str, players: Mapping[int, Mapping[str, Any]]) -> FinishedGame:
    try:
        uuid = UUID(text(one, "uuid", "")).hex
    except ValueError:
        raise LeftOut(DAMAGED) from None
    rows = sorted(entries(one, "playerScores", ""), key=lambda row: number(row, "seatOrder", "", 0))
    if not rows:
        raise LeftOut(UNSCORED)
    seats = [read_seat(row, players) for row in rows]
    starters = [at for at, row in enumerate(rows) if row.get("startPlayer") is True]
    return FinishedGame(
        uuid,
        key,
        day(text(one, "playDate", ""), ""),
        tuple(placed(seats)),
        "import",
        note=text(one, "comments", "", ""),
        minutes=max(0, number(one, "durationMin", "", 0)),
        starter=starters[0] if len(starters) == 1 else None,
    )


def read_seat(row: Mapping[str, Any], players: Mapping[int, Mapping[str, Any]]) -> tuple[Score, bool]:
    player = players[number(row, "playerRefId", "")]
    if row.get("score") is None:
        raise LeftOut(UNSCORED)
    score = points(text(row, "score", ""), "")
    role = row.get("role")
    kind = role if player.get("isAnonymous") is True and role in KINDS else PERSON
    return Score(short_name(player, "name", ""), score, 0, str(kind)), row.get("winner") is True


def placed(seats: Iterable[tuple[Score, bool]]) -> list[Score]:
    """Winners are first, whatever decided it; the others follow by points."""
    rank = [(not won, -score.points) for score, won in seats]
    return [
        Score(score.name, score.points, 1 + sum(other < own for other in level(rank)), score.kind)
        for (score, _), own in zip(seats, level(rank))
    ]


def level(rank: Sequence[tuple[bool, int]]) -> list[tuple[bool, int]]:
    """Winners share the first place."""
    return [(lost, minus if lost else 0) for lost, minus in rank]
