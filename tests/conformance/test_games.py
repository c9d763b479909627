"""Every installed game, in every scenario and option, keeps the contract (`grognard.testing`)."""

from importlib import import_module
from itertools import chain

import pytest
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from grognard.kernel.contract import Frame, Json
from grognard.kernel.options import Value
from grognard.kernel.registry import find_game, game_ids
from grognard.testing import conform, named, settings, speak
from grognard.testing.luck import Luck
from grognard.testing.trial import Invariant

LIMIT = 3000  # decisions of a game that the rules do not bring to an end
SEEDS = st.integers(0, 2**32)
# tests/conformance/<game>.py says what holds in every situation (`sound`) and shows the steps that random play hardly ever
# comes to (`rare`: by the step, a position), which the game's own tests look at closely. A big game may name a smaller
# number of DECISIONS for all settings but its first, or a smaller LIMIT for all of them, and POSITIONS with their options to
# play on from.
ABOUT = {game: import_module(f"tests.conformance.{game}") for game in game_ids()}
INVARIANTS: dict[str, Invariant] = {game: about.sound for game, about in ABOUT.items()}
LIMITS: dict[str, int] = {game: getattr(about, "LIMIT", LIMIT) for game, about in ABOUT.items()}
POSITIONS: dict[str, list[tuple[dict[str, Value], Json]]] = {
    game: getattr(about, "POSITIONS", []) for game, about in ABOUT.items()
}

PAIRS = {game: len(settings(find_game(game), pairs=0)) for game in game_ids()}  # after so many settings


def _marks(seed: int, pairs: int) -> list[pytest.MarkDecorator]:
    """Every option by itself on the compiled engine, the first setting also on the plain one; the pairs are a sample."""
    return [pytest.mark.plain] if seed == 1 else [pytest.mark.long] if seed > pairs else []


EVERYTHING = [
    pytest.param(game, setting, seed, id=f"{game}:{named(setting)}", marks=_marks(seed, PAIRS[game]))
    for game in game_ids()
    for seed, setting in enumerate(settings(find_game(game)), start=1)
]


@pytest.mark.parametrize(("game", "setting", "seed"), EVERYTHING)
def test_games_conform(game: str, setting: dict[str, Value], seed: int) -> None:
    limit = LIMITS[game] if seed == 1 else getattr(ABOUT[game], "DECISIONS", LIMITS[game])
    conform(find_game(game), setting, seed, limit=limit, invariant=INVARIANTS[game])


@pytest.mark.parametrize(
    ("game", "setting", "position"),
    [pytest.param(game, *told, id=f"{game}:{i}") for game, known in POSITIONS.items() for i, told in enumerate(known)],
)
def test_games_conform_from_positions(game: str, setting: dict[str, Value], position: Json) -> None:
    conform(find_game(game), setting, 1, limit=LIMITS[game], invariant=INVARIANTS[game], position=position)


@pytest.mark.parametrize("game", game_ids())
@hypothesis_settings(
    max_examples=6,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.generate],
)
@given(data=st.data())
def test_games_conform_whatever_is_played(game: str, data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(settings(find_game(game))))
    conform(find_game(game), setting, data.draw(SEEDS), limit=min(400, LIMITS[game]), invariant=INVARIANTS[game])


@pytest.mark.parametrize("game", game_ids())
def test_games_speak_both_languages(game: str) -> None:
    speak(find_game(game))


@pytest.mark.parametrize("game", game_ids())
def test_every_step_of_the_rules_comes_up(game: str) -> None:
    """Random games in these settings, and from these positions, reach every step in which somebody decides."""
    found = find_game(game)
    wanted = {name for name, frame in found.frames.items() if frame.legal is not Frame.legal}
    begun = (found.position(told, seed) for seed in range(1, 9) for _, told in POSITIONS[game])
    games = chain((found.new(setting, seed) for seed, setting in enumerate(settings(found), start=1)), begun)
    for seed, state in enumerate(games, start=1):
        luck = Luck(seed)
        for _ in range(LIMIT):
            if not state.stack or not wanted:
                break
            wanted.discard(type(state.stack[-1]).__name__)
            seat = luck.choose(state.deciders())
            state.apply(seat, luck.choose(state.legal(seat)))
    rare: dict[str, Json] = ABOUT[game].rare() if hasattr(ABOUT[game], "rare") else {}
    for told in rare.values():
        wanted.discard(type(found.position(told).stack[-1]).__name__)
    assert not wanted
