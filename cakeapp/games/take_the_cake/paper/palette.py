"""A palette of all that can be seen on a square: first an icing, which stays chosen, then what lies on it."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.games.take_the_cake.paper.looks import NONE, Look
from cakeapp.games.take_the_cake.rules.cake import ICINGS, TOPPINGS
from cakeapp.games.take_the_cake.table.words import Texts
from cakeapp.stage import art
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable

TOPPED = ((NONE, 0), *((topping, amount) for amount in (1, 2) for topping in TOPPINGS))


class TakeTheCakeDab(Touchable, Framed):
    """An icing, or what lies on it."""

    picture = StringProperty("")
    is_icon = BooleanProperty(False)  # takes the colour of ink
    chosen = BooleanProperty(False)


class TakeTheCakePalette(BoxLayout):
    """Tells `on_dab` with a look, and `on_wipe` where a square is to go."""

    icing = StringProperty(ICINGS[0])
    t = ObjectProperty(None)

    __events__ = ("on_dab", "on_wipe")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.icings = {}
        for icing in ICINGS:
            dab = TakeTheCakeDab(key=f"icing:{icing}", picture=art.sprite("take_the_cake", f"icing_{icing}"))
            dab.spoken = self.t(f"sheet.icing.{icing}")
            dab.bind(on_tap=lambda _, icing=icing: self.choose(icing))
            self.icings[icing] = dab
            self.ids.icings.add_widget(dab)
        wipe = TakeTheCakeDab(key="clear", picture=art.icon("delete"), is_icon=True, spoken=self.t("sheet.clear"))
        wipe.bind(on_tap=lambda _: self.dispatch("on_wipe"))
        self.ids.icings.add_widget(wipe)
        for topping, amount in TOPPED:
            dab = TakeTheCakeDab(key=f"topping:{topping}:{amount}", picture=picture_of(topping, amount))
            dab.spoken = topped(topping, amount, self.t)
            dab.bind(on_tap=lambda _, what=(topping, amount): self.dispatch("on_dab", Look(self.icing, *what)))
            self.ids.toppings.add_widget(dab)
        self.bare = self.ids.toppings.children[-1]
        self.choose(self.icing)

    def choose(self, icing: str) -> None:
        self.icing = icing
        for name, dab in self.icings.items():
            dab.chosen = name == icing
        self.bare.picture = self.icings[icing].picture

    def on_dab(self, look: Look) -> None: ...

    def on_wipe(self) -> None: ...


def picture_of(topping: str, amount: int) -> str:
    return art.sprite("take_the_cake", f"{'top2' if amount == 2 else 'top'}_{topping}") if amount else ""


def named(look: Look | None, t: Texts) -> str:
    """A square in words, or that there is none."""
    if look is None:
        return t("place.empty")
    return f"{t(f'sheet.icing.{look.icing}')}, {topped(look.topping, look.amount, t)}"


def topped(topping: str, amount: int, t: Texts) -> str:
    return t(f"sheet.topping.{amount}", topping=t(f"source.{topping}") if amount else "")
