"""Where games are found: the entry-point group `grognard.games`, so that a game can live in a package of its own."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput, nearest


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="grognard.games"), key=lambda point: point.name)}


def game_ids() -> list[str]:
    """The ids of all games installed here."""
    return list(_found())


@cache
def find_game(id: str) -> Game:
    """The game of that id; it is imported only now."""
    points = _found()
    if id not in points:
        raise BadInput("unknown-game", word=id, nearest=nearest(id, points), known=", ".join(points))
    game = points[id].load()
    if not isinstance(game, Game):
        raise BadInput("not-a-game", word=id)
    return game
