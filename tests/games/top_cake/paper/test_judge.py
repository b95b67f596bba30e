import pytest

from cakeapp.games.top_cake.paper.judge import problem, ruling
from cakeapp.games.top_cake.rules.laid import CardAtLot

ADA, BO, CY = range(3)


def lot(*cards: tuple[int, str]) -> list[CardAtLot]:
    return [CardAtLot(seat, face) for seat, face in cards]


@pytest.mark.parametrize(
    ("cards", "winner", "reason"),
    [
        (
            lot((ADA, "1"), (BO, "3"), (CY, "4"), (CY, "R")),
            ADA,
            "A REVERSE is left, so the lowest bid wins: player 1 takes the lot with 1.",
        ),
        (
            lot((ADA, "4"), (ADA, "5"), (BO, "3"), (BO, "R"), (CY, "R")),
            ADA,
            "Played by more than one and removed: REVERSE. The highest bid wins: player 1 takes the lot with 9.",
        ),
        (lot((ADA, "5"), (BO, "S")), BO, "The SNATCH of player 2 takes the lot, whatever is bid."),
        (
            lot((ADA, "S"), (BO, "S"), (CY, "2")),
            CY,
            "Played by more than one and removed: SNATCH. The highest bid wins: player 3 takes the lot with 2.",
        ),
        (
            lot((ADA, "5"), (ADA, "6"), (BO, "5"), (CY, "half")),
            ADA,
            "Played by more than one and removed: 5. The highest bid wins: player 1 takes the lot with 6.",
        ),
        (
            lot((ADA, "half"), (BO, "6"), (BO, "R")),
            ADA,
            "A REVERSE is left, so the lowest bid wins: player 1 takes the lot with one half.",
        ),
        (
            lot((ADA, "2"), (ADA, "3"), (BO, "4"), (BO, "half")),
            ADA,
            "The highest bid wins: player 1 takes the lot with 5.",
        ),
        (lot((ADA, "R")), None, "Nobody has a bid, so the lot leaves the game."),
        ([], None, "Nobody has a bid, so the lot leaves the game."),
    ],
)
def test_the_winner_and_the_reason(cards: list[CardAtLot], winner: int | None, reason: str) -> None:
    assert problem(cards, 3) is None
    found = ruling(cards, 3)
    assert (found.winner, str(found.reason)) == (winner, reason)
    assert found.tied == ()


def test_a_tie_keeps_the_lot() -> None:
    found = ruling(lot((ADA, "1"), (ADA, "4"), (BO, "5"), (CY, "2")), 3)
    assert found.winner is None
    assert found.tied == (ADA, BO)
    assert (
        str(found.reason)
        == "The highest bid wins, but player 1 and player 2 bid 5 each: the lot stays for the next round."
    )


def test_cards_left_by_a_tie_cancel_and_are_cancelled() -> None:
    cards = [CardAtLot(ADA, "5", stuck=True), CardAtLot(BO, "2"), *lot((CY, "5"))]
    assert ruling(cards, 3).winner == BO


def test_the_house_rule_for_cancelled_lots() -> None:
    cards = lot((ADA, "5"), (BO, "5"))
    assert str(ruling(cards, 3).reason).endswith("so the lot leaves the game.")
    assert str(ruling(cards, 3, cancelled_stay=True).reason).endswith(
        "stays for the next round, as numbers were removed."
    )
    snatched = lot((ADA, "S"), (BO, "S"))
    assert str(ruling(snatched, 3, cancelled_stay=True).reason).endswith("so the lot leaves the game.")


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (lot((3, "5")), "There is no player 4 at this table."),
        (lot((ADA, "9")), "There is no bidding card 9."),
        (lot((ADA, "5"), (ADA, "5")), "Player 1 has only one 5."),
        (lot((ADA, "S"), (ADA, "S")), "Player 1 has only one SNATCH."),
        (lot((ADA, "half"), (BO, "half")), "There is only one first player card."),
        (lot((ADA, "8")), "The 8 stays in the tin when more than two play."),
        ([CardAtLot(ADA, "S", stuck=True)], "The SNATCH never stays at a tied lot."),
        ([CardAtLot(ADA, "half", stuck=True)], "The first player card never stays at a tied lot."),
    ],
)
def test_cards_that_cannot_lie_there_are_told(cards: list[CardAtLot], why: str) -> None:
    assert str(problem(cards, 3)) == why
