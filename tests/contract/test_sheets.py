"""Every score sheet: it gives the game's own result, refuses kindly, and stands on the table handed in."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as some

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.sheet import Entry, Field, Sheet, edited
from cakeapp.services import copies
from tests.contract.sheets_against_rules import (
    check,
    comparable,
    empty_sheet,
    filled,
    finished,
    sheet_module,
    with_sheets,
)
from tests.contract.worlds import Setting

GAMES = 40
SETTINGS = with_sheets()
DEFAULT = [
    setting for setting in SETTINGS if registry.info(setting.key).settle(setting.players, {}) == dict(setting.options)
]
LARGEST = list({setting.key: setting for setting in DEFAULT}.values())  # a game at its largest table

sheet_of_each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
sheet_of_each_game = pytest.mark.parametrize("setting", LARGEST, ids=str)

ANYTHING: some.SearchStrategy[Any] = some.one_of(
    some.integers(-2, 20), some.integers(), some.text(max_size=5), some.none(), some.booleans(), some.floats(),
    some.lists(some.integers(), max_size=2),
)  # fmt: skip


@sheet_of_each_setting
def test_it_gives_the_result_of_the_game(setting: Setting) -> None:
    for seed in range(GAMES):
        check(setting, seed)


@sheet_of_each_game
def test_whatever_is_entered_is_refused_in_a_sentence_or_counts(setting: Setting) -> None:
    pool = [entry for seed in range(3) for entry in finished(setting, seed).entries]
    foreign = [entry for other in LARGEST for entry in finished(other, 0).entries]
    verbs = sheet_module(setting.key).VERBS
    kinds = {str: some.sampled_from(sorted({arg for entry in pool for arg in entry.args if isinstance(arg, str)}))}
    kinds |= {int: some.integers(-1, 16)}
    well_formed = some.sampled_from(sorted(verbs)).flatmap(
        lambda verb: some.builds(
            Entry,
            some.integers(-1, setting.players),
            some.just(verb),
            some.tuples(*(kinds[kind] for kind in verbs[verb])),
        )
    )
    wild = some.builds(
        Entry,
        some.one_of(some.just(0), ANYTHING),
        some.one_of(some.sampled_from(sorted(verbs)), ANYTHING),
        some.one_of(some.lists(ANYTHING, max_size=6).map(tuple), ANYTHING),
    )

    @tried(max_examples=60, deadline=None)
    @given(some.lists(some.one_of(some.sampled_from(pool), well_formed, some.sampled_from(foreign), wild), max_size=40))
    def enter_all(entries: list[Entry]) -> None:
        sheet, entered = empty_sheet(setting), []
        history = [comparable(setting, sheet.outcome())]
        for entry in entries:
            why = sheet.refuse(entry)
            assert comparable(setting, sheet.outcome()) == history[-1]
            if why:
                assert str(why)[0].isupper()
                assert str(why).endswith(".")
                continue
            sheet.enter(entry)
            entered.append(entry)
            history.append(comparable(setting, sheet.outcome()))
            sound(sheet, setting)
        if entered:  # the last touch is taken back
            assert comparable(setting, filled(setting, entered[:-1]).outcome()) == history[-2]

    enter_all()


def sound(sheet: Sheet, setting: Setting) -> None:
    """Totals are what their lines say, and whatever is said is a sentence."""
    outcome = sheet.outcome()
    assert list(outcome.scores) == [sum(line.points for line in own) for own in outcome.lines]
    assert len(outcome.scores) == len(outcome.places) == setting.players
    assert min(outcome.places) == 1
    assert all(str(said).endswith(".") for said in sheet.missing())
    level = outcome.scores.count(max(outcome.scores)) > 1
    assert bool(sheet.tie_break()) == level


@sheet_of_each_setting
def test_a_final_table_takes_few_touches(setting: Setting) -> None:
    for seed in range(5):
        state, entries, _ = finished(setting, seed)
        touches = len(entries) * getattr(setting.probe, "TOUCHES_AN_ENTRY", 1)
        assert touches <= setting.probe.most_touches(state)


@sheet_of_each_setting
def test_an_empty_sheet_says_what_is_missing(setting: Setting) -> None:
    sheet = empty_sheet(setting)
    assert sheet.missing()
    assert sheet.outcome().scores == (0,) * setting.players


@sheet_of_each_setting
def test_a_full_sheet_misses_only_what_its_page_lets_be_missing(setting: Setting) -> None:
    for seed in range(10):
        left = filled(setting, finished(setting, seed).entries).missing()
        assert all(setting.probe.may_be_missing(str(said)) for said in left), left


@sheet_of_each_game
def test_everything_of_the_owner_s_copy_can_be_edited(setting: Setting) -> None:
    table = copies.as_shipped(setting.key)
    fields = sheet_module(setting.key).editable(table)
    assert any(field.in_use for field in fields)
    assert len({field.path for field in fields}) == len({str(field.full_name) for field in fields}) == len(fields)
    for field in fields:
        assert copies.value(table, field.path) in field.allowed
        for value in some_of(field):
            own = edited(table, field.path, value)
            empty_sheet(setting, own)
            assert len(sheet_module(setting.key).editable(own)) == len(fields)


def some_of(field: Field) -> Sequence[int | str]:
    """The least and the most of a range, or each of a few."""
    allowed = field.allowed
    return (allowed[0], allowed[-1]) if isinstance(allowed, range) else allowed


@sheet_of_each_game
def test_a_changed_copy_changes_the_result(setting: Setting) -> None:
    table = copies.as_shipped(setting.key)
    for seed in range(GAMES):
        _, entries, outcome = finished(setting, seed)
        for field in sheet_module(setting.key).editable(table):
            for value in some_of(field):
                sheet = empty_sheet(setting, edited(table, field.path, value))
                for entry in entries:
                    if not sheet.refuse(entry):
                        sheet.enter(entry)
                if comparable(setting, sheet.outcome()) != comparable(setting, outcome):
                    return
    raise AssertionError("nothing in the table makes a difference")


@sheet_of_each_game
def test_a_wrong_number_or_word_is_named(setting: Setting) -> None:
    table = registry.components(setting.key)
    for field in sheet_module(setting.key).editable(table):
        named = str(field.path[-1]) if isinstance(field.path[-1], str) else field.name
        for wrong in (-1, "2") if field.in_use else ():
            with pytest.raises(ComponentError, match=named):
                empty_sheet(setting, edited(table, field.path, wrong))
