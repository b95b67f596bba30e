"""Cake Tin: five cake games, played, practised and scored."""

__version__ = "0.1.0"
