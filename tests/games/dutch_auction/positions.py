"""Positions of Dutch Auction to start an example from, with cards written as on the game's page."""

from collections.abc import Sequence

from cakeapp.core.game import CHANCE, Event
from cakeapp.games.dutch_auction.rules.codes import ALL_CARDS, NUMBER, names
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, State

RULES = DutchAuction()
DEALT = "g1 g2 g3 g4 g5 g6 g7 g8 g* r1 r2 r3 r4 r5 r6 r7 r8 r* b1 b2 b3 b4 b5 b6"  # the first cards of a deck


def cards(written: str) -> list[int]:
    return [NUMBER[name] for name in written.split()]


def acting(
    bid: str, display: str = "", *, against: str = "", auction: str = "", own: str = "", loser: bool = False
) -> State:
    """Seat 0 is to act; `-` is a gap in the display. Seat 1 has acted already where seat 0 lost the bid."""
    state = State(recall=False)
    state.phase, state.actor, state.loser = ACT, 0, 0 if loser else 1
    state.display = {cost: NUMBER[name] for cost, name in enumerate(display.split(), 1) if name != "-"}
    state.laid = len(display.split())
    state.bids = sorted(cards(bid)), sorted(cards(against))
    state.discards = sorted(cards(own)), []
    state.auction_discards = sorted(cards(auction))
    return state


def bidding(
    hands: tuple[str, str], decks: tuple[str, str], discards: tuple[str, str] = ("", ""), *, loser: int = 0
) -> State:
    """Seat 0 is to set aside; `loser` lost the last bid."""
    state = State(recall=False)
    state.phase, state.loser = ASIDE, loser
    state.hands = sorted(cards(hands[0])), sorted(cards(hands[1]))
    state.decks = cards(decks[0]), cards(decks[1])
    state.discards = sorted(cards(discards[0])), sorted(cards(discards[1]))
    state.display, state.laid = dict(enumerate(cards("g1 g2 g3 g4 g5 g6"), 1)), 6
    state.actor = 0
    return state


def legal(state: State, start: str = "") -> list[str]:
    return [text for text in map(RULES.text, RULES.legal(state)) if text.startswith(start)]


def play(state: State, *texts: str) -> list[Event]:
    """Plays moves and chance outcomes, each of which must be legal."""
    log: list[Event] = []
    for text in texts:
        move = RULES.parse(text)
        assert RULES.refuse(state, move) is None, text
        if state.actor != CHANCE:
            assert text in legal(state)
        RULES.apply(state, move, log)
    return log


def refused(state: State, text: str) -> str:
    """The sentence; empty when the move can be played."""
    return str(RULES.refuse(state, RULES.parse(text)) or "")


def lying(pile: Sequence[int]) -> str:
    return " ".join(names(pile))


def new_game(first: str = "", recall: str = "off") -> State:
    """A game that is dealt these cards first, then the others in the order of the components."""
    state = RULES.start(2, {"recall": recall})
    deck = cards(first)
    rest = list(ALL_CARDS)
    for card in deck:
        rest.remove(card)
    play(state, "tiebreak 0", f"deck {lying(deck + rest)}")
    return state


def restocked(display: str, deck: str) -> State:
    """The loser ends the round with nothing in her bid; the display had six cards."""
    state = acting("", display, loser=True)
    state.laid, state.auction_deck = 6, cards(deck)
    state.decks = cards("r1 r2 r3 r4 r5 r6"), cards("b1 b2 b3 b4 b5 b6")
    play(state, "done")
    return state


def kinds(log: Sequence[Event]) -> list[str]:
    return [event.kind for event in log]
