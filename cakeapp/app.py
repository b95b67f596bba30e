"""The app as a whole: its folders, its screens, and what happens when the system pauses or stops it."""

import os
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cakeapp.quiet import keep_quiet

# Kivy reads no command line, and writes neither settings nor logs into the home folder.
for name in ("KIVY_NO_ARGS", "KIVY_NO_CONFIG", "KIVY_NO_FILELOG"):
    os.environ.setdefault(name, "1")
keep_quiet()

from kivy.clock import Clock
from kivy.config import Config
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.uix.screenmanager import ScreenManager
from kivymd.app import MDApp

from cakeapp.collector import long_lived, settled, tidy
from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.core.words import Words
from cakeapp.folders import ROOT, STRINGS
from cakeapp.services.device import Device
from cakeapp.services.history import History
from cakeapp.services.settings import Settings
from cakeapp.services.tin import InUse, Tin
from cakeapp.stage import art, layouts
from cakeapp.stage.theme import theme
from cakeapp.stage.widgets.touchable import let_go
from cakeapp.ui import steady
from cakeapp.ui.drawing import draw_now
from cakeapp.ui.focus import Focus
from cakeapp.ui.keyboard import Keyboard
from cakeapp.ui.navigation import HOME, Navigation
from cakeapp.ui.not_kept import SayNotKept
from cakeapp.ui.pages import SHARED, makers
from cakeapp.ui.safe_area import SafeArea
from cakeapp.ui.sounds import Sounds

if TYPE_CHECKING:
    from cakeapp.ui.explore import Explore

Config.set("input", "mouse", "mouse,disable_multitouch")  # a right click is no second finger
AT_START = ("stage/words", "stage/boxes", "stage/controls", "stage/cards", "shell/page")  # layouts of the first page
SEEN = 1.0  # seconds after the start until the first page is surely seen
APART = 0.05  # seconds between two things that are fetched then
LATER = (
    partial(import_module, "kivymd.uix.textfield"),
    partial(import_module, "cakeapp.ui.play.play"),
    partial(layouts.need, *SHARED, "shell/play"),
    partial(layouts.need, "stage/pieces"),
)  # what only later pages need
AT_TABLE = (Door.RULES, Door.BRAIN, Door.TABLE, Door.PIECES, Door.EFFECTS, Door.BOARD)
BACK_KEYS = (27,)  # Escape; Android's back key comes as the same


class CakeTin(MDApp):
    """Everything that screens may ask for: words, settings, saves, device, sounds and navigation."""

    title = "Cake Tin"
    icon = str(ROOT / "assets" / "brand" / "icon.png")

    def __init__(self, home: Path | None = None, strings: Path = STRINGS, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.kv_directory = str(ROOT / "kv" / "none")  # layouts are loaded by name, not for the app's class
        self._home, self.strings_folder = home, strings

    def build(self) -> SafeArea:
        with long_lived():
            return self._build()

    def _build(self) -> SafeArea:
        steady.install(Clock)
        art.use(ROOT / "assets")
        theme.load(ROOT / "assets" / "palette.json")
        for name in ("heading", "text", "text-bold"):
            LabelBase.register(name, str(ROOT / "assets" / "fonts" / f"{name}.ttf"))
        layouts.load(ROOT / "kv", *AT_START)
        manager = ScreenManager()
        self.nav = Navigation(manager, makers(self))
        self.focus = Focus(lambda words: self.nav.screen.read_out(words))
        self.keyboard = Keyboard(self.nav, self.focus)
        self.explore: Explore | None = None  # by touch, once it is wished for
        self.not_kept = SayNotKept(self)
        Window.bind(on_keyboard=self._on_key, size=let_go)
        Window.softinput_mode = "below_target"  # a phone's keyboard never covers what is typed
        self.tin: Tin | None = None
        self.unpack()
        self.safe_area = SafeArea(manager, self.device.covered)
        return self.safe_area

    def unpack(self) -> None:
        """Opens the folder with all that is kept; while another app holds it there is nothing to be seen of it."""
        try:
            self.tin = Tin(self._home or self._data_folder())
        except InUse:
            self._use(Settings())
            self.nav.begin("in_use")
            return
        self.saves, self.tallies, self.sharing = self.tin.saves, self.tin.tallies, self.tin.sharing
        self.settings = self.tin.settings
        self._use(self.settings.values)
        self.nav.begin(HOME)

    def _use(self, values: Settings) -> None:
        """These settings hold from now on."""
        self.values = values
        self.strings = Words(self.strings_folder, values.language)
        self.device = Device(values)
        self.sounds = Sounds(ROOT / "assets" / "sounds", values)
        self.dress()

    @property
    def history(self) -> History:
        """The tin's: it may be opened only later, or begun anew."""
        assert self.tin is not None
        return self.tin.history

    def _data_folder(self) -> Path:
        """The system's place for this app's data, which may be missing on a new account, and not to be made at all."""
        try:
            return Path(self.user_data_dir)
        except OSError as error:
            folder = Path(error.filename)
            with suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
            return folder

    def dress(self) -> None:
        """Theme, sizes and touch as the settings say."""
        values = self.values
        theme.night = values.theme == "night" or (values.theme == "system" and self.device.prefers_night())
        theme.text_scale = values.text_size / 100
        theme.patterns, theme.left_hand = values.patterns, values.left_hand
        self.theme_cls.theme_style = "Dark" if theme.night else "Light"
        if values.explore and self.explore is None:
            from cakeapp.ui.explore import Explore

            self.explore = Explore(self.focus, self._explores, lambda key: self.nav.screen.read_out(self.strings(key)))

    def _explores(self) -> bool:
        """Nobody explores what cannot be heard."""
        return self.values.explore and self.values.speech and self.device.can("speech")

    def set(self, name: str, value: object) -> None:
        """One setting: kept, and seen at once."""
        self.settings.set(name, value)
        self.dress()
        if name == "language":
            self.strings = Words(self.strings_folder, self.values.language)
            self.nav.show_anew()

    def on_start(self) -> None:
        Clock.schedule_once(lambda _: self._fetch(), SEEN)

    def _fetch(self) -> None:
        """What only later pages and tables need, no two things in one frame."""
        keys = [info.key for info in registry.played()]
        tables = [partial(registry.load, key, door) for key in keys for door in AT_TABLE if registry.has(key, door)]
        for number, fetch in enumerate((*LATER, *tables, partial(self.nav.make, "play"), settled)):
            Clock.schedule_once(lambda _, fetch=fetch: fetch(), number * APART)

    def on_pause(self) -> bool:
        """The system takes its picture of the app now: what is shut must be drawn before."""
        let_go(Window)
        self.nav.screen.rest()
        draw_now()
        tidy()
        return True

    def on_resume(self) -> None:
        self.safe_area.measure()
        self.nav.screen.wake()

    def on_stop(self) -> None:
        self.nav.screen.rest()
        Window.unbind(on_keyboard=self._on_key, size=let_go)
        self.keyboard.close()
        if self.explore is not None:
            self.explore.close()
        self.safe_area.close()
        self.not_kept.close()
        if self.tin is not None:
            self.tin.close()

    def _on_key(self, _window: object, key: int, *_: object) -> bool:
        return key in BACK_KEYS and self.nav.back()
