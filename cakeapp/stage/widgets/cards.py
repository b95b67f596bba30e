"""A card that leads somewhere."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable


class PictureCard(Touchable, Framed, BoxLayout):
    """The small picture of a game, a title, and a line of facts."""

    game = StringProperty("")
    title = StringProperty("")
    facts = StringProperty("")
