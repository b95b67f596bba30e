"""The ghost hand: shows with which gestures a move is made, and touches nothing."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.uix.image import Image

from cakeapp.ui import art, semantics
from cakeapp.ui.gestures import Drag, Gesture

STEP = 0.55  # seconds a gesture


class GhostHand(Image):
    def __init__(self, **kwargs: object) -> None:
        super().__init__(source=art.sprite("common", "hand_ghost"), size_hint=(None, None), opacity=0, **kwargs)
        self.size = dp(54), dp(72)

    def show(self, gestures: Sequence[Gesture]) -> None:
        """Follows the gestures as far as their things are on screen now."""
        steps = [Animation(opacity=0.9, d=0.15)]
        for gesture in gestures:
            for key in (gesture.key, gesture.to) if isinstance(gesture, Drag) else (gesture.key,):
                if node := semantics.find(key):
                    x, y = self.parent.to_widget(*node.centre)
                    steps.append(Animation(center_x=x + dp(10), top=y + dp(8), d=STEP, t="in_out_quad"))
        whole = steps[0]
        for step in [*steps[1:], Animation(opacity=0, d=0.3)]:
            whole += step
        Animation.cancel_all(self)
        whole.start(self)
