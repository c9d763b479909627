"""A seeded game with a study that looks on, and a look of one's own before and after each decision."""

from collections.abc import Callable
from typing import Any

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import Event, State
from grognard.kernel.registry import find_game
from grognard.kernel.study import Study

Look = Callable[[State], Any]


class Watched:
    """The game, its study, all that was told, and what `look` saw: once at the start and once after each decision."""

    def __init__(self, game_id: str, options: dict[str, object], seed: int, limit: int, look: Look) -> None:
        game = find_game(game_id)
        self.state = game.begin(game.resolve(options), seed)
        self.study: Study = game.study(self.state)
        self.told: list[Event] = []
        self.state.settle()
        self._heard()
        self.seen = [look(self.state)]
        word = seed_word(seed)
        self.first = self.state.deciders()[0]
        for _ in range(limit):
            deciders = self.state.deciders()
            if not deciders:
                break
            word = next_word(word)
            legal = self.state.legal(deciders[0])
            action = legal[word_below(word, len(legal))]
            self.state.apply(deciders[0], action)
            self.told += self.state.events or []
            self.study.after(self.state, deciders[0], action)
            self.seen.append(look(self.state))
        self.notes = self.study.notes(self.state)

    def _heard(self) -> None:
        self.told += self.state.events or []
        self.study.listen(self.state)

    def all(self, code: int) -> list[list[int]]:
        """The arguments of every telling of this kind."""
        return [arguments for _, told, arguments in self.told if told == code]

    def losses(self) -> list[int]:
        """By seat, over all turns."""
        return [sum(by_turn) for by_turn in self.notes["losses"]]
