"""The golden games, played anew: the same to the letter, plain and compiled, and none is missing."""

import difflib

import pytest

from grognard.kernel.registry import find_game, game_ids
from tests.golden import FOLDER, Golden, endings, games, play

ALL_GAMES = [golden for game in game_ids() for golden in games(game)]
MOST_BYTES = 450_000  # of all files of a game together
pytestmark = pytest.mark.plain


@pytest.mark.parametrize("golden", ALL_GAMES, ids=lambda golden: f"{golden.game}/{golden.ending}")
def test_a_golden_game_is_played_as_before(golden: Golden) -> None:
    before, now = golden.path.read_text(encoding="utf-8").splitlines(), play(golden).splitlines()
    changes = list(difflib.unified_diff(before, now, golden.path.name, "now", lineterm="", n=1))
    assert not changes, "`make golden` writes the files anew, if this was meant:\n" + "\n".join(changes[:20])


@pytest.mark.parametrize("golden", ALL_GAMES, ids=lambda golden: f"{golden.game}/{golden.ending}")
def test_a_golden_game_ends_as_its_name_says(golden: Golden) -> None:
    last = golden.path.read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith(f"{golden.ending}: ")


@pytest.mark.parametrize("game", game_ids())
def test_every_way_to_end_has_its_golden_game(game: str) -> None:
    assert [golden.ending for golden in games(game)] == endings(game)
    assert sorted(path.stem for path in (FOLDER / game).iterdir()) == sorted(endings(game))


@pytest.mark.parametrize("game", game_ids())
def test_every_scenario_has_a_golden_game(game: str) -> None:
    found = find_game(game)
    scenarios = {str(found.resolve(golden.options)["scenario"]) for golden in games(game)}
    option = next(option for option in found.options if option.id == "scenario")
    for golden in games(game):
        assert scenarios >= set(option.values_for(found.resolve(golden.options)))


@pytest.mark.parametrize("game", game_ids())
def test_golden_files_stay_small(game: str) -> None:
    assert sum(golden.path.stat().st_size for golden in games(game)) < MOST_BYTES
