"""All that version 1.0.0 wrote opens in every later version, with the same values.

The folder was left by 1.0.0: settings with people, last seats and copies, running games and open sheets of all games,
finished ones, an import, and what it exported. Its own backup tells what must be found.
"""

import json
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from cakeapp.core import registry
from cakeapp.services import copies, tallies
from cakeapp.services.exchange import bgsplay, records, table
from cakeapp.services.exchange.restoring import Restoring
from cakeapp.services.tin import Tin

FOLDER = Path(__file__).parent / "written_by_1_0_0"
TOLD: dict[str, Any] = json.loads((FOLDER / "shared" / "all.json").read_text(encoding="utf-8"))
GAMES = registry.discover()
LATER = {"starter": None}  # what 1.0.0 did not know of a play
SINCE = {"stakes": "auto", "explore": False}  # settings that came later, as nobody has set them


@pytest.fixture
def tin(tmp_path: Path) -> Tin:
    return Tin(Path(shutil.copytree(FOLDER, tmp_path / "home")))


def as_told(found: object) -> Any:
    return json.loads(json.dumps(found))


def check(tin: Tin) -> None:
    assert as_told(asdict(tin.settings.values)) == TOLD["settings"] | SINCE
    assert [as_told(asdict(play)) for play in tin.history.plays()] == [play | LATER for play in TOLD["plays"]]
    assert {save.name: save.text for save in tin.saves.all()} == TOLD["games"]
    sheets = {sheet.id: as_told(tallies.as_data(sheet)) for sheet in tin.tallies.all()}
    assert sheets == {sheet["id"]: sheet for sheet in TOLD["sheets"]}


def test_the_folder_holds_something_of_everything() -> None:
    assert len(TOLD["games"]) == len(TOLD["sheets"]) == 2 * len(GAMES)
    assert {play["source"] for play in TOLD["plays"]} == {"table", "sheet", "import"}
    assert set(TOLD["settings"]["last_setup"]) == set(TOLD["settings"]["copies"]) == set(GAMES)


def test_everything_is_found_as_it_was(tin: Tin) -> None:
    check(tin)
    for name, record in TOLD["games"].items():
        session = tin.game(name)
        assert session is not None
        assert session.table.record == record
    for sheet in TOLD["sheets"]:
        tally = tin.sheet(sheet["id"])
        assert tally is not None
        assert tally.sheet.outcome()
        assert [list(change) for change in as_told(tally.written.numbers)] == sheet["numbers"]
    for key in GAMES:
        assert copies.kept(tin.settings.values.copies, key)
    assert tin.aside.news == []
    assert not tin.aside.folder.exists()


def test_its_backup_is_restored(tin: Tin, tmp_path: Path) -> None:
    new = Tin(tmp_path / "new")
    restoring = Restoring(tin.sharing.folder / "all.json", new)
    for _ in restoring.look():
        pass
    restoring.apply()
    check(new)


def test_what_it_exported_is_read() -> None:
    plays = [play for play in TOLD["plays"] if play["game"] in GAMES]
    shared = FOLDER / "shared"
    assert len(table.read((shared / "all.csv").read_bytes(), GAMES).plays) == len(plays)
    assert len(bgsplay.read((shared / "all.bgsplay").read_bytes(), GAMES).plays) == len(plays)


def test_a_record_that_it_shared_is_read(tin: Tin) -> None:
    content = (FOLDER / "shared" / "running.cake").read_bytes()
    assert records.read(content, tin.saves).table.record.encode() == content
