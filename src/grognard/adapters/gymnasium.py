"""Gymnasium: one seat of a game against computer players. Importing this module registers an environment for each game.

    import gymnasium
    import grognard.adapters.gymnasium

    env = gymnasium.make("grognard/RiskNapoleon-v0", opponents=["greedy"], seat="p2", players=2)
    observation, info = env.reset(seed=1815)
    observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

`action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from collections.abc import Sequence
from typing import Any

from grognard.adapters import require

require("gymnasium", "gymnasium", "numpy")

import gymnasium
import numpy as np
from numpy.typing import NDArray

from grognard.adapters.table import LIMIT, Array, Table, environment_version, spaces_of
from grognard.kernel.contract import Json
from grognard.kernel.errors import BadInput, Barred
from grognard.kernel.registry import find_game, game_ids
from grognard.players import find_player


class Environment(gymnasium.Env[Array, int]):
    """The seat's decisions are steps; in between, the others play. The reward comes at the end, from -1 to 1.

    `opponents` names the computer players of the other seats, in their order; one name serves for all. An action that is
    not open loses the game at once, and `info["barred"]` names the clause that forbids it."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: str | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, options, limit)
        seats = self.table.seats
        if seat is not None and seat not in seats:
            raise BadInput("unknown-seat", word=seat, known=", ".join(seats))
        self.seat = 0 if seat is None else seats.index(seat)
        others = len(seats) - 1
        names = [*opponents] * others if len(opponents) == 1 else [*opponents]
        if len(names) != others:
            raise BadInput("player-count", found=len(names), wanted=others)
        names.insert(self.seat, "random")  # who never sits down
        self.names = names
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(seed)
        self._players = [find_player(name) for name in self.names]
        self._await()
        return self.table.row(self.seat), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        table = self.table
        try:
            table.act(self.seat, int(action))
        except Barred as barred:
            return table.row(self.seat), -1.0, True, False, {**self._info(), "barred": barred.clause}
        self._await()
        reward = table.rewards()[self.seat]
        return table.row(self.seat), reward, table.over, table.broken_off, self._info()

    def _await(self) -> None:
        """The others play until the seat has a decision, or the game ends."""
        table = self.table
        while not table.over and not table.broken_off:
            deciders = table.state.deciders()
            if self.seat in deciders:
                return
            other = deciders[0]
            table.state.apply(other, self._players[other].choose(table.state, other, table.draw()))
            table.made += 1

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "decisions": self.table.made}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def view(self) -> Json:
        """What the seat may see as a dictionary, in the words of the game."""
        return self.table.view(self.seat)

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        for player in getattr(self, "_players", ()):
            player.close()


def id_of(game: str) -> str:
    """The id under which a game is registered."""
    name = "".join(part.capitalize() for part in game.split("_"))
    return f"grognard/{name}-v{environment_version(find_game(game).version)}"


for _game in game_ids():
    gymnasium.register(id_of(_game), f"{__name__}:Environment", kwargs={"game": _game})
