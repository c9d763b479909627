"""Gymnasium's own checker on all games, and what is ours: opponents, masks, illegal actions."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grognard.adapters.gymnasium as adapter
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import game_ids


def make(game: str, **options: Any) -> adapter.Environment:
    env = gymnasium.make(adapter.id_of(game), **options).unwrapped
    assert isinstance(env, adapter.Environment)
    return env


def test_ids() -> None:
    assert adapter.id_of("risk_napoleon") == "grognard/RiskNapoleon-v0"
    assert {adapter.id_of(game) for game in game_ids()} <= set(gymnasium.registry)


@pytest.mark.parametrize("game", game_ids())
def test_checker(game: str) -> None:
    check_env(make(game, limit=200, render_mode="ansi"))


def test_the_others_play_until_the_seat_decides() -> None:
    env = make("risk_napoleon", opponents=["random", "greedy"], seat="p2", players=3)
    assert env.names == ["random", "random", "greedy"]
    observation, info = env.reset(seed=5)
    luck = np.random.default_rng(5)
    reward, over = 0.0, False
    while not over:
        assert env.table.seat == 1
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        assert observation[:6].tolist() == [0, 1, 0, 0, 0, 0]
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(int(action))
        over = terminated or truncated
    assert env.table.over
    assert reward == env.table.rewards()[1]
    assert env.view()["seat"] == "p2"
    env.close()


def test_the_same_seed_and_actions_make_the_same_game() -> None:
    def course(seed: int) -> list[bytes]:
        env = make("nations_1813", opponents=["greedy"])
        observation, info = env.reset(seed=seed)
        seen = [observation.tobytes()]
        for _ in range(25):
            observation, _, _, _, info = env.step(int(info["action_mask"].argmax()))
            seen.append(observation.tobytes())
        return seen

    assert course(1) == course(1)
    assert course(1) != course(2)


def test_an_illegal_action_loses_at_once_and_names_the_clause() -> None:
    env = make("nations_1813")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int((info["action_mask"] == 0).argmax()))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["barred"].startswith("N13-")


def test_seats_and_players_must_fit() -> None:
    with pytest.raises(BadInput, match="unknown-seat"):
        make("nations_1813", seat="p9")
    with pytest.raises(BadInput, match="player-count"):
        make("risk_napoleon", opponents=["random", "random"], seat="p1", players=4)
