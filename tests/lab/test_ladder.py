"""The ladder: balanced seats, ratings that are right, p-values that are exact, results that survive Ctrl-C."""

import json
import math
import shlex
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from grognard.kernel.errors import BadInput
from grognard.lab.ladder import ELO, Standing, inverse, prepare, rate, result_in, result_out, results, tail
from grognard.lab.report import p_value
from grognard.words import Words
from tests.cli.helpers import COMMAND, GAME, PATIENCE, begun, environment, grognard, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.py"


@pytest.mark.parametrize(("lang", "mark"), [("fr", ","), ("en", ".")])
def test_how_sure_an_order_is_in_both_languages(lang: str, mark: str) -> None:
    told = [p_value(p, Words(lang).say).replace(mark, "|") for p in (0.0617, 0.0000056, 1e-9)]
    assert told == ["= 0|062", "= 0|0000056", "< 0|000001"]


def test_two_seats_are_balanced() -> None:
    ladder = prepare(GAME, {}, ["greedy", "random", "conscrit"], 6, 1)
    meetings = [ladder.meeting(place) for place in range(ladder.wanted)]
    assert len(meetings) == 18
    for p, (first, second) in enumerate(ladder.pairs):
        mine = [meeting for meeting in meetings if meeting.pair == p]
        assert [meeting.seats for meeting in mine] == [[first, second], [second, first]] * 3
        assert [len({m.seed for m in mine[i : i + 2]}) for i in (0, 2, 4)] == [1, 1, 1]
        assert len({meeting.seed for meeting in mine}) == 3


def test_more_seats_are_balanced() -> None:
    ladder = prepare(GAME, {"players": "4"}, ["greedy", "random"], 8, 1)
    meetings = [ladder.meeting(place) for place in range(ladder.wanted)]
    seatings = [meeting.seats for meeting in meetings]
    for seat in range(4):
        assert Counter(seats[seat] for seats in seatings) == {"greedy": 4, "random": 4}
    assert Counter(seats.count("greedy") for seats in seatings) == {1: 4, 3: 4}
    assert len({meeting.seed for meeting in meetings}) == 1


@pytest.mark.parametrize("players", [["greedy"], ["greedy", "greedy"], []])
def test_too_few_players(players: list[str]) -> None:
    with pytest.raises(BadInput, match="ladder-players"):
        prepare(GAME, {}, players, 2, 1)


def test_exact_tails() -> None:
    assert tail([0.5] * 10, 8) == pytest.approx(56 / 1024)
    assert tail([0.25, 0.75], 2) == pytest.approx(0.1875)
    assert tail([0.25, 0.75], 1) == pytest.approx(1 - 0.1875)
    assert tail([0.3] * 5, 0) == pytest.approx(1.0)
    assert tail([], 0) == 1.0


def test_ratings_of_two() -> None:
    """75 of 100: 191 points by the formula; the error follows from the binomial."""
    games = [(["a", "b"], [1.0, 0.0])] * 75 + [(["b", "a"], [1.0, 0.0])] * 25
    rated = rate(["a", "b"], games)
    assert rated["a"][0] - rated["b"][0] == pytest.approx(400 * math.log10(3), abs=1.5)
    assert rated["a"][0] == pytest.approx(-rated["b"][0])
    assert rated["a"][1] == pytest.approx(ELO / math.sqrt(100 * 0.75 * 0.25) / 2, rel=0.02)


def test_ratings_where_many_sit() -> None:
    """One alone among three who wins a quarter of the games is their equal; one who wins half of them three times as strong."""
    equal = [(["a", "b", "b", "b"], [1.0, 0.0, 0.0, 0.0])] * 25 + [(["a", "b", "b", "b"], [0.0, 1.0, 0.0, 0.0])] * 75
    assert rate(["a", "b"], equal)["a"][0] == pytest.approx(0.0, abs=0.1)
    better = [(["b", "a", "b", "b"], [0.0, 1.0, 0.0, 0.0])] * 50 + [(["b", "a", "b", "b"], [1.0, 0.0, 0.0, 0.0])] * 50
    rated = rate(["a", "b"], better)
    assert rated["a"][0] - rated["b"][0] == pytest.approx(400 * math.log10(3), abs=2)


def test_ratings_stay_finite_and_draws_count_half() -> None:
    swept = rate(["a", "b"], [(["a", "b"], [1.0, 0.0])] * 30)
    assert 300 < swept["a"][0] - swept["b"][0] < 3000
    drawn = rate(["a", "b"], [(["a", "b"], [0.5, 0.5])] * 30)
    assert drawn["a"][0] == pytest.approx(0.0, abs=1e-6)


def test_inverse() -> None:
    found = inverse([[0.0, 2.0], [4.0, 1.0]])
    assert [value for row in found for value in row] == pytest.approx([-0.125, 0.25, 0.5, 0.0])


def test_a_ladder_does_not_depend_on_the_number_of_processes() -> None:
    ladder = prepare(GAME, {"scenario": "capitals", "players": "3"}, ["greedy", "random"], 4, 9)
    alone, two = list(results(ladder, 1)), list(results(ladder, 2))
    assert [result.row for result in alone] == [result.row for result in two]
    assert [result_in(json.loads(json.dumps(result_out(r)))) for r in alone] == alone
    told = Standing(ladder, alone).summary(1.0)
    assert [one["player"] for one in told["ranking"]] == ["greedy", "random"]
    [pair] = told["pairs"]
    assert sum(pair["wins"]) + pair["drawn"] == pair["games"] == 4
    assert pair["fair"] == 0.5


