"""Information-set tree search: looks ahead in imagined worlds, one world a step. Knows only `Rules`.

The tree holds decisions only, the same for all worlds; what chance or hidden cards do differs from world to world.
A node tries the candidates of its brain in their order, more of them the oftener it is visited.
"""

from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random

from cakeapp.bots.protocol import Brain, Plan
from cakeapp.bots.taste import Taste
from cakeapp.core.game import CHANCE, Move, Rules, State, View


class Node:
    """A decision that was reached: what was tried from it, and how that went for the seat that decided to come here."""

    __slots__ = ("children", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.seen = 0  # how often it could have been chosen
        self.value = 0.0


def search(
    rules: Rules[State, View],
    brain: Brain[State, View],
    plan: Plan,
    taste: Taste,
    view: View,
    rng: Random,
    iterations: int,
) -> Iterator[Move]:
    """Yields the move most often found good, after each imagined world."""
    root = Node()
    for _ in range(iterations):
        grow(root, rules, brain, plan, taste, rules.imagine(view, rng), rng)
        yield best(root)


def best(root: Node) -> Move:
    return max(root.children, key=lambda move: (root.children[move].visits, root.children[move].value))


def grow(
    root: Node,
    rules: Rules[State, View],
    brain: Brain[State, View],
    plan: Plan,
    taste: Taste,
    state: State,
    rng: Random,
) -> None:
    """Walks down to a decision not tried before, plays on from there, and tells all nodes on the way."""
    node, path = root, []
    fresh = False
    while not fresh:
        actor = state.actor
        if actor is None:
            break
        if actor == CHANCE:
            rules.apply(state, rules.chance(state, rng))
            continue
        move = choose(node, brain.candidates(state), plan)
        if move not in node.children:
            node.children[move] = Node()
            fresh = True
        node = node.children[move]
        path.append((actor, node))
        rules.apply(state, move)
    wants = taste(play_on(rules, brain, plan.depth, state, rng))
    root.visits += 1
    for actor, passed in path:
        passed.visits += 1
        passed.value += wants[actor]


def choose(node: Node, candidates: Sequence[Move], plan: Plan) -> Move:
    """The next candidate not tried, while the visits allow one more; else the most promising one."""
    allowed = min(plan.width, len(candidates), 2 + int(plan.widen * sqrt(node.visits)))
    children = node.children
    tried = []
    for move in candidates[:allowed]:
        child = children.get(move)
        if child is None:
            return move
        child.seen += 1
        tried.append((move, child))
    return max(
        tried,
        key=lambda pair: pair[1].value / pair[1].visits + plan.explore * sqrt(log(pair[1].seen) / pair[1].visits),
    )[0]


def play_on(
    rules: Rules[State, View], brain: Brain[State, View], depth: int, state: State, rng: Random
) -> Sequence[float]:
    for _ in range(depth):
        actor = state.actor
        if actor is None:
            break
        rules.apply(state, rules.chance(state, rng) if actor == CHANCE else brain.quick_move(state, rng))
    return brain.worth(state)
