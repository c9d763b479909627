"""Situations from the middle of games, to try players on."""

from grognard.kernel.contract import State
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game


def moments(game_id: str, number: int, seed: int = 1815) -> list[tuple[State, int]]:
    """So many situations with a seat that has a choice there, from random games."""
    game = find_game(game_id)
    found: list[tuple[State, int]] = []
    while len(found) < number:
        seed += 1
        state = game.new({}, seed)
        playout(state, seed, 20 + 17 * (seed % 7))
        while state.stack and len(state.legal(state.deciders()[0])) < 2:
            playout(state, seed, 1)
        if state.stack:
            found.append((state, state.deciders()[0]))
    return found
