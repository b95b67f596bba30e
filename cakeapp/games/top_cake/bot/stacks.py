"""What stacks are worth and may become, and where cards won go best. Each stack counts alone."""

from functools import cache, lru_cache

from cakeapp.core.scoring import points_of
from cakeapp.games.top_cake.bot.weights import WEIGHTS
from cakeapp.games.top_cake.rules.components import ALL_CAKES, LAYERS
from cakeapp.games.top_cake.rules.scoring import TALL, Stack, stack_lines, standing
from cakeapp.games.top_cake.rules.state import ROUNDS

MAXES = [LAYERS[cake].max for cake in ALL_CAKES]
BEARING = [(most, MAXES.count(most) / len(MAXES)) for most in sorted(set(MAXES))]
FULL_CHANCE = 2  # players for whom the chances in the weights hold; with more of them each gets less


@lru_cache(maxsize=30_000)
def points(stack: Stack) -> int:
    return points_of(stack_lines(stack, LAYERS)) if stack else 0


@cache
def outlook(cakes: int, same: int, spare: int, chances: int, players: int) -> float:
    """Points of a stack without a topper that can bear so many more cards, with so many chances still to come.

    At each chance there may be a cake or a topper for it. A cake must bring more here than it would elsewhere.
    """
    plain = cakes + (same if cakes >= TALL else 0)
    if not chances or not spare:
        return float(plain)
    stay = outlook(cakes, same, spare, chances - 1, players)
    share = FULL_CHANCE / players
    found = stay
    match = WEIGHTS.match
    added = 0.0
    for most, part in BEARING:
        left = min(spare - 1, most)
        added += part * match * outlook(cakes + 1, same + 1, left, chances - 1, players)
        added += part * (1 - match) * outlook(cakes + 1, same, left, chances - 1, players)
    found += share * WEIGHTS.cake_chance * max(0.0, added - stay - WEIGHTS.elsewhere)
    if cakes >= TALL:
        found += share * WEIGHTS.topper_chance * max(0.0, 2 * plain - stay)
    return found


@lru_cache(maxsize=30_000)
def promise(stack: Stack, chances: int, players: int) -> float:
    """Points of a stack, and what it may still become."""
    now = points(stack)
    if not chances or not stack:
        return float(now)
    height = len(stack)
    spare = min([LAYERS[card].max - height + at for at, card in enumerate(stack, 1)])
    flavours = [LAYERS[card].flavour for card in stack]
    if spare <= 0 or "" in flavours:
        return float(now)
    return outlook(height, max(map(flavours.count, flavours)), spare, chances, players)


@lru_cache(maxsize=30_000)
def grown(stack: Stack, cards: tuple[int, ...], chances: int, players: int) -> float:
    """The promise of a stack once all these cards lie on it, in the best order."""
    if not cards:
        return promise(stack, chances, players)
    return max(
        [
            grown(standing((*stack, card), LAYERS), cards[:at] + cards[at + 1 :], chances, players)
            for at, card in enumerate(cards)
        ]
    )


def chances_after(round_: int) -> int:
    return round((ROUNDS - round_) * WEIGHTS.chances_a_round)


@lru_cache(maxsize=8_000)
def best_total(stacks: tuple[Stack, ...], cards: tuple[int, ...], chances: int, players: int) -> float:
    """The promise of all stacks once these cards lie where they do best: every split of them is looked at."""
    subsets = [tuple([card for at, card in enumerate(cards) if mask >> at & 1]) for mask in range(1 << len(cards))]
    everything = len(subsets) - 1
    fresh = [grown((), subset, chances, players) for subset in subsets]
    best = fresh[:]
    for mask in range(1, everything + 1):  # several new stacks: one of them holds the first card
        first = mask & -mask
        part = mask
        while part := (part - 1) & mask:
            if part & first and (found := fresh[part] + best[mask ^ part]) > best[mask]:
                best[mask] = found
    for stack in stacks:
        here = [grown(stack, subset, chances, players) for subset in subsets]
        before, best = best, []
        for mask in range(everything + 1):
            found, part = here[0] + before[mask], mask
            while part:
                if here[part] + before[mask ^ part] > found:
                    found = here[part] + before[mask ^ part]
                part = (part - 1) & mask
            best.append(found)
    return best[everything]
