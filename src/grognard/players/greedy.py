"""The greedy player: the action that the game's own judgement likes best, one step ahead."""

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import State
from grognard.players.player import Player


class Greedy(Player):
    """Takes what looks best now; between equals it draws lots."""

    def pick(self, world: State, seat: int, actions: list[int], seed: int) -> int:
        values = world.game.judge(world, seat, actions)
        best = max(values)
        equals = [actions[i] for i in range(len(actions)) if values[i] == best]
        return equals[word_below(next_word(seed_word(seed)), len(equals))]
