"""Random play at full speed: the loop that benchmarks, simulations and searches run."""

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import State


def playout(state: State, seed: int, limit: int) -> int:
    """Play random legal actions until the game is over or `limit` decisions are made; how many were made."""
    word = seed_word(seed)
    made = 0
    while made < limit and state.stack:
        seat = state.stack[-1].seat
        if seat < 0:
            seat = state.deciders()[0]
        actions = state.legal(seat)
        word = next_word(word)
        state.apply(seat, actions[word_below(word, len(actions))])
        made += 1
    return made
