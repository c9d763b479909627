"""PettingZoo's loop: random agents play a few games of any Grognard game.

    python examples/pettingzoo_loop.py risk_napoleon 5

Needs `pip install grognard[pettingzoo]`.
"""

import sys

import numpy as np

from grognard.adapters import pettingzoo


def main(game: str, games: int) -> None:
    env = pettingzoo.env(game)
    luck = np.random.default_rng(1815)
    for number in range(games):
        env.reset(seed=number)
        rewards, decisions = dict.fromkeys(env.agents, 0.0), 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            rewards[agent] += reward
            if termination or truncation:
                env.step(None)
            else:
                env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        print(f"game {number}: {decisions} decisions, rewards {rewards}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "risk_napoleon", int(sys.argv[2]) if len(sys.argv) > 2 else 5)
