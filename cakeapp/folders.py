"""Where the app's own files are."""

from pathlib import Path

import cakeapp

INSIDE = Path(cakeapp.__file__).parent  # where assets and layouts are when the app is installed
ROOT = INSIDE if (INSIDE / "assets").is_dir() else INSIDE.parent
STRINGS = ROOT / "assets" / "strings"
