"""A bar of a chart that lies on its side: what it is about, how long it is, and its number."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class Bar(BoxLayout):
    label = StringProperty("")
    number = StringProperty("")
    share = NumericProperty(0.0)  # of the longest bar
