"""Finished games of every kind."""

from hypothesis import strategies as st

from cakeapp.core import registry
from cakeapp.core.game import Line
from cakeapp.services.finished_game import FinishedGame, Score

GAMES = registry.discover()

letters = st.characters(codec="utf-8", exclude_categories=["Cc"], exclude_characters=";")
words = st.text(letters, min_size=1, max_size=30)
names = words.map(lambda name: " ".join(name.split())).filter(bool)
notes = st.text(st.characters(codec="utf-8", exclude_characters="\x00\r"), max_size=40)


@st.composite
def plays(draw: st.DrawFn) -> FinishedGame:
    count = draw(st.integers(2, 6))
    points = [draw(st.integers(-20, 300)) for _ in range(count)]
    scores = tuple(
        Score(
            draw(names),
            own,
            1 + sum(other > own for other in points),
            draw(st.sampled_from(["person", "person", "baker"])),
            lines=(Line("eaten", own, ("kiw",)),),
        )
        for own in points
    )
    key, minutes = draw(st.sampled_from(sorted(GAMES))), draw(st.integers(0, 500))
    date = draw(st.sampled_from(["2026-11-18", "2026-11-18 20:15:00"]))
    starter = draw(st.none() | st.integers(0, count - 1))
    return FinishedGame(draw(st.uuids()).hex, key, date, scores, note=draw(notes), minutes=minutes, starter=starter)


some_plays = st.lists(plays(), max_size=4, unique_by=lambda play: play.id)
