"""Why a move, in words, from the numbers by which it is chosen."""

from collections import Counter

from cakeapp.bots.amounts import points, rounded
from cakeapp.core.game import Move
from cakeapp.core.say import Listed, Say, Value, listed, sentences
from cakeapp.games.top_cake.bot.auction import NOBODY, PIPS, Auction, Standing
from cakeapp.games.top_cake.bot.stacks import best_total, chances_after, promise
from cakeapp.games.top_cake.bot.stacks import points as worth
from cakeapp.games.top_cake.bot.weights import WEIGHTS
from cakeapp.games.top_cake.rules.components import FACES, LAYERS
from cakeapp.games.top_cake.rules.hands import SNATCH
from cakeapp.games.top_cake.rules.scoring import standing
from cakeapp.games.top_cake.rules.state import CLOSED, OPEN, ROUNDS, State

GOOD = 0.75  # part of what the best lot brings
CLOSE = 4  # half points


def why(state: State, move: Move, sees: tuple[str, ...]) -> Say | Listed:
    """For the seat to move; of cards face down it tells only how many there are."""
    if move.verb == "stack":
        return why_stack(state, *move.args)
    hidden = Counter((lot, seat) for seat, lot, facing, _ in state.bids if facing == CLOSED)
    state.bids = [bid for bid in state.bids if bid[2] == OPEN]
    auction = Auction(state, sees)
    if move.verb == "half":
        return why_half(auction, move.args[0])
    return why_bid(auction, hidden, *move.args)


def why_bid(auction: Auction, hidden: Counter[tuple[int, int]], lot: int, facing: int, card: int) -> Say | Listed:
    place = auction.lots.index(lot)
    look = auction.standing(place, auction.seat, 0)
    told: dict[str, Value] = {"lot": name(lot), "worth": rank(auction, place)}
    if 1 << card & SNATCH:
        if auction.round == ROUNDS:
            return reason("snatch_last", **told)
        return reason("snatch", points=points(WEIGHTS.snatch[ROUNDS - auction.round]), **told)
    if not PIPS[card]:
        return reason("reverse", gap=gap(look), **told) if look.bid else reason("reverse_first", **told)
    bids = reason("bid_down" if facing == CLOSED else "bid_up", card=FACES[card], **told)
    closed = sum(n for (at, seat), n in hidden.items() if at == lot and seat != auction.seat)
    return sentences(bids, effect(auction, place, card, look, closed))


def effect(auction: Auction, place: int, card: int, look: Standing, closed: int) -> Say:
    """What a number does at a lot, by what lies open; cards face down may change that."""
    rivals = [cards for seat, cards in enumerate(auction.shown[place]) if seat != auction.seat]
    doubt: dict[str, Value] = {"count": closed} if closed else {}
    but = "_but" if closed else ""
    if any(cards >> card & 1 for cards in rivals):
        return reason(f"cancels{but}", card=FACES[card], **doubt)
    if look.reverse:
        return reason(f"lowest{but}", **doubt)
    return reason(f"makes{but}", gap=gap(look._replace(lead=look.lead + PIPS[card])), **doubt)


def rank(auction: Auction, place: int) -> Say:
    """What a lot is worth, and which of them that makes it."""
    stake, best = auction.stakes[auction.seat][place], max(auction.stakes[auction.seat])
    if stake == best:
        return reason("worth.most", points=points(stake))
    return reason("worth.good" if stake > GOOD * best else "worth.lesser", points=points(stake))


def why_half(auction: Auction, lot: int) -> Say:
    place = auction.lots.index(lot)
    look = auction.standing(place, auction.starter, 0)
    told: dict[str, Value] = {"lot": name(lot), "points": points(auction.stakes[auction.starter][place])}
    if look.snatcher == NOBODY and not look.lead:
        return reason("half.breaks", **told)
    if look.snatcher == NOBODY and abs(look.lead) <= CLOSE:
        return reason("half.close", gap=gap(look), **told)
    return reason("half.may", **told)


def why_stack(state: State, card: int, number: int) -> Say | Listed:
    seat = state.seat
    stack = state.stacks[seat][number - 1] if number else ()
    built = (*stack, card)
    left = standing(built, LAYERS)
    gain = worth(left) - worth(stack)
    told: dict[str, Value] = {"layer": name(card), "stack": number, "gain": at_once(gain)}
    crowns = not LAYERS[card].flavour and gain == worth(stack)
    start = "stack.new" if not number else "stack.crown" if crowns else "stack.onto"
    fallen = [layer for layer in built if layer not in left]
    if fallen:
        return reason(f"{start}_falls", count=len(fallen), fallen=listed([name(layer) for layer in fallen]), **told)
    chances = chances_after(state.round)
    rest = tuple([other for other in state.won[seat] if other != card])
    more = promise(left, chances, state.players) - worth(left)
    if rest:
        others = tuple([other for at, other in enumerate(state.stacks[seat], 1) if at != number])
        total = best_total((*others, left), rest, chances, state.players)
        return sentences(reason(start, **told), reason("stack.leads", points=points(total)))
    if more >= 0.5:
        return sentences(reason(start, **told), reason("stack.more", points=points(more)))
    return reason(start, **told)


def at_once(gain: int) -> Say:
    return reason("at_once", count=gain, gain=f"{gain:+}")


def name(layer: int) -> Say:
    facts = LAYERS[layer]
    if not facts.flavour:
        return reason("topper")
    return reason("cake", flavour=Say(f"top_cake.flavour.{facts.flavour}"), max=facts.max)


def gap(look: Standing) -> Say:
    if not look.lead:
        return reason("gap.level")
    return reason("gap.ahead" if look.lead > 0 else "gap.behind", number=rounded(abs(look.lead) / 2))


def reason(key: str, **values: Value) -> Say:
    return Say(f"top_cake.reason.{key}", **values)
