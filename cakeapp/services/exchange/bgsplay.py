"""BG Stats' play files: written from the history, and read into it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID, uuid5

from cakeapp.core.game import GameInfo
from cakeapp.services.decoding.values import ImportRefused, as_json, day, entries, number, points, short_name, text
from cakeapp.services.plays import Play, Score
from cakeapp.services.session import KINDS, PERSON

ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats."
)
ANONYMOUS = "Anonymous player"
OURS = UUID("8f1e1d0a-5a0b-4c39-9f0e-6a6e5f0b7d11")  # from which ids that are no UUID get one, always the same


def write(plays: Sequence[Play], games: Mapping[str, GameInfo]) -> str:
    names = dict.fromkeys(one.name for play in plays for one in play.scores if one.kind == PERSON)
    players = {name: at for at, name in enumerate(names, 1)}
    nobody = len(players) + 1
    listed = {key: at for at, key in enumerate(dict.fromkeys(play.game for play in plays), 1)}
    anonymous = [{"id": nobody, "name": ANONYMOUS, "isAnonymous": True}]
    bots = any(one.kind != PERSON for play in plays for one in play.scores)
    file = {
        "about": ABOUT,
        "games": [game(at, games[key]) for key, at in listed.items()],
        "locations": [{"id": 1, "name": "Cake Tin"}],
        "players": [{"id": at, "name": name, "isAnonymous": False} for name, at in players.items()]
        + (anonymous if bots else []),
        "plays": [one_play(play, listed[play.game], players, nobody) for play in plays],
        "userInfo": {"meRefId": 1},
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
        "minPlayTime": 20,
        "maxPlayTime": 45,
        "minAge": 8,
        "noPoints": False,
        "usesTeams": False,
    }


def one_play(play: Play, game_id: int, players: Mapping[str, int], nobody: int) -> dict[str, Any]:
    when = play.date if len(play.date) > 10 else f"{play.date} 12:00:00"
    return {
        "uuid": uuid_of(play.id),
        "gameRefId": game_id,
        "locationRefId": 1,
        "board": "",
        "comments": play.note,
        "durationMin": play.minutes,
        "rounds": 0,
        "playDate": when,
        "playDateYmd": int(play.date[:10].replace("-", "")),
        "entryDate": when,
        "modificationDate": when,
        "ignored": False,
        "manualWinner": False,
        "scoringSetting": 1,
        "usesTeams": False,
        "playerScores": [seat(at, one, players, nobody) for at, one in enumerate(play.scores)],
    }


def seat(at: int, score: Score, players: Mapping[str, int], nobody: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "playerRefId": players.get(score.name, nobody) if score.kind == PERSON else nobody,
        "score": str(score.points),
        "winner": score.place == 1,
        "rank": 0,
        "seatOrder": at,
        "startPlayer": at == 0,
        "newPlayer": False,
    }
    if score.kind != PERSON:
        found["role"] = score.kind
    return found | {"metaData": json.dumps({} if score.kind == PERSON else {"isNpc": 1}, separators=(",", ":"))}


def uuid_of(play: str) -> str:
    try:
        return str(UUID(play)).upper()
    except ValueError:
        return str(uuid5(OURS, play)).upper()


def read(content: bytes, games: Mapping[str, GameInfo]) -> list[Play]:
    """The plays of our games; those of other games are not ours to keep."""
    file = as_json(content)
    keys = {info.title.casefold(): key for key, info in games.items()}
    named = {
        number(one, "id", "A game"): short_name(one, "name", "A game") for one in entries(file, "games", "The file")
    }
    players = {number(one, "id", "A player"): one for one in entries(file, "players", "The file")}
    found: dict[str, Play] = {}
    for at, one in enumerate(entries(file, "plays", "The file"), 1):
        where = f"Play {at}"
        title = named.get(number(one, "gameRefId", where))
        if title is None:
            raise ImportRefused(f"{where} is of a game that the file does not name.")
        if key := keys.get(title.casefold()):
            play = read_play(one, where, key, players)
            if play.id in found:
                raise ImportRefused(f"{where} has the same uuid as another play.")
            found[play.id] = play
    return list(found.values())


def read_play(one: Mapping[str, Any], where: str, key: str, players: Mapping[int, Mapping[str, Any]]) -> Play:
    try:
        uuid = UUID(text(one, "uuid", where)).hex
    except ValueError:
        raise ImportRefused(f"{where} has no uuid.") from None
    rows = sorted(entries(one, "playerScores", where), key=lambda row: number(row, "seatOrder", where, 0))
    seats = [read_seat(row, where, players) for row in rows]
    if not seats:
        raise ImportRefused(f"{where} has no players.")
    when = day(text(one, "playDate", where), where)
    note = text(one, "comments", where, "")
    minutes = max(0, number(one, "durationMin", where, 0))
    return Play(uuid, key, when, tuple(placed(seats)), "import", note=note, minutes=minutes)


def read_seat(row: Mapping[str, Any], where: str, players: Mapping[int, Mapping[str, Any]]) -> tuple[Score, bool]:
    player = players.get(number(row, "playerRefId", where))
    if player is None:
        raise ImportRefused(f"{where} has a player whom the file does not name.")
    score = points(text(row, "score", where), where)
    role = row.get("role")
    kind = role if player.get("isAnonymous") is True and role in KINDS else PERSON
    return Score(short_name(player, "name", where), score, 0, str(kind)), row.get("winner") is True


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
