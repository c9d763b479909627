"""Processes that are lost: their games are played again, with the same results, and one that takes all down is told."""

import json
import os
import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.cli import simulate as command
from grognard.lab import ladder, simulate
from grognard.lab.crew import LIVES, TaskLost
from grognard.lab.spread import spread
from tests.cli.helpers import GAME
from tests.lab.clusters import die, note_and_raise

OPTIONS = {"scenario": "capitals"}
PLAYERS = ["greedy", "random", "random"]


def fall(folder: str, times: int, number: int) -> int:
    """Work of which number 5 kills its process the first few times."""
    if number == 5:
        tries = Path(folder, "tries")
        with tries.open("a") as file:
            file.write("x")
        if tries.stat().st_size <= times:
            os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def killing(found: Iterator[object], at: int) -> list[object]:
    """What comes, with a process killed after so many."""
    taken = []
    for one in found:
        taken.append(one)
        if len(taken) == at:
            victim = active_children()[0]
            assert victim.pid
            os.kill(victim.pid, signal.SIGKILL)
    return taken


def test_a_killed_process_loses_no_game() -> None:
    series = simulate.prepare(GAME, OPTIONS, PLAYERS, 1815)
    assert killing(simulate.rows(series, 60, 2), 6) == list(simulate.rows(series, 60, 1))
    assert not active_children()


def test_a_killed_process_loses_no_meeting_of_a_ladder() -> None:
    meetings = ladder.prepare(GAME, {**OPTIONS, "players": "3"}, ["greedy", "random"], 30, 9)
    found = killing(ladder.results(meetings, 2), 6)
    assert [one.row for one in found] == [one.row for one in ladder.results(meetings, 1)]  # type: ignore[attr-defined]


def test_all_processes_may_be_lost(tmp_path: Path) -> None:
    work = partial(fall, str(tmp_path), LIVES - 1)
    assert list(spread(work, range(40), 2)) == [number * number for number in range(40)]
    assert (tmp_path / "tries").read_text() == "x" * LIVES


def test_a_task_that_takes_down_every_process_is_given_up(tmp_path: Path) -> None:
    work = partial(fall, str(tmp_path), 100)
    found = spread(work, range(40), 2)
    with pytest.raises(TaskLost) as lost:
        list(found)
    assert (lost.value.task, lost.value.times) == (5, LIVES)
    assert (tmp_path / "tries").read_text() == "x" * LIVES
    assert not active_children()


def test_a_process_that_cannot_even_start_is_told() -> None:
    with pytest.raises(TaskLost):
        list(spread(die, [7, 8], 2))


def test_what_raises_is_raised_here_and_not_tried_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    found = spread(partial(note_and_raise, str(notes)), range(5), 2)
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(ArithmeticError):
        next(found)
    assert notes.read_text().splitlines().count("2") == 1


def test_the_command_names_the_game_that_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    series = simulate.prepare(GAME, OPTIONS, PLAYERS, 7)

    def lost(*_: object) -> Iterator[simulate.Row]:
        yield from simulate.spread_games(
            series, partial(play_or_die, series), range(6), 2, lambda number: simulate.seating(series, number, number)
        )

    monkeypatch.setattr(command, "rows", lost)
    arguments = ["simulate", GAME, "--games", "6", "--players", ",".join(PLAYERS), "--scenario", "capitals"]
    assert main([*arguments, "--seed", "7", "--jobs", "2", "--out", str(out), "--json"]) == 2
    told, err = capsys.readouterr()
    assert json.loads(told)["games"] == len((out / "results.jsonl").read_text().splitlines()) == 4
    seed, seats = simulate.seating(series, 4, 4)
    assert f"seed {seed}, players {','.join(seats)}, " in err
    assert "scenario=capitals" in err
    monkeypatch.undo()
    assert main([*arguments, "--seed", "7", "--resume", "--jobs", "1", "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6


def play_or_die(series: simulate.Series, number: int) -> simulate.Row:
    if number == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return simulate.play(series, number)
