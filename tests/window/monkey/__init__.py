"""A monkey at every screen: one or two fingers, touches that never end, keys, turns of the device, pauses, settings."""
