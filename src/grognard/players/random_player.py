"""The random player: any legal action, each as likely as the others."""

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import State
from grognard.players.player import Player


class RandomPlayer(Player):
    """Plays anything."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        actions = state.legal(seat)
        return actions[word_below(next_word(seed_word(seed)), len(actions))]
