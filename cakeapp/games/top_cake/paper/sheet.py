"""The score sheet of Top Cake: everybody's stacks, layer by layer from the bottom."""

from collections.abc import Iterator, Mapping
from typing import Any

from cakeapp.core.components import rows
from cakeapp.core.game import Outcome
from cakeapp.core.say import Player, Say
from cakeapp.core.scoring import by_points
from cakeapp.core.sheet import Entry, Field, Sheet, level, misread, shared
from cakeapp.games.top_cake import GAME
from cakeapp.games.top_cake.rules.components import CAKES, Layer, read_layers
from cakeapp.games.top_cake.rules.scoring import Stack, stack_lines, standing

STACK, ONTO, LAYER = "stack", "onto", "layer"
VERBS = {STACK: (), ONTO: (int,), LAYER: (str,)}  # begin a stack; go on with one, from 1; a layer by id
MOST_BORNE = 24  # that an editor offers: all other layers of the game


class ScoreSheet(Sheet):
    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        GAME.settle(players, options)
        self.players = players
        self.layers = read_layers(table)
        self.number = {layer.id: number for number, layer in enumerate(self.layers)}
        self.stacks: list[list[Stack]] = [[] for _ in range(players)]
        self.building = [0] * players  # the stack that grows, from 1; 0 where none is begun
        self.put_last: tuple[int, Stack] | None = None  # a layer, if that was the last touch, and what it was put on

    def refuse(self, entry: Entry) -> Say | None:
        wrong = misread(entry, self.players, VERBS)
        if wrong or entry.verb == STACK:
            return wrong
        if entry.verb == LAYER:
            return self.wrong_layer(entry.seat, str(entry.args[0]))
        begun = len(self.stacks[entry.seat])
        if entry.args[0] not in range(1, begun + 1):
            return Say("top_cake.sheet.no_stack", stack=entry.args[0], player=Player(entry.seat), count=begun)
        return None

    def wrong_layer(self, seat: int, name: str) -> Say | None:
        if name not in self.number:
            return Say("top_cake.sheet.no_layer", found=name)
        if not self.building[seat]:
            return Say("top_cake.sheet.no_stack_yet")
        number = self.number[name]
        if number == self.top(seat):
            return None
        for owner, at, stack in self.standing_now():
            if number in stack:
                return Say("top_cake.sheet.lies", layer=spoken(self.layers[number]), stack=at, player=Player(owner))
        if number < CAKES and sum(card < CAKES for _, _, stack in self.standing_now() for card in stack) == CAKES - 1:
            return Say("top_cake.sheet.all_stacked", count=CAKES - 1, of=CAKES)
        return None

    def enter(self, entry: Entry) -> None:
        """A layer that is tapped again is taken off, and so is a stack that is still empty."""
        put_last, self.put_last = self.put_last, None
        stacks, at = self.stacks[entry.seat], self.building[entry.seat]
        if entry.verb == ONTO:
            self.building[entry.seat] = int(entry.args[0])
        elif entry.verb == STACK:
            if at and not stacks[at - 1]:
                stacks.pop(at - 1)
            else:
                stacks.append(())
            self.building[entry.seat] = len(stacks)
        else:
            number, stack = self.number[str(entry.args[0])], stacks[at - 1]
            if number != self.top(entry.seat):
                self.put_last = number, stack
                stacks[at - 1] = standing((*stack, number), self.layers)
            elif put_last and put_last[0] == number:  # what it let fall comes back
                stacks[at - 1] = put_last[1]
            else:
                stacks[at - 1] = stack[:-1]

    def top(self, seat: int) -> int | None:
        """The layer on top of the stack that grows."""
        stack = self.stacks[seat][self.building[seat] - 1] if self.building[seat] else ()
        return stack[-1] if stack else None

    def standing_now(self) -> Iterator[tuple[int, int, Stack]]:
        """Every stack with its seat and its number."""
        for seat, stacks in enumerate(self.stacks):
            for at, stack in enumerate(stacks, 1):
                yield seat, at, stack

    def collapse(self, seat: int, name: str) -> list[str]:
        """What would fall if this layer were put on the stack that grows."""
        if self.wrong_layer(seat, name) or self.number[name] == self.top(seat):
            return []
        built = (*self.stacks[seat][self.building[seat] - 1], self.number[name])
        left = standing(built, self.layers)
        return [self.layers[card].id for card in built if card not in left]

    def missing(self) -> list[Say]:
        bare = [seat for seat, own in enumerate(self.stacks) if not any(own)]
        empty = [(seat, at) for seat, at, stack in self.standing_now() if not stack]
        return [Say("top_cake.sheet.no_layer_yet", player=Player(seat)) for seat in bare] + [
            Say("top_cake.sheet.empty", stack=at, player=Player(seat)) for seat, at in empty
        ]

    def outcome(self) -> Outcome:
        lines = tuple(
            tuple(line for at, stack in enumerate(own, 1) if stack for line in stack_lines(stack, self.layers, at))
            for own in self.stacks
        )
        return by_points(lines)

    def tie_break(self) -> Say | None:
        return shared(level(self.outcome().scores))


def spoken(layer: Layer) -> Say:
    """With the id of a cake, as another may have its flavour and its number."""
    if not layer.flavour:
        return Say("top_cake.sheet.topper", topper=layer.said)
    return Say("top_cake.sheet.cake", flavour=Say(f"top_cake.flavour.{layer.flavour}"), id=layer.id)


def editable(table: Mapping[str, Any]) -> list[Field]:
    """How many cards each cake and each topper bears."""
    layers = {layer.id: layer for layer in read_layers(table)}
    return [
        Field((name, at, "max"), Say("top_cake.copy.bears", layer=spoken(layers[row["id"]])), range(MOST_BORNE + 1))
        for name in ("cakes", "toppers")
        for at, row in enumerate(rows(table, name))
    ]
