"""The table of Piece o' Cake: knives on the rim, pieces drawn apart, slices to the mouth or onto the plate."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty

from cakeapp.core.game import Event, Line, Move
from cakeapp.core.say import Say
from cakeapp.core.table import Seat
from cakeapp.games.piece_o_cake.rules.components import NUMBER, VARIETIES
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import brings, gains
from cakeapp.games.piece_o_cake.table import ring, words
from cakeapp.games.piece_o_cake.table.board.cake import CHOOSING_ROOM, CUTTING_ROOM
from cakeapp.games.piece_o_cake.table.board.fill import fill_gaps, fill_own, fill_wedges
from cakeapp.games.piece_o_cake.table.guide import gestures
from cakeapp.games.piece_o_cake.table.intent import Intent
from cakeapp.stage import art
from cakeapp.stage.gestures import Gesture
from cakeapp.stage.motion import glide
from cakeapp.stage.table import TableBoard
from cakeapp.stage.theme import theme
from cakeapp.stage.widgets.board import Offer
from cakeapp.stage.widgets.bottom_sheet import Paragraph

SOUNDS = {"cut": "cut", "take": "collect", "forfeit": "eat", "cake": "turn", "first": "shuffle"}
ROWS_FOR = 340  # dp of width for which the rows of the majority board are 20 dp high
CAKE = 262  # dp the cake needs at least, so that each of its slices can be touched


class PieceOCakeBoard(TableBoard):
    rules = (("over", "cream"), ("cut", "knife"), ("choose", "plate"), ("table", "fruit_che"))
    cutting = BooleanProperty(False)
    choosing = BooleanProperty(False)
    eating = BooleanProperty(False)
    view_shown = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.view: View | None = None
        self.choice = Intent()
        super().__init__(**kwargs)
        self.ids.ring.fill(self)
        self.wedges, self.gaps = self.ids.ring.wedges, self.ids.ring.gaps

    # Showing ----------------------------------------------------------------------------------------------------

    def show(self, seat: Seat, view: View) -> None:
        self.seat, self.view, self.view_shown = seat, view, True
        self.choice = Intent()
        mine = view.actor is not None and view.actor == seat.number
        self.cutting = mine and view.cuts is None
        self.choosing = mine and view.cuts is not None
        self._show_choice()

    def clear(self) -> None:
        self.view, self.view_shown = None, False
        self.put_down()
        for wedge in self.wedges:
            wedge.opacity, wedge.key = 0, ""
        self.ids.own.clear_widgets()
        self.ids.own_more.clear_widgets()
        self.ids.majorities.clear_widgets()

    def _show_choice(self) -> None:
        """Everything follows from the view and from what was chosen so far."""
        assert self.view is not None
        self.put_down()
        self.eating = bool(self.choice.piece)
        self.ids.ring.room = CUTTING_ROOM if self.cutting else CHOOSING_ROOM
        fill_wedges(self, self.view)
        fill_gaps(self)
        fill_own(self, self.view)
        self.ids.majorities.show(self.view, self.sitters, self.t)
        self._show_confirm()
        self.ids.ring.cuts = self.view.cuts or ()
        self.ids.ring.lay()
        self.host.show_chips()
        self.host.ask_again()

    def _show_confirm(self) -> None:
        move = self.intended()
        self.confirm_text, self.confirm_refusal = self._confirm_words(move), ""
        if move is not None:
            self.confirm_refusal = self.say(self.seat.refuse(move))
        elif self.choosing:
            self.confirm_refusal = self.t("button.choose")

    def intended(self) -> Move | None:
        """What the button would do, as things lie now."""
        mine = self.view is not None and (self.cutting or self.choosing)
        return self.choice.move(self.view) if mine else None

    def _confirm_words(self, move: Move | None) -> str:
        if move is None:
            return self.t("button.choose") if self.choosing else ""
        if move.verb == "cut":
            return self.t("button.cut", count=len(move.args)) if move.args else self.t("button.cut_whole")
        if move.verb == "take":
            eaten, kept = ([VARIETIES[kind].id for kind in kinds] for kinds in self.choice.kinds(self.view))
            return self.t("button.take", eaten=len(eaten), cream=words.cream(eaten), kept=len(kept))
        if move.verb == "forfeit":
            variety = VARIETIES[move.args[0]]
            own = self.view.collected[self.seat.number][move.args[0]]
            return self.t("button.forfeit", variety=variety.said, cream=variety.cream * own)
        return self.t("button.pass")

    def row_height(self, rows: float, width: float, height: float) -> float:
        """Of the majority board: as the text size wishes, but the cake keeps room for fingers."""
        wished = dp(20) * max(theme.text_scale, min(2.0, width / dp(ROWS_FOR)))
        room = height - (0 if self.wide else dp(CAKE)) - dp(16)
        return max(dp(15), min(wished, room / max(1, rows)))

    # Gestures ---------------------------------------------------------------------------------------------------

    def offers(self, key: str) -> Mapping[str, Offer]:
        what, _, which = key.partition(":")
        if what == "knife" or (what == "gap" and int(which) in self.choice.knives):
            free = [at for at in range(WEDGES) if at not in self.choice.knives]
            places = {f"gap:{at}": Offer(self.t("offer.cut"), partial(self._put_knife, key, at)) for at in free}
            return places | ({"knife": Offer("", partial(self._put_knife, key, None))} if what == "gap" else {})
        if what == "slice":
            name = self.wedges[int(which)].variety
            eat = Offer(self.t("offer.eat", cream=words.cream([name])), partial(self._set_eaten, int(which), True))
            return {"mouth": eat, "plate": Offer(self.t("offer.keep"), partial(self._set_eaten, int(which), False))}
        if what == "own":
            return {"mouth": Offer(self.t("prompt.forfeit", **self._who(which)), partial(self._set_forfeit, which))}
        return {}

    def tapped(self, key: str) -> bool:
        what, _, which = key.partition(":")
        if what == "gap":
            self._put_knife(
                key if int(which) in self.choice.knives else "knife",
                None if int(which) in self.choice.knives else int(which),
            )
        elif what == "piece":
            self.choice.pick(which)
            self._show_choice()
        elif what == "slice":
            self._set_eaten(int(which), int(which) not in self.choice.eaten)
        elif what == "own":
            self._set_forfeit(which)
        else:
            return False
        return True

    def _put_knife(self, key: str, at: int | None) -> None:
        if key != "knife":
            self.choice.knives.discard(int(key.partition(":")[2]))
        if at is not None:
            self.choice.knives.add(at)
        self.host.app.sounds.play("pick")
        self._show_choice()

    def _set_eaten(self, at: int, eaten: bool) -> None:
        self.choice.mark(at, eaten)
        self._show_choice()

    def _set_forfeit(self, variety: str) -> None:
        self.choice.give_up(NUMBER[variety])
        self._show_choice()

    def _who(self, variety: str) -> dict[str, str | Say]:
        return {"name": self._name(), "variety": VARIETIES[NUMBER[variety]].said}

    def _name(self) -> str:
        return str(self.sitters[self.seat.number or 0].name)

    # What the play screen asks ----------------------------------------------------------------------------------

    def prompt(self) -> str:
        if self.view is None or self.view.actor is None:
            return ""
        if self.view.actor != self.seat.number:
            return str(self.host.t("play.thinking", name=self.sitters[self.view.actor].name))
        if self.choice.forfeit is not None:
            return self.t("prompt.forfeit", **self._who(VARIETIES[self.choice.forfeit].id))
        return self.t(f"prompt.{self._asked(self.view)}", name=self._name(), count=self.view.players)

    def _asked(self, view: View) -> str:
        if self.cutting:
            return "cut_for_two" if view.players == 2 and view.take_four else "cut"
        if self.choice.piece:
            return "eat"
        if not view.pieces:
            return "pass"
        return "choose_or_eat" if any(view.collected[view.actor or 0]) else "choose"

    def moment(self) -> str:
        if self.view is None or self.view.actor is None:
            return "over"
        return "cut" if self.view.cuts is None else "choose"

    def look_at(self, seat: int) -> None:
        """What a seat collected, and what it ate."""
        if self.view is None:
            return
        lines = [
            Paragraph(self.t(key, slices=words.slices(words.names(counts))))
            for key, counts in (("about.collected", self.view.collected[seat]), ("about.eaten", self.view.eaten[seat]))
        ]
        lines.append(
            Paragraph(words.points_now(score_lines(self.view.collected, self.view.eaten, VARIETIES)[seat], self.t))
        )
        self.host.sheet(self.sitters[seat].name, lines)

    def closer(self, key: str) -> list[Paragraph]:
        """How the race for each variety of a thing stands."""
        if self.view is None:
            return []
        names = self.names
        found = []
        if key.startswith("piece:"):
            told = words.of_each("gain", names, gains(self.view, key.partition(":")[2]))
            found.append(Paragraph(self.t("closer.gains", told=told)))
        for variety in dict.fromkeys(self._varieties(key)):
            picture = art.sprite("piece_o_cake", f"fruit_{variety}")
            found.append(Paragraph(words.race(self.view, NUMBER[variety], names, self.t), picture))
        return found

    def _varieties(self, key: str) -> list[str]:
        """What a thing on the table is about."""
        what, _, which = key.partition(":")
        if what == "piece":
            return [wedge.variety for wedge in self.wedges if wedge.piece == which and wedge.opacity]
        if what in ("slice", "seen"):
            return [self.wedges[int(which)].variety]
        return [which] if what in ("own", "board") else []

    def light_up(self, seat: int, line: Line) -> None:
        self.ids.majorities.light_up(seat, NUMBER[line.items[0]])

    def points(self) -> Sequence[str]:
        if self.view is None:
            return ()
        lines = score_lines(self.view.collected, self.view.eaten, VARIETIES)
        points = [str(sum(line.points for line in own)) for own in lines]
        move = self.intended() if self.choosing else None
        if move is not None and move.verb != "pass":
            chooser = self.view.actor or 0
            points[chooser] = self.t("gain", count=points[chooser], more=f"{brings(self.view, move):+}")
        return points

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")

    def words(self, event: Event) -> str:
        return words.told(event, self.names, self.t)

    def animate(self, event: Event) -> float:
        if event.kind == "take":
            for wedge in self.wedges:
                if wedge.piece == event.public["piece"] and wedge.opacity:
                    glide(wedge, 0.3, self.speed, y=self.y if event.seat == self.seat.number else self.top, opacity=0)
            return 0.35
        if event.kind == "cut":
            for part in ring.pieces(event.public["cuts"]) if event.public["cuts"] else []:
                x, y = ring.drawn_apart(part)
                for at in part:
                    wedge = self.wedges[at]
                    glide(wedge, 0.25, self.speed, x=wedge.x + x * wedge.radius, y=wedge.y + y * wedge.radius)
            return 0.3
        return 0.3 if event.kind in ("forfeit", "cake", "pass") else 0.0

    def how(self, move: Move, tapping: bool = False) -> list[Gesture]:
        assert self.view is not None
        return gestures(self.view, self.choice, move, tapping)
