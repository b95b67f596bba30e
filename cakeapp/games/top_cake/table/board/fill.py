"""From the view to the widgets of Top Cake's table: each thing with its key, its spoken name, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.animation import Animation

from cakeapp.core.say import listed, sentences
from cakeapp.games.top_cake.rules import laid
from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.components import FACES, LAYERS
from cakeapp.games.top_cake.rules.state import BID, CLOSED, HALF, OPEN, OVER, ROUNDS, STACK
from cakeapp.games.top_cake.rules.view import View
from cakeapp.games.top_cake.table import closer, words
from cakeapp.games.top_cake.table.board.hand import TopCakeCard
from cakeapp.games.top_cake.table.board.lots import TopCakeLot
from cakeapp.games.top_cake.table.board.stacks import TopCakeShelf
from cakeapp.stage import art

if TYPE_CHECKING:
    from cakeapp.games.top_cake.table.board.board import TopCakeBoard


def fill_lots(board: TopCakeBoard, view: View, shown: bool) -> None:
    box, t = board.ids.lots, board.t
    if not shown:
        box.clear()
        return
    box.tin.board, box.tin.opacity = board, 1
    box.tin.key, box.tin.spoken = "tin", t("thing.tin", count=view.round, of=ROUNDS)
    box.tin.says_round = t("round", count=view.round, of=ROUNDS)
    waiting = laid.carried(view)
    for lot, number in zip(box.need(len(view.row), board), view.row):
        fill_lot(board, view, lot, number, number in waiting)


def fill_lot(board: TopCakeBoard, view: View, lot: TopCakeLot, number: int, waits: bool) -> None:
    there = laid.at_lot(view, number, board.choice.half)
    lot.show(number, str(LAYERS[number].max), there, board.emblems, waits)
    lot.key = f"lot:{LAYERS[number].id}"
    bids = listed(words.lying(there, board.names) or [words.own("closer.no_bids")], "semicolon")
    kind = "thing.lot" if LAYERS[number].flavour else "thing.lot_topper"
    says = words.own(kind, layer=LAYERS[number].said, count=LAYERS[number].max, bids=bids)
    lot.spoken = board.say(sentences(says, words.own("thing.waits")) if waits else says)


def fill_shelves(board: TopCakeBoard, view: View, seats: Sequence[int]) -> None:
    box = board.ids.shelves
    box.cols = 2 if board.form == "tablet_wide" and len(seats) > 2 else max(1, len(seats))
    while len(box.children) < len(seats):
        box.add_widget(TopCakeShelf(board=board))
    while len(box.children) > len(seats):
        shelf = box.children[0]
        shelf.hide()
        box.remove_widget(shelf)
    for shelf, seat in zip(reversed(box.children), seats):
        fill_shelf(board, view, shelf, seat)


def fill_shelf(board: TopCakeBoard, view: View, shelf: TopCakeShelf, seat: int) -> None:
    t, stacks = board.t, view.stacks[seat]
    own = board.mine and view.phase == STACK and seat == board.seat.number
    shelf.seat, shelf.emblem = seat, art.sprite("common", f"seat_{board.emblems[seat]}")
    shelf.title = t("shelf", name=board.name_of(seat), count=outlook.totals(view)[seat])
    shelf.starts = view.starter == seat and view.phase != OVER
    shelf.cards = " ".join(outlook.faces(view.unplayed[seat])) if view.phase in (BID, HALF) else ""
    if shelf.cards:
        shelf.cards = t("to_play", cards=shelf.cards)
    shelf.spoken_title = t("shelf_spoken", shelf=shelf.title, cards=closer.cards(view, seat))
    shelf.none = "" if stacks or own else t("no_stack")
    rack = shelf.ids.rack
    rack.texts = t
    for at, stack in enumerate(rack.need(len(stacks) + own, board)):
        new = at == len(stacks)
        stack.role = "place" if own else "text"
        stack.key = f"stack:{seat}:{'new' if new else at + 1}"
        stack.begins = t("begin") if new else ""
        stack.show(() if new else stacks[at])
        points = 0 if new else outlook.total((stacks[at],))
        stack.spoken = (
            t("thing.new")
            if new
            else t("thing.stack", name=board.name_of(seat), stack=at + 1, count=points, layers=words.bears(stacks[at]))
        )


def fill_hand(board: TopCakeBoard, view: View | None) -> None:
    """The fan, or the layers to be stacked; without a view, nothing at all."""
    fan, tray, seat = board.ids.fan, board.ids.tray, board.seat.number
    stacking = view is not None and board.mine and view.phase == STACK
    hand = None if view is None or seat is None or stacking or view.phase == OVER else view.hands[seat]
    fill_fan(board, view, hand or ())
    wons = view.won[seat] if stacking and view is not None and seat is not None else ()
    for won, number in zip(tray.show(wons, board), wons):
        won.key, won.draggable, won.glowing = f"won:{LAYERS[number].id}", True, True
        won.spoken = board.t("thing.won", layer=LAYERS[number].said, count=LAYERS[number].max)
        won.show(number, str(LAYERS[number].max))
    fan.opacity = 1 if hand else 0
    fill_slots(board, view)


def fill_fan(board: TopCakeBoard, view: View | None, hand: Sequence[int]) -> None:
    fan, t = board.ids.fan, board.t
    pool: list[TopCakeCard] = board.card_pool
    while len(pool) < len(hand):
        pool.append(TopCakeCard(board=board))
    if len(fan.children) != len(hand):
        fan.clear_widgets()
        for card in pool[: len(hand)]:
            fan.add_widget(card)
    for card in pool[len(hand) :]:
        card.hide()
    if view is None:
        return
    ready = board.mine and view.phase == BID
    for card, number in zip(pool, hand):
        if card.key != f"card:{FACES[number]}":
            Animation.cancel_all(card)
        down = ready and board.choice.facing(view, number) == CLOSED
        spoken = t("thing.card_down" if down else "thing.card", card=laid.spoken(FACES[number]))
        card.show(number, down, board.emblems[board.seat.number], spoken, ready)


def fill_slots(board: TopCakeBoard, view: View | None) -> None:
    """Of the turn's two cards, which is up and which down, and which is still due."""
    up, down, t = board.ids.slot_up, board.ids.slot_down, board.t
    for slot, way, name in ((up, OPEN, "up"), (down, CLOSED, "down")):
        if view is None or not board.turning:
            slot.hide()
            continue
        seat = board.seat.number
        first = outlook.first_of_turn(view, seat)
        done = first is not None and first.facing == way
        slot.show(f"slot:{name}", t(f"slot.{name}"), t(f"thing.slot_{name}"), due=first is not None and not done)
        if first is not None and done:
            back = art.sprite("top_cake", f"bid_back_{board.emblems[seat]}") if way == CLOSED else ""
            face = "" if first.card is None else FACES[first.card]
            slot.fill(face if way == OPEN else "", back)
            slot.spoken = t(f"thing.slot_{name}_done", lot=LAYERS[first.lot].said)
