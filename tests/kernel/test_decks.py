"""Decks: the top card is the last one; order comes from chance alone."""

import pytest

from grognard.kernel.contract import State
from grognard.kernel.decks import deal_anew, draw, fresh, put_under
from tests.conformance.toy import GAME


def table(seed: int) -> State:
    return GAME.begin(GAME.resolve({}), seed)


def test_a_fresh_deck_has_the_same_cards_in_another_order() -> None:
    cards = list(range(50))
    deck = fresh(table(1), cards)
    assert cards == list(range(50))
    assert deck != cards
    assert sorted(deck) == cards


def test_the_order_of_a_fresh_deck_is_its_seed() -> None:
    assert fresh(table(1), list(range(50))) == fresh(table(1), list(range(50)))
    assert fresh(table(1), list(range(50))) != fresh(table(2), list(range(50)))


def test_every_order_is_equally_likely() -> None:
    state = table(5)
    orders = [tuple(fresh(state, [1, 2, 3])) for _ in range(6_000)]
    assert len(set(orders)) == 6
    assert all(850 < orders.count(order) < 1_150 for order in set(orders))


def test_shuffling_asks_chance_once_less_than_there_are_cards() -> None:
    state = table(1)
    state.answers = []
    fresh(state, list(range(10)))
    assert [bound for bound, _ in state.answers] == list(range(10, 1, -1))
    assert state.seals == 9


@pytest.mark.parametrize("cards", [[], [7]])
def test_there_is_nothing_to_shuffle(cards: list[int]) -> None:
    state = table(1)
    assert fresh(state, cards) == cards
    assert state.seals == 0


def test_the_top_card_is_drawn() -> None:
    deck = [3, 1, 2]
    assert [draw(deck), draw(deck), draw(deck)] == [2, 1, 3]
    assert deck == []


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    assert draw([]) == -1


def test_cards_put_under_come_last_and_in_their_order() -> None:
    deck = [10, 11]
    put_under(deck, [1, 2, 3])
    assert [draw(deck) for _ in range(6)] == [11, 10, 1, 2, 3, -1]


def test_dealing_anew_does_not_depend_on_the_order_things_came_in() -> None:
    things = list(range(20))
    assert deal_anew(table(3), things) == deal_anew(table(3), things[::-1])
    assert deal_anew(table(3), things) != deal_anew(table(4), things)
    assert sorted(deal_anew(table(3), things)) == things
