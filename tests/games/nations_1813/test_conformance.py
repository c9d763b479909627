"""The contract, at the steps that random games hardly ever come to: looked at as closely as any other."""

import pytest

from grognard.games.nations_1813 import GAME
from grognard.testing.suite import _look_closely
from grognard.testing.tables import Table
from grognard.testing.trial import Trial
from tests.conformance.nations_1813 import rare, sound


@pytest.mark.parametrize("step", ["Waiting", "Refresh", "Support", "Engage"])
@pytest.mark.parametrize("seed", [1, 2])
def test_rare_steps_conform(step: str, seed: int) -> None:
    told = rare()[step]
    state = GAME.position(told, seed)
    assert type(state.stack[-1]).__name__ == step
    trial = Trial(GAME, dict(GAME.options_of(state)), seed, sound)
    trial.moment = step
    for _ in range(3):
        _look_closely(trial, state)
    Table(trial, None, GAME.describe(state)).play(60)
