"""From the view to the widgets of Cake Swap's table: each thing with its key, its spoken name, and what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakeapp.core.game import Move
from cakeapp.core.say import listed
from cakeapp.games.cake_swap.rules.components import CLASSES, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import DRAW, END, PASS
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, SWAPPED_TOP, USES
from cakeapp.games.cake_swap.rules.state import NOBODY, SQUEEZE, SWAP
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import closer, words
from cakeapp.games.cake_swap.table.guide import card_key, place_key
from cakeapp.games.cake_swap.table.intent import placings
from cakeapp.games.cake_swap.table.moments import wins_a_ribbon
from cakeapp.stage import art

if TYPE_CHECKING:
    from cakeapp.games.cake_swap.table.board.board import CakeSwapBoard

FADED = 0.5  # of the side of the card in hand that does not count


def fill_track(board: CakeSwapBoard, view: View) -> None:
    board.track.show(view.points, board.emblems, SHIPPED.points_to_win[view.players])
    board.track.key, board.track.spoken = "track", words.race(view.points, board.names, board.t)


def fill_seats(board: CakeSwapBoard, view: View) -> None:
    others = [seat for seat in range(view.players) if seat != board.me]
    swipes = {move.args[0] for move in board.legal if move.verb == "swipe"}
    for cell, seat in zip(board.seats, others):
        won = closer.won_by(view, seat)
        cell.show(seat, art.sprite("common", f"seat_{board.emblems[seat]}"), view.platters[seat], won)
        points = board.t("thing.points", count=view.points[seat])
        layers = words.layers(view.platters[seat], board.t)
        cell.key = f"seat:{seat}"
        cell.spoken = board.t("thing.seat", name=board.name_of(seat), points=points, layers=layers)
        cell.turn = view.actor == seat
        cell.draggable = cell.glowing = seat in swipes and not board.away
    for cell in board.seats[len(others) :]:
        cell.hide()


def fill_market(board: CakeSwapBoard, view: View) -> None:
    """The pile, a page of the drafting area, and where a card is passed to."""
    t, legal = board.t, () if board.away else board.legal
    pile = board.pile
    pile.opacity, pile.key = 1, "pile"
    pile.picture = art.sprite("cake_swap", "layer_back") if view.unseen else ""
    pile.text, pile.count = t("pile"), t("pile_left", count=len(view.unseen))
    pile.spoken = t("thing.pile", count=len(view.unseen))
    pile.draggable = pile.glowing = DRAW in legal
    takes = {move.args[0] for move in legal if move.verb in ("draft", "trade")}
    first = board.choice.page * board.grid.cards if board.pages > 1 else 0
    there = view.drafting[first : first + board.grid.cards] if board.pages > 1 else view.drafting
    for card, number in zip(board.cards, there):
        card.show(number, board.choice.up(number))
        card.key, card.spoken = card_key(number), t("thing.card", card=words.card(number, t))
        card.draggable = card.glowing = number in takes
    for card in board.cards[len(there) :]:
        card.hide()
    if board.pages > 1:
        at = {"count": board.choice.page + 1, "of": board.pages}
        board.page.show("page", t("button.page", **at), t("thing.page", **at))
    else:
        board.page.hide()
    can_pass = PASS in legal
    board.pass_spot.opacity = 1 if can_pass else 0
    board.pass_spot.key, board.pass_spot.text = ("pass", t("pass")) if can_pass else ("", "")
    board.pass_spot.spoken = t("thing.pass") if can_pass else ""


def fill_judges(board: CakeSwapBoard, view: View) -> None:
    t = board.t
    for stand, kind in zip(board.stands, (*CLASSES, "none")):
        stand.opacity, stand.key, stand.none = 1, f"stand:{kind}", kind == "none"
        if kind == "none":
            stand.name, stand.rule, stand.spoken = t("none"), t("rule.none"), t("thing.stand_none")
            continue
        stand.name, stand.rule = t(f"class.{kind}"), t(f"rule.{kind}")
        free = []
        for ribbon, owner in zip(RIBBONS, view.owners):
            if ribbon.kind == kind:
                whose = "" if owner == NOBODY else art.sprite("common", f"seat_{board.emblems[owner]}")
                stand.ribbon(ribbon.colour).show(ribbon, "" if whose else str(SHIPPED.points[ribbon]), whose)
                if not whose:
                    free.append(ribbon)
        stand.spoken = closer.stand_name(kind, free, t)


def fill_cake(board: CakeSwapBoard, view: View) -> None:
    t, seat = board.t, board.shown
    cake, name = board.cake, board.name_of(seat)
    platter = view.platters[seat]
    cake.show(platter)
    own = board.mine and not board.away
    clears = own and any(move.verb == "clear" for move in board.legal)
    takes = own and not board.holds and any(move.verb in ("draw", "draft", "trade", "swipe") for move in board.legal)
    cake.key, cake.role = "cake", "thing" if clears else "place" if takes else "text"
    cake.spoken = (
        t("thing.cake", name=name, layers=words.layers(platter, t)) if platter else t("thing.no_cake", name=name)
    )
    cake.draggable = clears
    cake.glowing = own and wins_a_ribbon(board.legal)
    board.owner.source = art.sprite("common", f"seat_{board.emblems[seat]}")
    board.owner.opacity = 1
    won = [(ribbon, SHIPPED.points[ribbon]) for ribbon in closer.won_by(view, seat)]
    board.won.show(won)
    board.won.key = "won" if won else ""
    ribbons = listed([words.ribbon(ribbon, t) for ribbon, _ in won], "comma")
    board.won.spoken = t("thing.won", name=name, ribbons=ribbons) if won else ""


def fill_bands(board: CakeSwapBoard, view: View) -> None:
    """The spots of the own cake where the side that is up may go."""
    moves = placings(board.legal, board.choice.side) if board.holds else []
    platter = view.platters[board.me]
    gap = next((move for move in moves if move.args[1] in (PLAIN, SQUEEZED)), None)
    board.places = [gap] if gap else []
    board.places += [move for move in moves if move is not gap]
    board.cake.gap_at = -1 if gap is None else len(platter) if gap.args[1] == PLAIN else gap.args[2] - 1
    for band, move in zip(board.bands, board.places):
        side, way, at = move.args
        band.actions = [
            art.sprite("cake_swap", f"action_{name}")
            for name, bit in (("swap", SWAP), ("squeeze", SQUEEZE))
            if USES[way] & bit
        ]
        band.show(words.way_label(way, board.t), 2 * view.held + side if move is gap else None, board.cake.scale)
        band.key = place_key(way, at, len(platter))
        says = words.place_offer(move, view.held, platter, board.t)
        band.spoken = says
    for band in board.bands[len(board.places) :]:
        band.hide()


def swapped_index(move: Move, height: int) -> int:
    _, way, at = move.args
    return height - 1 if way == SWAPPED_TOP else at - 1


def fill_actions(board: CakeSwapBoard, view: View) -> None:
    t, left = board.t, view.actions[board.shown]
    verbs = {"swipe": "swipe", "swap": "trade"}
    moves = placings(board.legal, board.choice.side) if board.holds else []
    for card, (name, bit) in zip(board.actions, closer.ACTIONS.items()):
        card.opacity, card.key, card.used = 1, f"action:{name}", not left & bit
        card.picture = art.sprite("cake_swap", "action_used" if card.used else f"action_{name}")
        card.name = t(f"action.{name}")
        card.spoken = t("thing.action_used" if card.used else "thing.action", action=card.name)
        own = board.mine and not board.away
        card.draggable = own and any(move.verb == verbs.get(name) for move in board.legal)
        card.glowing = card.draggable or any(USES[move.args[1]] & bit for move in moves)


def fill_hand(board: CakeSwapBoard, view: View) -> None:
    hand, t = board.hand, board.t
    # everybody sees the card in hand; it lies before whoever holds it
    if view.held >= 0 and view.actor == board.shown:
        hand.note = t("turn") if board.holds else ""
        hand.show(view.held, board.choice.side if board.holds else 0, FADED if board.holds else 1.0)
        hand.key, hand.role = "hand", "thing" if board.holds else "text"
        hand.spoken = t("thing.hand", card=words.card(view.held, t))
        hand.draggable = hand.glowing = board.holds
    elif board.mine and not board.away and not view.taken:
        hand.show_empty(t("hand_empty"))
        hand.key, hand.role, hand.spoken = "hand", "place", t("thing.hand_empty")
        hand.draggable = hand.glowing = False
    else:
        hand.hide()


def fill_buttons(board: CakeSwapBoard) -> None:
    t = board.t
    for button in (board.end, board.judges, board.back):
        button.hide()
    if board.away:
        board.back.show("mine", t("button.mine"))
        return
    if not board.judges_apart:
        name = "market" if board.judges_shown else "judges"
        board.judges.show("judges", t(f"button.{name}"), t(f"thing.{name}"))
        board.judges.strong = board.cake.glowing and not board.judges_shown
    if board.mine:
        board.end.show("end", t("button.end"))
        board.end.refusal = "" if END in board.legal else board.say(board.seat.refuse(END))
