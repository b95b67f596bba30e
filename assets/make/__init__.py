"""Draws every picture and makes every sound of the app: `python -m assets.make`."""
