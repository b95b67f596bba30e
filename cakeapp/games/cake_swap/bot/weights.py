"""The tuned numbers, as `bot.json` holds them."""

import json
from pathlib import Path
from typing import Any

WEIGHTS: dict[str, Any] = json.loads(Path(__file__).with_name("bot.json").read_text(encoding="utf-8"))["weights"]
