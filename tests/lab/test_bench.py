"""Measuring measures what it says."""

from grognard.engine import compiled
from grognard.kernel.registry import find_game
from grognard.lab.bench import measure


def test_measure() -> None:
    game = find_game("risk_napoleon")
    told = measure(game, 0.05)
    assert told["game"] == game.id
    assert told["compiled"] == compiled()
    assert told["decisions_per_second"] > 1000
    assert 0 < told["clone_us"] < 1000
    assert 0 < told["view_us"] < 10_000
