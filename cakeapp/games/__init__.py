"""The games: one folder each, found by `cakeapp.core.registry`."""
