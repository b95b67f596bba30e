"""Points of the boards that look like a thing and are not it; each leaves this list when it is mended."""

from tests.ui.offers import Dead

KNOWN: list[Dead] = []
