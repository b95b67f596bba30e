"""Points of the boards that look like a thing and are not it; each leaves this list when it is mended."""

from tests.window.offers import Dead

SMALL = (360, 640)
KNOWN: list[Dead] = [  # the fringe of the light around a piece of the centre, on the smallest phone
    Dead("take_the_cake", SMALL, "pass", 53, "piece:G", "", (206, 240)),
    Dead("take_the_cake", SMALL, "table", 81, "piece:P", "", (103, 64)),
    Dead("take_the_cake", SMALL, "table", 81, "piece:G", "", (244, 12)),
    Dead("take_the_cake", SMALL, "table", 102, "piece:B", "cake:1", (248, 106)),
]