def test_nothing_played_yet() -> None:
    told = Standing(prepare(GAME, {}, ["greedy", "random"], 2, 1)).summary(0.0)
    assert told["played"] == 0
    assert told["pairs"][0]["share"] is None
    assert [one["elo"] for one in told["ranking"]] == [0.0, 0.0]


# --- the command -----------------------------------------------------------------------------------------------------

QUICK = ["--scenario", "capitals", "--option", "players=3", "--seed", "5", "--jobs", "1"]


def test_the_command_and_its_files(tmp_path: Path) -> None:
    out = tmp_path / "ladder"
    arguments = ["ladder", GAME, "--players", "greedy,random", "--games", "2", *QUICK, "--out", str(out)]
    done = grognard(*arguments, "--lang", "fr", data=tmp_path)
    assert done.code == 0, done.err
    assert "greedy > random" in done.out
    assert "Elo" in done.out
    assert len((out / "results.jsonl").read_text().splitlines()) == 2
    page = (out / "report.html").read_text()
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") == 2  # a scale a player, and no curve
    assert "greedy &gt; random" in page
    assert "http" not in page, "the page needs something from elsewhere"
    told = json.loads((out / "ladder.json").read_text())
    assert told["played"] == told["wanted"] == 2
    again = grognard(*arguments, "--json", data=tmp_path).json()  # all is played: it is only told again
    assert again["pairs"] == told["pairs"]
    other = grognard(*arguments[:-2], "--out", str(out), "--limit", "77", data=tmp_path)
    assert other.code == 2
    assert "another ladder" in other.err


def test_the_curve_over_budgets(tmp_path: Path) -> None:
    out = tmp_path / "ladder"
    players = "search-1,search-2,random"
    done = grognard(
        "ladder", GAME, "--players", players, "--games", "2", *QUICK, "--limit", "30", "--out", str(out), data=tmp_path
    )
    assert done.code == 0, done.err
    page = (out / "report.html").read_text()
    assert page.count("<polyline") == 1
    assert page.count("<svg") == 4  # a scale a player, and the curve


def test_an_engine_in_the_ladder(tmp_path: Path) -> None:
    engine = f"hussar={shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    arguments = [
        "ladder",
        GAME,
        "--players",
        "hussar,random",
        "--games",
        "2",
        *QUICK,
        "--engine",
        engine,
        "--limit",
        "300",
    ]
    told = grognard(*arguments, "--out", str(tmp_path / "a"), "--json", data=tmp_path).json()
    assert told["played"] == 2


def test_an_engine_that_dies_leaves_what_was_played(tmp_path: Path) -> None:
    """The engine ends after some answers: the games before are kept, and the error says what happened."""
    script = tmp_path / "mortal.py"
    mark = tmp_path / "count"
    script.write_text(
        f"import pathlib, sys\np = pathlib.Path({str(mark)!r})\nn = int(p.read_text()) if p.exists() else 0\n"
        "p.write_text(str(n + 1))\nif n == 2: sys.exit('out of powder')\n" + EXAMPLE.read_text()
    )
    engine = f"mortal={shlex.quote(sys.executable)} {shlex.quote(str(script))}"
    out = tmp_path / "out"
    arguments = [
        "--players",
        "mortal,random,random",
        "--games",
        "9",
        "--scenario",
        "capitals",
        "--seed",
        "5",
        "--jobs",
        "1",
    ]
    done = grognard("simulate", GAME, *arguments, "--engine", engine, "--out", str(out), data=tmp_path)
    assert done.code == 2
    assert "out of powder" in done.err
    assert len((out / "results.jsonl").read_text().splitlines()) == 2
    assert json.loads((out / "summary.json").read_text())["games"] == 2


def test_an_engine_that_never_plays_gives_an_error_and_no_empty_table(tmp_path: Path) -> None:
    engine = f"mute={shlex.quote(sys.executable)} -c pass"
    done = grognard(
        "ladder", GAME, "--players", "mute,random", "--games", "2", "--scenario", "two_player", "--seed", "5",
        "--engine", engine, "--out", str(tmp_path / "out"), data=tmp_path,
    )  # fmt: skip
    assert done.code == 2
    assert not done.out
    assert "mute" in done.err


def test_control_c_leaves_a_ladder_that_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = [
        "ladder",
        GAME,
        "--games",
        "400",
        "--players",
        "random,conscrit",
        *QUICK[:-2],
        "--jobs",
        "2",
        "--out",
        str(out),
    ]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        encoding="utf-8",
    )
    kept = out / "results.jsonl"
    wait_until(lambda: begun(kept), "a first game is kept")
    process.send_signal(signal.SIGINT)
    told, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    found = json.loads(told)
    assert 0 < found["played"] < 400
    assert found["interrupted"] is True
    assert len(kept.read_text().splitlines()) == found["played"]
    assert (out / "report.html").exists()
    assert "goes on" in err
    with kept.open("a") as file:
        file.write('{"cut off')
    ladder = prepare(GAME, {"scenario": "capitals", "players": "3"}, ["random", "conscrit"], 400, 5)
    first = next(iter(results(ladder, 1)))
    assert json.loads(kept.read_text().splitlines()[0])["row"] == result_out(first)["row"]
