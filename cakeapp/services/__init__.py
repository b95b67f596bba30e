"""What the app keeps and says, without a window: paths are handed in, devices stand behind one thin module."""
