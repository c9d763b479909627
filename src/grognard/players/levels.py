"""The levels that a person is offered, from the recruit to the marshal."""

from typing import Final

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import State
from grognard.players.player import Player
from grognard.players.search import Search

CONSCRIT: Final = "conscrit"
VOLTIGEUR: Final = "voltigeur"
GROGNARD: Final = "grognard"
MARECHAL: Final = "marechal"

# Playouts a decision; seconds after which it decides all the same; seconds that it has for a turn of many decisions.
_VOLTIGEUR: Final = (24, 1.0, 5.0)
_GROGNARD: Final = (160, 2.0, 15.0)
_MARECHAL: Final = (1600, 15.0, 120.0)

_OVERLOOKS: Final = 3  # of so many actions a recruit overlooks one
_WHIM: Final = 10  # of so many decisions he takes one without thinking


class Conscrit(Player):
    """A recruit with common sense who makes a beginner's mistakes: he overlooks things, and now and then acts on a whim."""

    def pick(self, world: State, seat: int, actions: list[int], seed: int) -> int:
        word = next_word(seed_word(seed))
        if word_below(word, _WHIM) == 0:
            return actions[word_below(next_word(word), len(actions))]
        seen: list[int] = []
        for action in actions:
            word = next_word(word)
            if word_below(word, _OVERLOOKS):
                seen.append(action)
        if not seen:
            seen = actions
        values = world.game.judge(world, seat, seen)
        best = 0
        for i in range(len(seen)):
            if values[i] > values[best]:
                best = i
        return seen[best]


def level_names() -> list[str]:
    """The levels, the weakest first."""
    return [CONSCRIT, VOLTIGEUR, GROGNARD, MARECHAL]


def level(name: str) -> Player:
    """The player of that level."""
    if name == CONSCRIT:
        return Conscrit()
    playouts, seconds, turn = _VOLTIGEUR if name == VOLTIGEUR else _GROGNARD if name == GROGNARD else _MARECHAL
    return Search(playouts, seconds, turn)
