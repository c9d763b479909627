"""PettingZoo's own tests on all games, and what is ours: rewards, truncation, illegal actions, the board as text."""

import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from grognard.adapters import pettingzoo
from grognard.kernel.errors import Barred
from grognard.kernel.registry import game_ids

with warnings.catch_warnings():  # PettingZoo's tests import one of its own games in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

GAMES = game_ids()


def random_game(env: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent got."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        over = termination or truncation
        env.step(None if over else luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return got


# PettingZoo warns of observations with a mask unless they are of its own games, which it knows by name.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    api_test(pettingzoo.env(game, limit=120), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_seed(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_performance(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The benchmark runs; that it takes five seconds is its own affair, so its clock goes faster here."""
    ticks = iter(range(1000))
    clock = SimpleNamespace(time=lambda: next(ticks) / 10)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(pettingzoo.env(game))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_name_agents_and_text(game: str) -> None:
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=1)
    assert str(env.unwrapped) == f"{game}_v0"
    assert env.agents == [f"player_{i}" for i in range(len(env.agents))]
    assert env.infos["player_0"]["seat"] == env.unwrapped.table.seats[0]
    assert len(str(env.render())) > 200
    assert env.view(env.agent_selection)["awaited"]
    assert sum(map(len, env.named(env.observe("player_0")).values())) == len(env.observe("player_0")["observation"])
    env.close()


def test_the_winner_gets_one_and_the_others_share_the_loss() -> None:
    env = pettingzoo.env("risk_napoleon", players=3, limit=100_000)
    got = random_game(env, 4)
    assert sorted(got.values()) == [-0.5, -0.5, 1.0]
    assert env.agents == []


def test_a_game_that_lasts_too_long_is_truncated_and_drawn() -> None:
    env = pettingzoo.env("nations_1813", limit=30)
    env.reset(seed=2)
    for _ in range(30):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_illegal_action_costs_one_and_ends_the_game() -> None:
    EnvLogger.suppress_output()
    env = pettingzoo.env("nations_1813")
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int((env.last()[0]["action_mask"] == 0).argmax()))
    EnvLogger.unsuppress_output()
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    plain = pettingzoo.Environment("nations_1813")
    plain.reset(seed=2)
    with pytest.raises(Barred):
        plain.step(int((plain.last()[0]["action_mask"] == 0).argmax()))


def test_nothing_before_reset_and_nothing_after_the_end(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("nations_1813", limit=1)
    for call in (env.last, lambda: env.agents, lambda: env.step(0), lambda: next(iter(env.agent_iter()))):
        with pytest.raises(AttributeError, match="before reset"):
            call()
    with pytest.raises(AttributeError):
        env.nonsense  # noqa: B018
    env.reset(seed=2)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    env.step(None)
    assert "after all agents are terminated" in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_what_was_observed_stays_as_it_was(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=5)
    luck, kept = random.Random(5), []
    for _ in range(30):
        observation = env.last()[0]
        kept.append((observation, {name: part.copy() for name, part in observation.items()}))
        env.step(luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    for observation, before in kept:
        assert all((observation[name] == before[name]).all() for name in before)
        assert all(part.flags.writeable for part in observation.values())


def test_where_several_decide_the_first_does() -> None:
    env = pettingzoo.env("napoleon_in_europe", setup_placement="simultaneous")
    env.reset(seed=3)
    luck = random.Random(3)
    for _ in range(400):
        deciders = env.unwrapped.table.state.deciders()
        assert env.agent_selection == f"player_{deciders[0]}"
        if len(deciders) > 1:
            return
        env.step(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    pytest.fail("never did several decide at once")
