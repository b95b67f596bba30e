"""The tables of the history, as the steps that lead from one version of the file to the next."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE plays (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, date TEXT NOT NULL, source TEXT NOT NULL,
            options TEXT NOT NULL, record TEXT NOT NULL, note TEXT NOT NULL, minutes INTEGER NOT NULL)""",
        """CREATE TABLE seats (
            play TEXT NOT NULL REFERENCES plays ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
            kind TEXT NOT NULL, emblem INTEGER NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL,
            PRIMARY KEY (play, seat))""",
        "CREATE INDEX plays_by_date ON plays (date)",
        "CREATE INDEX seats_by_name ON seats (name, play)",
    ),
    (
        """CREATE TABLE lines (
            play TEXT NOT NULL REFERENCES plays ON DELETE CASCADE, seat INTEGER NOT NULL, number INTEGER NOT NULL,
            source TEXT NOT NULL, points INTEGER NOT NULL, items TEXT NOT NULL, part INTEGER NOT NULL,
            PRIMARY KEY (play, seat, number))""",
        "CREATE INDEX plays_by_game ON plays (game, date)",
    ),
    ("ALTER TABLE plays ADD COLUMN starter INTEGER",),
    (
        """CREATE TABLE pending (
            kind TEXT NOT NULL, name TEXT NOT NULL, content TEXT, PRIMARY KEY (kind, name))""",
    ),
)
