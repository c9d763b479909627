"""Computer players. Each is given what its seat may know and never the truth: it decides in a world dealt again from that.

A player is found by its name: `find_player("greedy").choose(state, seat, seed)`.
"""

from grognard.kernel.errors import BadInput, nearest
from grognard.players.greedy import Greedy
from grognard.players.player import Player
from grognard.players.random_player import RandomPlayer

_PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": Greedy}


def player_names() -> list[str]:
    """The names of all computer players."""
    return list(_PLAYERS)


def find_player(name: str) -> Player:
    """The player of that name."""
    if name not in _PLAYERS:
        raise BadInput("unknown-player", word=name, nearest=nearest(name, _PLAYERS), known=", ".join(_PLAYERS))
    return _PLAYERS[name]()


__all__ = ["Player", "find_player", "player_names"]
