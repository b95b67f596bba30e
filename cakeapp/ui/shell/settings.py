"""Settings: each a row that says what it is and takes the next value when tapped."""

from kivy.properties import StringProperty

from cakeapp.core.words import languages
from cakeapp.services.settings import PACES, SPEEDS, TEXT_SIZES, THEMES
from cakeapp.stage.widgets.controls import PushButton
from cakeapp.ui.shell.page import Page

SWITCHES = ("patterns", "left_hand", "sound", "haptics", "speech", "explore")
ABILITIES = {"haptics": "haptics", "speech": "speech", "explore": "speech"}  # that the device must have


class SettingRow(PushButton):
    """One setting with its value."""

    name = StringProperty("")


class SettingsPage(Page):
    def open(self, **arguments: object) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for name in ("theme", "text_size", "animation_speed", "bot_pace", "language", *SWITCHES):
            row = SettingRow(key=f"setting:{name}", name=name)
            row.bind(on_tap=lambda row: self.turn(row))
            rows.add_widget(row)
            self._word(row)

    def _word(self, row: SettingRow) -> None:
        value = self._value(row.name)
        row.refusal = self._why_not(row.name)
        if row.name in SWITCHES:
            shown = self.t("settings.on" if value and not row.refusal else "settings.off")
        elif row.name == "language":
            shown = self.t("words.language")
        elif isinstance(value, str):
            shown = self.t(f"settings.{row.name}_value.{value}")
        else:
            shown = self.t(f"settings.{row.name}_value", count=f"{value:g}")
        row.text = self.t("settings.says", name=self.t(f"settings.{row.name}"), value=shown)
        if row.refusal:
            row.text += f"\n{row.refusal}"

    def _why_not(self, name: str) -> str:
        if name in ABILITIES and not self.app.device.can(ABILITIES[name]):
            return self.t(f"settings.{ABILITIES[name]}_not")
        if name == "explore" and not self.app.settings.values.speech:
            return self.t("settings.explore_not")
        return ""

    def _value(self, name: str) -> object:
        """The language that is on may be another than the one wished for, which may be gone."""
        return self.app.strings.language if name == "language" else getattr(self.app.settings.values, name)

    def turn(self, row: SettingRow) -> None:
        if row.refusal:
            return
        value, choices = self._value(row.name), self._choices(row.name)
        self.app.set(row.name, choices[(choices.index(value) + 1) % len(choices)])
        if row.name == "language":  # of which the whole page speaks, made anew
            return
        for one in self.ids.rows.children:  # another may hang on it
            self._word(one)
        if row.name == "explore" and self.app.settings.values.explore:
            self.read_out(self.t("settings.explore_how"))

    def _choices(self, name: str) -> list[object]:
        if name in SWITCHES:
            return [False, True]
        if name == "language":
            return list(languages(self.app.strings_folder))
        return list({"theme": THEMES, "text_size": TEXT_SIZES, "animation_speed": SPEEDS, "bot_pace": PACES}[name])
