"""A value function for RISK, learned by self-play, that beats the random player.

    python examples/train_risk.py            # 3 generations of 24 games, then 200 games of proof
    python examples/train_risk.py 1 6 10     # quicker, and weaker

It knows nothing of RISK but the rules. The value of a position is the chance to win it: a logistic function of nine numbers
that the observation shows. It plays by that value: each open action (twelve at most) is tried on worlds dealt anew from what
the seat knows, and the one whose afterstate is worth most is taken. It plays the game for two against itself: the first
generation at random, as nothing is worth more than anything else, the later ones by what was learned before. After each, the
value is fitted to how the last games ended (Monte Carlo, logistic regression). Needs `pip install grognard[gymnasium]`.
"""

import sys
import time

import numpy as np
from numpy.typing import NDArray

from grognard.adapters.table import Table
from grognard.kernel.contract import State
from grognard.lab.simulate import share

Numbers = NDArray[np.float64]
MOST_TRIED, WORLDS = 12, 2  # actions that are looked at, each on so many worlds
LONGEST = 20_000  # decisions after which a game is given up
PATIENCE = 800  # decisions after which a game of training is broken off and counts as what it is worth by then
SEEN = 0.05  # the part of the positions that it learns from
NOISE = 0.1  # how often a game of training takes any action, to see what comes of it
RIDGE = 1.0  # how much the fit holds back
SEED = 1815


class Values:
    """The value of a position for a seat: how likely it is to win."""

    def __init__(self) -> None:
        self.table = Table("risk_napoleon", {"players": 2})
        territories = self.table.vocabulary.numbers["place"]
        borders = np.eye(len(territories), dtype=int)
        for name in self.table.vocabulary.sets["border"]:
            borders[tuple(territories[end] for end in name.split(">"))] = 1
        reach = [np.linalg.matrix_power(borders, steps) > 0 for steps in range(9)]
        self.near = np.max([0.5**steps * there for steps, there in enumerate(reach)], axis=0)  # halved with each step
        self.parts = self.table.named(np.arange(len(self.table.highs)))  # where the parts of a row are
        self.weights = np.zeros(9)

    def features(self, rows: list[bytes]) -> Numbers:
        """Of each row: a 1; lands, regiments, the same weighed by how near the other is, cards; and all that of the other."""
        seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        owner, cards = seen[:, self.parts["owner"]], seen[:, self.parts["cards held"]]
        regiments = seen[:, self.parts["regiments"]].astype(float)
        total = regiments.sum(axis=1) + 1
        found = [np.ones(len(rows))]
        for player in (1, 2):
            own, other = owner == player, owner == 3 - player
            near = (other[:, :, None] * self.near).max(axis=1)
            found += [
                own.mean(axis=1),
                (regiments * own).sum(axis=1) / total,
                (regiments * own * near).sum(axis=1) / total,
                cards[:, player - 1] / 5,
            ]
        return np.stack(found, axis=1)

    def worth(self, states: list[State], seats: list[int]) -> Numbers:
        """How likely each of these seats is to win; where the game is over, whether it has."""
        rows = [state.observe(seat) for state, seat in zip(states, seats, strict=True)]
        found = 1 / (1 + np.exp(-self.features(rows) @ self.weights))
        for i, state in enumerate(states):
            if not state.stack:
                found[i] = state.scores()[seats[i]]
        return found

    def choose(self, state: State, seat: int, luck: np.random.Generator) -> int:
        """The open action after which the position is worth most, over some worlds."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        tried = luck.permutation(actions)[:MOST_TRIED].tolist()
        after = []
        for _ in range(WORLDS):
            world = state.redeal(seat, int(luck.integers(1 << 53)))
            for action in tried:
                after.append(world.clone())
                after[-1].apply(seat, action)
                fight_on(after[-1], seat, action)
        worth = self.worth(after, [seat] * len(after))
        return int(tried[int(worth.reshape(WORLDS, -1).sum(axis=0).argmax())])


def fight_on(state: State, seat: int, attack: int) -> None:
    """An attack is judged when it is over: all dice, again and again, until the land is taken or cannot be."""
    while state.stack:
        frame, decider = type(state.stack[-1]).__name__, state.deciders()[0]
        actions = state.legal(decider)
        if frame == "Combat" and attack in actions:
            state.apply(seat, attack)
        elif frame in ("Engage", "Defend", "Occupy"):
            state.apply(decider, actions[-1])
        else:
            return


def self_play(values: Values, luck: np.random.Generator) -> tuple[list[bytes], list[float]]:
    """A game against itself: what both seats saw now and then, and whether they won in the end."""
    values.table.deal(int(luck.integers(1 << 53)))
    state, rows = values.table.state, []
    knows = values.weights.any()  # at first it does not, and plays at random to the end
    for _ in range(PATIENCE if knows else LONGEST):
        if not state.stack:
            break
        seat = state.deciders()[0]
        if luck.random() < SEEN:
            rows += [state.observe(0), state.observe(1)]
        if knows and luck.random() > NOISE:
            state.apply(seat, values.choose(state, seat, luck))
        else:
            state.apply(seat, int(luck.choice(state.legal(seat))))
    if state.stack and not knows:
        return [], []
    return rows, values.worth([state, state], [0, 1]).tolist() * (len(rows) // 2)


def fit(positions: Numbers, results: Numbers) -> Numbers:
    """Logistic regression, by Newton's method."""
    weights = np.zeros(positions.shape[1])
    for _ in range(20):
        p = 1 / (1 + np.exp(-positions @ weights))
        slope = positions.T @ (results - p) - RIDGE * weights
        curve = (positions * (p * (1 - p))[:, None]).T @ positions + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def train(values: Values, generations: int, games: int, luck: np.random.Generator) -> None:
    memory: list[tuple[list[bytes], list[float]]] = []  # of this generation and the last one
    for generation in range(generations):
        memory = [*memory[-games:], *(self_play(values, luck) for _ in range(games))]
        rows = [row for seen, _ in memory for row in seen]
        if rows:
            values.weights = fit(values.features(rows), np.array([won for _, results in memory for won in results]))
        print(f"generation {generation + 1}: {len(rows)} positions, {time.process_time():.0f} s", flush=True)


def prove(values: Values, games: int, luck: np.random.Generator) -> int:
    """Games against the random player, each seat in turn: how many it won. A game that does not end is not won."""
    won = 0
    for number in range(games):
        values.table.deal(int(luck.integers(1 << 53)))
        state, own = values.table.state, number % 2
        for _ in range(LONGEST):
            if not state.stack:
                won += state.scores()[own] == 1
                break
            seat = state.deciders()[0]
            state.apply(seat, values.choose(state, seat, luck) if seat == own else int(luck.choice(state.legal(seat))))
    return won


def main(generations: int = 3, games: int = 24, proof: int = 200) -> None:
    luck = np.random.default_rng(SEED)
    values = Values()
    train(values, generations, games, luck)
    told = share(prove(values, proof, luck), proof)
    print(f"{proof} games against random: {told['share']:.1%} won [{told['low']:.1%}, {told['high']:.1%}]")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
