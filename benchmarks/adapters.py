"""PettingZoo environments: ours beside PettingZoo's own classic games, in one run, by one loop.

    python benchmarks/adapters.py            # needs `pip install --group bench` and the compiled engine

Of like size are games that take a few hundred decisions or more and whose row of observation and mask count in the thousands:
chess (8 × 8 × 111 and 4,672) and Go on 19 × 19 (19 × 19 × 17 and 362). No-limit hold'em and Connect Four are far smaller (a
deal of a few bets, a board of 42) and stand there for comparison. A step is what a training loop does: `last`, a random open
action, `step`, a new game when one is over. Time is that of the processor, and each figure the best of several short runs,
taken in turn, so that a busy machine hits all alike.
"""

import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from grognard.adapters import pettingzoo
from grognard.kernel import contract
from grognard.kernel.registry import game_ids

SECONDS, ROUNDS = 2.0, 3
LIKE = ["chess_v6", "go_v5"]
SMALLER = ["texas_holdem_no_limit_v6", "connect_four_v3"]


def steps_a_second(env: Any, seconds: float) -> float:
    """A training loop without the training for so many seconds."""
    luck = random.Random(1815)
    env.reset(seed=1815)
    made, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        for _ in range(50):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
                continue
            env.step(luck.choice(np.flatnonzero(observation["action_mask"].view(np.bool_)).tolist()))
            made += 1
    return made / passed


def makers() -> dict[str, Callable[[], Any]]:
    from importlib import import_module

    found: dict[str, Callable[[], Any]] = {}
    for name in LIKE + SMALLER:
        found[name] = import_module(f"pettingzoo.classic.{name}").env
    for game in game_ids():
        found[game] = lambda game=game: pettingzoo.env(game)
    return found


def main() -> None:
    if not contract.__file__.endswith((".so", ".pyd")):
        print("the engine is not compiled: these are the figures of plain Python", file=sys.stderr)
    warnings.simplefilter("ignore")  # PettingZoo's own games are not free of them
    environments = {name: make() for name, make in makers().items()}
    best = dict.fromkeys(environments, 0.0)
    for _ in range(ROUNDS):
        for name, env in environments.items():
            best[name] = max(best[name], steps_a_second(env, SECONDS))
    print(
        f"{'':28} {'steps/s':>10} {'row':>8} {'actions':>8}" + "".join(f"{'× ' + name:>28}" for name in LIKE + SMALLER)
    )
    for name, env in environments.items():
        space = env.observation_space(env.possible_agents[0])
        row, mask = space["observation"].shape, space["action_mask"].shape
        ratios = "".join(f"{best[name] / best[peer]:>28.1f}" for peer in LIKE + SMALLER)
        print(f"{name:28} {best[name]:>10,.0f} {int(np.prod(row)):>8} {mask[0]:>8}{ratios}")


if __name__ == "__main__":
    main()
