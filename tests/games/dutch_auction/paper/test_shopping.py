from cakeapp.games.dutch_auction.paper.shopping import Purchase, keeping_all


def test_each_suit_pays_as_much_as_there_are_cards_of_it() -> None:
    assert keeping_all(["blue", "red", "blue", "blue"]) == [
        Purchase("blue", 1),
        Purchase("blue", 2),
        Purchase("blue", 3),
        Purchase("red", 1),
    ]


def test_the_blue_card_at_cost_three_is_bought_with_three_blue_cards() -> None:
    display = [Purchase("green", 1), Purchase("blue", 3), Purchase("blue", 4)]
    assert keeping_all(["blue", "blue", "blue", "pink"], display) == [Purchase("blue", 3)]


def test_there_are_six_costs_at_most() -> None:
    assert [cost for _, cost in keeping_all(["red"] * 8)] == [1, 2, 3, 4, 5, 6]


def test_nothing_is_bought_with_no_cards() -> None:
    assert keeping_all([]) == []
    assert keeping_all([], [Purchase("red", 1)]) == []
