"""Computer players. Each is given what its seat may know and never the truth: it decides in a world dealt again from that.

A player is found by its name: `find_player("greedy").choose(state, seat, seed)`. The names are `random`, `greedy`, the levels
(`conscrit`, `voltigeur`, `grognard`, `marechal`), a search with a budget of its own (`search-400` playouts a decision,
`search-1.5s`, `search-400x2` on two processes), and external engines under the names that they were given.
"""

import re
from collections.abc import Mapping

from grognard.kernel.errors import BadInput, nearest
from grognard.players.engine import Engine, EngineFailed
from grognard.players.greedy import Greedy
from grognard.players.levels import level, level_names
from grognard.players.player import Player, Thought
from grognard.players.random_player import RandomPlayer
from grognard.players.search import Search
from grognard.players.team import Team

_PLAIN: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": Greedy}
_SEARCH = re.compile(r"search-(?:(\d{1,7})|(\d{1,4}(?:\.\d{1,3})?)s)(?:x(\d{1,3}))?")


def player_names() -> list[str]:
    """The names of all computer players, budgets and engines aside."""
    return [*_PLAIN, *level_names()]


def find_player(name: str, engines: Mapping[str, str] | None = None) -> Player:
    """A new player of that name; `engines` gives the commands of external ones."""
    plain = _plain(name)
    if plain in _PLAIN:
        return _PLAIN[plain]()
    if plain in level_names():
        return level(plain)
    if engines and name in engines:
        return Engine(name, engines[name])
    if found := _SEARCH.fullmatch(plain):
        playouts, seconds, processes = int(found[1] or 0), float(found[2] or 0), int(found[3] or 1)
        if playouts or seconds:
            return Team(processes, playouts, seconds) if processes > 1 else Search(playouts, seconds)
    known = [*player_names(), "search-N", *(engines or {})]
    raise BadInput("unknown-player", word=name, nearest=nearest(plain, known), known=", ".join(known))


def check_engines(engines: Mapping[str, str]) -> None:
    """Refuse, with BadInput, names that lists of players could not hold or that players have already."""
    for name in engines:
        if not re.fullmatch(r"[\w-]{1,20}", name) or _plain(name) in player_names():
            raise BadInput("engine-name", word=name)


def processes_of(name: str) -> int:
    """How many processes of its own a player of that name starts for its search."""
    found = _SEARCH.fullmatch(name)
    return int(found[3] or 1) if found else 1


def _plain(name: str) -> str:
    """The name as it is kept: a marshal may be written with his accent."""
    return name.replace("é", "e")


__all__ = [
    "Engine",
    "EngineFailed",
    "Player",
    "Thought",
    "check_engines",
    "find_player",
    "level_names",
    "player_names",
    "processes_of",
]
