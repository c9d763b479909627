"""How fast the engine is here: decisions of random play, copies, views."""

import time
from collections.abc import Callable
from typing import Any

from grognard.engine import compiled
from grognard.kernel.contract import Game, State
from grognard.kernel.playout import playout
from grognard.lab.seeds import derived

LIMIT = 10_000  # decisions after which random play begins a fresh game
_SAMPLE = 400  # decisions after which a long game is in its middle


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Three fifths of the time for decisions (legal list built, one chosen, applied), one each for copies and views."""
    return {
        "game": game.id,
        "rules": game.version,
        "compiled": compiled(),
        "decisions_per_second": round(_decisions(game, seconds * 0.6)),
        "clone_us": round(_microseconds(lambda state: state.clone(), game, seconds * 0.2), 3),
        "view_us": round(_microseconds(lambda state: state.view(state.deciders()[0]), game, seconds * 0.2), 3),
    }


def _decisions(game: Game, seconds: float) -> float:
    """Decisions a second, the making of fresh games not counted."""
    made, spent, number = 0, 0.0, 0
    until = time.perf_counter() + seconds
    while not made or time.perf_counter() < until:
        state = game.new({}, derived(0, "bench", number))
        started = time.perf_counter()
        made += playout(state, number, LIMIT)
        spent += time.perf_counter() - started
        number += 1
    return made / spent


def _microseconds(call: Callable[[State], object], game: Game, seconds: float) -> float:
    """The time of a call on the middle of a game."""
    decisions = _SAMPLE
    state = game.new({}, derived(0, "bench", 0))
    playout(state, 0, decisions)
    while not state.stack:  # a short game: its middle comes sooner
        decisions //= 2
        state = game.new({}, derived(0, "bench", 0))
        playout(state, 0, decisions)
    done, times = 0, 16
    started = time.perf_counter()
    until = started + seconds
    while time.perf_counter() < until or not done:
        for _ in range(times):
            call(state)
        done += times
    return (time.perf_counter() - started) / done * 1e6
