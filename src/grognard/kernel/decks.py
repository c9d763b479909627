"""Decks: lists of card numbers, the top card last, so that drawing is a pop.

Order is secret; what is known of a card is kept in `State.shown` by `State.reveal`.
"""

from grognard.kernel.contract import State


def fresh(state: State, cards: list[int]) -> list[int]:
    """A shuffled deck of these cards."""
    deck = cards[:]
    state.shuffle(deck)
    return deck


def draw(deck: list[int]) -> int:
    """The top card, or -1 if there is none."""
    return deck.pop() if deck else -1


def put_under(deck: list[int], cards: list[int]) -> None:
    """Put cards under the deck, the first of them nearest to the top."""
    deck[:0] = cards[::-1]


def deal_anew(state: State, unknown: list[int]) -> list[int]:
    """The same things in a random order that depends on chance and not on the order they came in."""
    things = sorted(unknown)
    state.shuffle(things)
    return things
