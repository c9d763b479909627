"""Gymnasium's loop: one seat of Bataille des Nations against the greedy player, by a policy that takes any open action.

    python examples/gymnasium_loop.py 10

Needs `pip install grognard[gymnasium]`.
"""

import sys

import gymnasium
import numpy as np

import grognard.adapters.gymnasium  # noqa: F401 # registers the environments


def main(games: int) -> None:
    env = gymnasium.make("grognard/Nations1813-v0", opponents=["greedy"])
    luck = np.random.default_rng(1813)
    total = 0.0
    for number in range(games):
        _, info = env.reset(seed=number)
        over = False
        while not over:
            action = int(luck.choice(np.flatnonzero(info["action_mask"])))
            _, reward, terminated, truncated, info = env.step(action)
            total += float(reward)
            over = terminated or truncated
    print(f"{games} games against greedy, mean reward {total / games:+.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
