"""Situations to begin with, so that a test need not play up to them."""

from typing import Any

from grognard.kernel.contract import State
from grognard.kernel.registry import find_game
from grognard.players import find_player

GAME = find_game("risk_napoleon")


def first(step: str, players: int = 3, seed: int = 1, cards: int = 0) -> dict[str, Any]:
    """The first situation of a game between plain players in which the first seat decides in this step, with so many cards in
    hand."""
    state: State = GAME.new({"players": players}, seed)
    greedy = find_player("greedy")
    while state.stack:
        seat = state.deciders()[0]
        view = state.view(seat)
        if seat == 0 and view["frame"] == step and view["table"]["seats"][0]["cards"] >= cards:
            return GAME.describe(state)
        state.apply(seat, greedy.choose(state, seat, seed))
    raise AssertionError(f"no {step} in this game")
