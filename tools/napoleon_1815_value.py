"""Fits the weights by which Napoléon 1815 values a situation, and writes them into the game's data.

    python tools/napoleon_1815_value.py --games 40000 --jobs 2

The hunch plays against itself, in half of the games the campaign, in the others one of the other scenarios, with now and then a
decision left to chance. Every day that begins, and a few moments between, become a line: what `Reading` counts, and who won.
The weights are a logistic regression on these lines, held back a little from being large; one game in five is kept apart to
tell how good they are.
"""

import argparse
import json
import multiprocessing
import random
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from grognard.games.napoleon_1815.game import GAME
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import CARDS, ZONES
from grognard.games.napoleon_1815.value import BY_ZONE, NUMBER, SHAPE, Reading, evaluate

OUT = Path(__file__).parent.parent / "src" / "grognard" / "games" / "napoleon_1815" / "data" / "value.json"
SCENARIOS = ["campagne_de_belgique"] * 3 + ["seize_juin", "dix_huit_juin", "initiation"]
WHIMS = [0.0, 0.02, 0.05]  # of the decisions of a game so many are left to chance
BETWEEN = 0.02  # of the decisions so many become a line
HOLD = 10.0  # how much large weights are held back
ROUNDS = 8
ABOUT = "What counts in a situation, in logarithms of the odds of the French; fitted by tools/napoleon_1815_value.py"

Line = tuple[list[int], list[float], float]  # places, amounts, what the present weights say


def play(seed: int) -> tuple[list[Line], float]:
    """The lines of a game, and whether the French won it."""
    luck = random.Random(seed)
    state = GAME.new({"scenario": luck.choice(SCENARIOS)}, seed)
    assert isinstance(state, Campaign)
    whims = luck.choice(WHIMS)
    lines: list[Line] = []
    turn = 0
    while state.stack:
        seat = state.deciders()[0]
        actions = state.legal(seat)
        if state.turn != turn or luck.random() < BETWEEN:
            turn = state.turn
            reading = Reading(state)
            lines.append((reading.places, reading.amounts, evaluate(state, 0)))
        if luck.random() < whims:
            action = luck.choice(actions)
        else:
            values = GAME.glance(state, seat, actions)
            best = max(values)
            action = luck.choice([action for action, value in zip(actions, values, strict=True) if value == best])
        state.apply(seat, action)
    return lines, float(state.winner == 0)


def fit(lines: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Newton's method, a slice of the lines at a time."""
    weights = np.zeros(NUMBER)
    for _ in track(range(ROUNDS), "fitting"):
        curve, slope = HOLD * np.eye(NUMBER), -HOLD * weights
        for begin in range(0, len(lines), 20_000):
            part = lines[begin : begin + 20_000].astype(np.float64)
            hope = 1 / (1 + np.exp(-part @ weights))
            curve += (part * (hope * (1 - hope))[:, None]).T @ part
            slope += part.T @ (won[begin : begin + 20_000] - hope)
        weights += np.linalg.solve(curve, slope)
    return weights


def loss(hope: np.ndarray, won: np.ndarray) -> float:
    """What is still not known of who won: the mean of the logarithms."""
    hope = np.clip(hope, 0.005, 0.995)
    return float(-np.mean(won * np.log(hope) + (1 - won) * np.log(1 - hope)))


def told(weights: np.ndarray) -> dict[str, Any]:
    """The weights as data/value.json has them."""
    numbers = [round(float(weight), 3) for weight in weights]
    found: dict[str, Any] = {"about": ABOUT, "basis": "designed"}
    for name, number in SHAPE.items():
        found[name], numbers = numbers[:number], numbers[number:]
    found["held"] = dict(zip(CARDS, numbers, strict=False))
    tables = np.array(numbers[len(CARDS) :]).reshape(len(BY_ZONE), len(ZONES)).T.tolist()
    found["zones"] = {zone: dict(zip(BY_ZONE, row, strict=True)) for zone, row in zip(ZONES, tables, strict=True)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1815)
    parser.add_argument("--out", type=Path, default=OUT, help="the game's own data if not given")
    wish = parser.parse_args()
    rows: list[np.ndarray] = []
    won: list[float] = []
    kept: list[bool] = []
    before: list[float] = []
    with multiprocessing.Pool(wish.jobs) as pool:
        seeds = range(wish.seed * 10_000_000, wish.seed * 10_000_000 + wish.games)
        games = track(pool.imap(play, seeds, chunksize=50), "playing", total=wish.games)
        for number, (lines, french) in enumerate(games):
            for places, amounts, hope in lines:
                row = np.zeros(NUMBER, np.float16)
                np.add.at(row, places, np.array(amounts, np.float16))
                rows.append(row)
                before.append(hope)
                won.append(french)
                kept.append(number % 5 == 0)
    table, results, apart = np.array(rows), np.array(won), np.array(kept)
    weights = fit(table[~apart], results[~apart])
    hope = 1 / (1 + np.exp(-table[apart].astype(np.float64) @ weights))
    now, was = loss(hope, results[apart]), loss(np.array(before)[apart], results[apart])
    print(f"{wish.games} games, {len(table)} lines; log loss on the games kept apart {now:.4f}, was {was:.4f}")
    text = json.dumps(told(weights), indent=1, ensure_ascii=False)
    wish.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
