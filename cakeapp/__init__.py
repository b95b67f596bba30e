"""Cake Tin: five cake games, played, practised and scored."""

__version__ = "1.0.0"
