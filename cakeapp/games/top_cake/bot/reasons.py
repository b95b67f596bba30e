"""Why a move, in words, from the numbers by which it is chosen."""

from collections import Counter

from cakeapp.core.game import Move
from cakeapp.games.top_cake.bot.auction import NOBODY, PIPS, Auction, Standing
from cakeapp.games.top_cake.bot.stacks import best_total, chances_after, points, promise
from cakeapp.games.top_cake.bot.weights import WEIGHTS
from cakeapp.games.top_cake.rules.components import FACES, LAYERS
from cakeapp.games.top_cake.rules.hands import SNATCH
from cakeapp.games.top_cake.rules.scoring import standing
from cakeapp.games.top_cake.rules.state import CLOSED, OPEN, ROUNDS, State

GOOD = 0.75  # part of what the best lot brings
CLOSE = 4  # half points


def why(state: State, move: Move, sees: tuple[str, ...]) -> str:
    """For the seat to move; of cards face down it tells only how many there are."""
    if move.verb == "stack":
        return why_stack(state, *move.args)
    hidden = Counter((lot, seat) for seat, lot, facing, _ in state.bids if facing == CLOSED)
    state.bids = [bid for bid in state.bids if bid[2] == OPEN]
    auction = Auction(state, sees)
    if move.verb == "half":
        return why_half(auction, move.args[0])
    return why_bid(auction, hidden, *move.args)


def why_bid(auction: Auction, hidden: Counter[tuple[int, int]], lot: int, facing: int, card: int) -> str:
    place = auction.lots.index(lot)
    stake = auction.stakes[auction.seat][place]
    best = max(auction.stakes[auction.seat])
    rank = (
        "the most of all lots" if stake == best else "a good lot" if stake > GOOD * best else "one of the lesser lots"
    )
    worth = f"worth {count(stake)} here, {rank}"
    look = auction.standing(place, auction.seat, 0)
    if 1 << card & SNATCH:
        left = (
            "and there is no later round to keep it for"
            if auction.round == ROUNDS
            else f"and a SNATCH in hand may bring {count(WEIGHTS.snatch[ROUNDS - auction.round])} later"
        )
        return f"SNATCH takes {name(lot)} whatever the others bid: {worth}, {left}."
    if not PIPS[card]:
        bids = f"a bid {gap(look)} there" if look.bid else "a small bid still to follow"
        return f"REVERSE lets the lowest bid win {name(lot)}, {worth}; it goes with {bids}."
    closed = sum(n for (at, seat), n in hidden.items() if at == lot and seat != auction.seat)
    way = "face down" if facing == CLOSED else "face up"
    rivals = [cards for seat, cards in enumerate(auction.shown[place]) if seat != auction.seat]
    if any(cards >> card & 1 for cards in rivals):
        effect = f"It cancels the {FACES[card]} that lies there"
    elif look.reverse:
        effect = "The lowest bid wins there, and somebody without a bid cannot"
    else:
        effect = f"It makes the bid {gap(look._replace(lead=look.lead + PIPS[card]))}"
    doubt = f", but for {closed} {'card' if closed == 1 else 'cards'} face down" if closed else ""
    return f"Bids {FACES[card]} {way} for {name(lot)}, {worth}. {effect}{doubt}."


def why_half(auction: Auction, lot: int) -> str:
    place = auction.lots.index(lot)
    look = auction.standing(place, auction.starter, 0)
    stake = count(auction.stakes[auction.starter][place])
    if look.snatcher == NOBODY and not look.lead:
        return f"The half point breaks a tie over {name(lot)}, which brings {stake}."
    if look.snatcher == NOBODY and abs(look.lead) <= CLOSE:
        return f"The half point goes to {name(lot)}, which brings {stake}: the bid there is only {gap(look)}."
    return f"By what lies open the half point breaks no tie; it may help at {name(lot)}, which brings {stake}."


def why_stack(state: State, card: int, number: int) -> str:
    seat = state.actor
    assert seat is not None
    stack = state.stacks[seat][number - 1] if number else ()
    built = (*stack, card)
    left = standing(built, LAYERS)
    gain = points(left) - points(stack)
    now = f"{gain:+} {'point' if abs(gain) == 1 else 'points'} at once"
    fallen = [layer for layer in built if layer not in left]
    if not number:
        start = f"Begins a new stack with {name(card)}: {now}"
    elif not LAYERS[card].flavour and gain == points(stack):
        start = f"The topper crowns stack {number} and doubles its score: {now}"
    else:
        start = f"Puts {name(card)} on stack {number}: {now}"
    if fallen:
        return f"{start}, although {' and '.join(map(name, fallen))} collapse{'s' if len(fallen) == 1 else ''}."
    chances = chances_after(state.round)
    rest = tuple([other for other in state.won[seat] if other != card])
    more = promise(left, chances, state.players) - points(left)
    if rest:
        others = tuple([other for at, other in enumerate(state.stacks[seat], 1) if at != number])
        total = best_total((*others, left), rest, chances, state.players)
        return f"{start}. With the other cards won this leads to {count(total)} in all."
    if more >= 0.5:
        return f"{start}. It can bear more, which may bring another {count(more)}."
    return f"{start}."


def name(layer: int) -> str:
    if not LAYERS[layer].flavour:
        return "the topper"
    return f"the {LAYERS[layer].flavour} cake that bears {LAYERS[layer].max}"


def count(points: float) -> str:
    found = f"{points:.1f}".removesuffix(".0")
    return f"{found} point{'' if found == '1' else 's'}"


def gap(look: Standing) -> str:
    lead = f"{abs(look.lead) / 2:g}"
    return f"{lead} ahead" if look.lead > 0 else f"{lead} behind" if look.lead else "level with the best"
