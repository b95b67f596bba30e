"""Files that come and go: records, CSV, BG Stats plays and backups. Texts in, plays out; no disk is touched here."""
