"""A value function for RISK by self-play: TD(lambda) on a few numbers of the position, then games against the random player.

    python examples/train_risk.py            # 60 games of training, 200 of proof
    python examples/train_risk.py 5 6        # quicker, and weaker

It learns from nothing but games for two, with capitals, that it plays against itself at random: the value of a position is a
linear function, squashed to lie between lost and won, of what the observation says. Then it plays by that value: each of the
open actions (five at most) is tried on a world dealt anew from what the seat knows, and the one after which the position is
worth most is taken. Needs `pip install grognard[gymnasium]`.
"""

import sys

import numpy as np

from grognard.adapters.table import Table
from grognard.kernel.contract import State
from grognard.lab.simulate import share

STEP, TRACE = 0.01, 0.9  # how fast it learns, how far back it thinks
MOST_TRIED = 5  # actions that are looked at
OPTIONS = {"players": 2, "scenario": "capitals"}  # the quickest game


class Values:
    """The value of a position for a seat: the chance to win, as far as is known."""

    def __init__(self) -> None:
        self.table = Table("risk_napoleon", OPTIONS)
        self.first = {}
        place = 0
        for block in self.table.blocks:
            self.first[block.name] = (place, place + block.size)
            place += block.size
        self.weights = np.zeros(10)

    def features(self, state: State, seat: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """What counts, from the seat's row: lands, regiments, fronts, cards, each as own less the other's."""
        row = np.frombuffer(bytes(state.observe(seat)), np.uint8)
        owner, regiments, cards, pool = (
            row[slice(*self.first[name])].astype(float) for name in ("owner", "regiments", "cards held", "counts")
        )
        mine, his = owner == 1, owner == 2
        own, other = regiments[mine], regiments[his]
        to_place = pool[1] * (1 if row[self.first["turn"][0]] == 1 else -1)
        return np.array(
            [
                (mine.sum() - his.sum()) / 20,
                (own.sum() - other.sum()) / 30,
                (own.sum() - other.sum()) / (own.sum() + other.sum() + 1),
                to_place / 10,
                (cards[0] - cards[1]) / 4,
                (own == 1).mean() if own.size else 1,
                (other == 1).mean() if other.size else 1,
                np.sqrt((own**2).sum()) / 20 - np.sqrt((other**2).sum()) / 20,
                1.0 if row[self.first["turn"][0]] == 1 else -1.0,
                1.0,
            ]
        )

    def value(self, features: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> float:
        return float(np.tanh(self.weights @ features))

    def choose(self, state: State, seat: int, luck: np.random.Generator) -> int:
        """The open action after which the position is worth most."""
        actions = state.legal(seat)
        if len(actions) > MOST_TRIED:
            actions = [actions[i] for i in luck.choice(len(actions), MOST_TRIED, replace=False)]
        if len(actions) == 1:
            return actions[0]
        worth = []
        world = state.redeal(seat, int(luck.integers(1 << 53)))
        for action in actions:
            after = world.clone()
            after.apply(seat, action)
            finish(after)
            if after.stack:
                worth.append(self.value(self.features(after, seat)))
            else:
                worth.append(2 * after.scores()[seat] - 1)
        best = np.flatnonzero(np.array(worth) >= max(worth))
        return actions[int(luck.choice(best))]


def finish(state: State) -> None:
    """An attack is a chain of small decisions: it is judged when the dice have been thrown, with as many as possible."""
    for _ in range(3):
        if not state.stack:
            return
        seat = state.deciders()[0]
        actions = state.legal(seat)
        if len(actions) > 3:
            return
        state.apply(seat, actions[-1])


def train(values: Values, games: int, luck: np.random.Generator) -> None:
    """TD(lambda): before each decision the seat's last value moves towards its present one, at the end towards the result."""
    for _ in range(games):
        values.table.deal(int(luck.integers(1 << 53)))
        state = values.table.state
        last = [values.features(state, seat) for seat in (0, 1)]
        traces = [np.zeros_like(values.weights) for _ in (0, 1)]
        while state.stack:
            seat = state.deciders()[0]
            now = values.features(state, seat)
            learn(values, traces, last, seat, values.value(now))
            last[seat] = now
            actions = state.legal(seat)
            state.apply(seat, actions[int(luck.integers(len(actions)))])
        for seat in (0, 1):
            learn(values, traces, last, seat, 2 * state.scores()[seat] - 1)


def learn(values: Values, traces: list[np.ndarray], last: list[np.ndarray], seat: int, target: float) -> None:
    before = values.value(last[seat])
    traces[seat] = TRACE * traces[seat] + (1 - before**2) * last[seat]
    values.weights += STEP * (target - before) * traces[seat]


def prove(values: Values, games: int, luck: np.random.Generator) -> tuple[int, int]:
    """Games against the random player, each seat in turn: how many it won, and how many were played to the end."""
    won = finished = 0
    for number in range(games):
        values.table.deal(int(luck.integers(1 << 53)))
        state, own = values.table.state, number % 2
        for _ in range(20_000):
            if not state.stack:
                break
            seat = state.deciders()[0]
            actions = state.legal(seat)
            action = values.choose(state, seat, luck) if seat == own else actions[int(luck.integers(len(actions)))]
            state.apply(seat, action)
        finished += not state.stack
        won += not state.stack and state.scores()[own] == 1
    return won, finished


def main(training: int, proof: int) -> None:
    luck = np.random.default_rng(1815)
    values = Values()
    train(values, training, luck)
    print("weights", np.round(values.weights, 2).tolist(), flush=True)
    won, finished = prove(values, proof, luck)
    told = share(won, proof)
    print(
        f"{proof} games against random, {finished} finished: {told['share']:.1%} won [{told['low']:.1%}, {told['high']:.1%}]"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60, int(sys.argv[2]) if len(sys.argv) > 2 else 200)
