"""Where things are inside the pictures, for the app: written out as geometry.json, in dp."""

import json
from pathlib import Path

from . import counter, layers, scales, slices, stands


def write(assets: Path) -> None:
    geometry = {
        "borders": counter.BORDERS,
        "slice": slices.GEOMETRY,
        "layer": layers.GEOMETRY,
        "swap_cake": stands.GEOMETRY,
        "scales": scales.GEOMETRY,
        "pan": {"size": [420, 420], "rim": 18, "square": 96},
    }
    (assets / "geometry.json").write_text(json.dumps(geometry, indent=1) + "\n", encoding="utf-8")
