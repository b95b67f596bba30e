"""The app that people hold: screens, gestures, animation, speech. All Kivy outside the games' own screens is here."""
