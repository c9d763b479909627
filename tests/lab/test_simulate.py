"""Many games: the same whatever the number of processes, seats in rotation, honest intervals."""

import json
import signal
import subprocess
from pathlib import Path

import pytest

from grognard.kernel.errors import BadInput
from grognard.lab.seeds import derived
from grognard.lab.simulate import Tally, play, prepare, rows, run, share
from tests.cli.helpers import COMMAND, GAME, PATIENCE, begun, environment, grognard, wait_until

CAPITALS = {"scenario": "capitals"}  # the shortest games


def test_seeds_that_follow_from_a_seed() -> None:
    seeds = [derived(1, i) for i in range(100)]
    assert len(set(seeds)) == 100
    assert all(0 <= seed < 1 << 60 for seed in seeds)
    assert derived(1, 2) != derived(12) != derived(2, 1)
    assert derived(1815, 7) == derived(1815, 7)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (190, 200, 0.9104, 0.9726), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    found = share(wins, games)
    assert (found["low"], found["high"]) == (low, high)
    assert found["share"] == wins / games


def test_no_games_have_no_share() -> None:
    assert share(0, 0)["share"] is None


def test_players_move_up_a_seat_from_game_to_game() -> None:
    series = prepare(GAME, CAPITALS, ["greedy", "random", "random"], 1)
    assert series.options["players"] == 3
    assert [play(series, i).seats for i in range(4)] == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
        ["greedy", "random", "random"],
    ]


def test_the_same_with_one_process_and_with_two() -> None:
    series = prepare(GAME, CAPITALS, ["greedy", "random", "random"], 1815)
    one = list(rows(series, 6, 1))
    assert one == list(rows(series, 6, 2))
    assert [row.game for row in one] == list(range(6))
    assert one == [play(series, i) for i in range(6)]


def test_another_seed_gives_other_games() -> None:
    one, two = (prepare(GAME, CAPITALS, ["random"] * 3, seed) for seed in (1, 2))
    assert list(rows(one, 3, 1)) != list(rows(two, 3, 1))


def test_random_play_takes_the_fast_path_and_ends_the_same_everywhere() -> None:
    series = prepare(GAME, CAPITALS, ["random"] * 4, 5)
    row = play(series, 0)
    assert row.finished
    assert row.winner
    assert row == play(series, 0)


def test_a_limit_leaves_games_unfinished() -> None:
    told = run(prepare(GAME, {}, ["random", "greedy"], 1, limit=50), 2)
    assert (told["games"], told["finished"], told["decisions"]) == (2, 0, 100)
    assert told["wins"]["by_player"]["greedy"]["wins"] == 0


def test_the_summary_adds_up() -> None:
    series = prepare(GAME, CAPITALS, ["greedy", "random", "random"], 3)
    played = list(rows(series, 6, 1))
    told = Tally(series, played).summary(2.0)
    assert told["decisions"] == sum(row.decisions for row in played)
    assert told["decisions_per_second"] == round(told["decisions"] / 2)
    assert told["mean_decisions"] == told["decisions"] / 6
    by_seat, by_player = told["wins"]["by_seat"], told["wins"]["by_player"]
    assert list(by_seat) == ["p1", "p2", "p3"]
    assert sum(seat["wins"] for seat in by_seat.values()) == told["finished"] == 6
    assert sum(player["wins"] for player in by_player.values()) == 6
    assert (by_player["greedy"]["games"], by_player["random"]["games"]) == (6, 12)


def test_one_player_takes_all_seats() -> None:
    assert prepare(GAME, {}, ["random"], 1).players == ["random"] * 4
    assert prepare(GAME, {"players": "3"}, ["greedy"], 1).players == ["greedy"] * 3
    assert prepare("nations_1813", {}, ["greedy"], 1).players == ["greedy"] * 2


def test_too_many_players() -> None:
    with pytest.raises(BadInput, match="option-range"):
        prepare(GAME, {}, ["random"] * 7, 1)
    with pytest.raises(BadInput, match="player-count"):
        prepare(GAME, {"players": "3"}, ["random"] * 4, 1)


# --- the command -----------------------------------------------------------------------------------------------------


def test_simulate_as_json_and_into_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    players = ["--players", "greedy,random,random", "--scenario", "capitals"]
    arguments = ["simulate", GAME, "--games", "4", *players, "--seed", "9", "--jobs", "1", "--json"]
    told = grognard(*arguments, "--out", str(out), data=tmp_path).json()
    keys = {"games", "finished", "decisions", "decisions_per_second", "mean_decisions", "wins", "seconds"}
    assert keys <= set(told)
    assert told["games"] == 4
    assert told["interrupted"] is False
    assert told["seed"] == 9
    found = [json.loads(line) for line in (out / "results.jsonl").read_text().splitlines()]
    assert [row["game"] for row in found] == [0, 1, 2, 3]
    assert sum(row["decisions"] for row in found) == told["decisions"]
    assert json.loads((out / "summary.json").read_text()) == told
    assert all(sum(row["study"]["verbs"].values()) == row["decisions"] for row in found)
    series = json.loads((out / "series.json").read_text())
    assert series == {
        **prepare(GAME, CAPITALS, ["greedy", "random", "random"], 9).settings(),
        "study": True,
        "games": 4,
    }
    assert (series["rules"], series["options"]["scenario"]) == ("1", "capitals")


def test_simulate_for_people(tmp_path: Path) -> None:
    players = ["--players", "greedy,random,random", "--scenario=capitals"]
    done = grognard("simulate", GAME, "--games", "2", *players, "--jobs=1", "--lang", "fr", data=tmp_path)
    assert done.code == 0
    assert not done.err  # no bar where nobody watches
    assert "2 parties" in done.out
    assert "intervalle à 95" in done.out


def test_control_c_gives_what_there_is(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ["simulate", GAME, "--games", "1000000", "--players", "random,random,random", "--scenario", "capitals"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--jobs", "2", "--json", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        encoding="utf-8",
    )
    results = out / "results.jsonl"
    wait_until(lambda: begun(results), "a first game is kept")
    process.send_signal(signal.SIGINT)
    told, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.count("\n") == 1
    found = json.loads(told)
    assert 0 < found["games"] < 1_000_000
    assert found["interrupted"] is True
    assert found["games"] == len(results.read_text().splitlines())
