"""PettingZoo: every game as an AEC environment, with the mask in the observation as PettingZoo's own classic games have it.

    from grognard.adapters import pettingzoo

    env = pettingzoo.env("risk_napoleon", players=3)
    env.reset(seed=1815)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
        env.step(action)

Agents are called `player_0`, `player_1` and so on in the order of the seats. Where several seats decide at once, the first of
them does, and then the next.
"""

from typing import Any

from grognard.adapters import require

require("pettingzoo", "pettingzoo", "gymnasium", "numpy")

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from grognard.adapters.table import LIMIT, Array, Mask, Table, environment_version, spaces_of
from grognard.kernel.contract import Json
from grognard.kernel.errors import Barred

Observation = dict[str, Array | Mask]
_SINCE_RESET = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game as it is: an action that is not open raises an error with its clause.

    What PettingZoo's own games leave to wrappers (no step before `reset`, none after the end) is done here: wrappers cost
    more than a step of the engine."""

    metadata: dict[str, Any]

    def __init__(self, game: str, limit: int = LIMIT, render_mode: str | None = None, /, **options: object) -> None:
        super().__init__()
        self.table = Table(game, options, limit)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{environment_version(self.table.game.version)}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        row, action = spaces_of(self.table)
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.table.seats))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = Box(0, 1, (self.table.vocabulary.size,), np.int8)
        self.observation_spaces: dict[str, Dict] = {
            agent: Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Discrete] = {agent: Discrete(action.n) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is not there."""
        if name in _SINCE_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(name)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed begins a series of games; without one the series goes on."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seat": name} for agent, name in zip(self.agents, self.table.seats, strict=True)}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def view(self, agent: str) -> Json:
        """What the agent may see as a dictionary, in the words of the game."""
        return self.table.view(self._seats[agent])

    def named(self, observation: Observation) -> dict[str, Array]:
        """The parts of an observation by their names."""
        return self.table.named(observation["observation"])  # type: ignore[arg-type]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        table.act(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.over or table.broken_off:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, table.over)
            self.truncations = dict.fromkeys(self.agents, table.broken_off)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class Forfeiting(Environment):
    """The same, but an action that is not open ends the game for all, as in PettingZoo's own games, and costs the agent 1."""

    def step(self, action: int | None) -> None:
        try:
            super().step(action)
        except Barred:
            EnvLogger.warn_on_illegal_move()
            agent = self.agent_selection
            self._cumulative_rewards[agent] = 0.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: -1.0}
            self._accumulate_rewards()
            self._deads_step_first()


def env(game: str, /, limit: int = LIMIT, render_mode: str | None = None, **options: object) -> Forfeiting:
    """The environment of a game. `options` are the game's own (`grognard games --help` names them); after `limit` decisions a
    game is broken off."""
    return Forfeiting(game, limit, render_mode, **options)
