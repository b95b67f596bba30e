"""The ghost hand: shows with which gestures a move is made, and touches nothing."""

from collections.abc import Iterator, Sequence

from kivy.animation import Animation
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.image import Image

from cakeapp.scene.gestures import Drag, Gesture
from cakeapp.stage import art, semantics

STEP, TIMES = 0.55, 3  # seconds a gesture, and how often it is shown: whoever reads why looks elsewhere meanwhile


class GhostHand(Image):
    """It is gone as soon as somebody acts, or the screen shows something else."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(source=art.sprite("common", "hand_ghost"), size_hint=(None, None), opacity=0, **kwargs)
        self.size = dp(54), dp(72)
        self._ends = dict.fromkeys(("on_touch_down", "on_key_down", "children", "size"), self.stop)

    def show(self, gestures: Sequence[Gesture]) -> None:
        """Follows the gestures as far as their things are on screen now."""
        self.stop()
        places = [self._beside(*node.centre) for node in self._nodes(gestures)]
        if not places:
            return
        Window.bind(**self._ends)
        self.center_x, self.top = places[0]
        whole = Animation(d=0)
        for _ in range(TIMES):
            whole += Animation(center_x=self.center_x, top=self.top, d=0) + Animation(opacity=0.9, d=0.15)
            for x, top in places:
                whole += Animation(center_x=x, top=top, d=STEP, t="in_out_quad")
            whole += Animation(opacity=0, d=0.3)
        whole.bind(on_complete=self.stop)
        whole.start(self)

    def stop(self, *_: object) -> None:
        """What it pointed at may be gone."""
        Window.unbind(**self._ends)
        Animation.cancel_all(self)
        self.opacity = 0

    def _nodes(self, gestures: Sequence[Gesture]) -> Iterator[semantics.Node]:
        for gesture in gestures:
            for key in (gesture.key, gesture.to) if isinstance(gesture, Drag) else (gesture.key,):
                node = semantics.find(key)
                if node is None or not node.in_sight:
                    return
                yield node

    def _beside(self, x: float, y: float) -> tuple[float, float]:
        """Where its finger tip is on a point of the window."""
        x, y = self.parent.to_widget(x, y)
        return x + dp(10), y + dp(8)
