from kivy.uix.boxlayout import BoxLayout

from cakeapp.core.game import Move
from cakeapp.scene.gestures import Tap
from cakeapp.stage.table import TableBoard
from cakeapp.stage.widgets.controls import PushButton


class WhisperBoard(TableBoard):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.box = BoxLayout(spacing=8, padding=8)
        self.add_widget(self.box)

    def show(self, seat, view):
        self.clear()
        self.seat, self.view = seat, view
        for word in view.hand:
            button = PushButton(key=f"word:{word}", text=f"keep {word}")
            button.bind(on_tap=lambda _, word=word: self.host.play(Move("keep", (word,))))
            self.box.add_widget(button)

    def clear(self):
        self.view = None
        self.box.clear_widgets()

    def prompt(self):
        return f"Choose from {', '.join(self.view.hand)}." if self.view and self.view.hand else "Wait."

    def words(self, event):
        return f"{event.kind} {' '.join(map(str, event.secret.values()))}"

    def how(self, move, tapping=False):
        return [Tap(f"word:{move.args[0]}")]
