"""The folder of a long run: what is in it, as JSON lines and as Parquet, and how it goes on."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from pyarrow import parquet

from grognard.cli import main
from grognard.kernel.registry import find_game
from grognard.lab.parquet import DECISIONS, GAMES
from tests.cli.helpers import GAME

DOCUMENT = Path(__file__).parents[2] / "docs" / "results.md"
SERIES = ["--players", "random,greedy,random", "--scenario", "capitals", "--seed", "5", "--jobs", "1"]
FILES = ["results.jsonl", "decisions.jsonl", "games.parquet", "decisions.parquet"]


def run(*argv: str) -> int:
    return main([*argv, "--json"])


def simulate(out: Path, games: int, *more: str) -> Path:
    assert run("simulate", GAME, "--games", str(games), *SERIES, "--out", str(out), *more) == 0
    return out


def refusal(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    capsys.readouterr()
    assert run(*argv) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    return str(err)


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# --- what is in it ---------------------------------------------------------------------------------------------------


def test_rows_of_games_and_decisions(tmp_path: Path) -> None:
    out = simulate(tmp_path / "out", 3, "--decisions")
    games, decisions = lines(out / "results.jsonl"), lines(out / "decisions.jsonl")
    assert [sum(one["game"] == row["game"] for one in decisions) for row in games] == [
        row["decisions"] for row in games
    ]
    vocabulary = find_game(GAME).vocabulary
    for row in games:
        mine = [one for one in decisions if one["game"] == row["game"]]
        assert [one["number"] for one in mine] == list(range(len(mine)))
        assert {(one["seat"], one["player"]) for one in mine} == set(zip(["p1", "p2", "p3"], row["seats"], strict=True))
    assert all(vocabulary.holds(vocabulary.parse(one["action"])) for one in decisions)
    assert {one["frame"] for one in decisions} <= set(find_game(GAME).frames)
    assert min(one["legal"] for one in decisions) >= 1
    assert len({one["legal"] for one in decisions}) > 10


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    out = simulate(tmp_path / "out", 3, "--decisions")
    games, decisions = parquet.read_table(out / "games.parquet"), parquet.read_table(out / "decisions.parquet")
    assert games.column_names == list(GAMES)
    assert decisions.column_names == list(DECISIONS)
    assert games.schema.field("scores").type == pyarrow.list_(pyarrow.float64())
    told = lines(out / "results.jsonl")
    empty = dict.fromkeys(("pair", "number", "choices", "seconds"))
    found = [{**row, "study": json.loads(row["study"])} for row in games.to_pylist()]
    assert found == [{**row, **empty} for row in told]
    assert decisions.to_pylist() == lines(out / "decisions.jsonl")


def test_a_study_is_one_column_of_json(tmp_path: Path) -> None:
    from grognard.lab import parquet as made

    row = {"game": 0, "seed": 1, "seats": ["random"], "decisions": 2, "finished": False, "winner": None, "scores": None}
    told = {"fights": {"Leipzig": 3}}
    (tmp_path / "a").write_text("".join(json.dumps({**row, "study": study}) + "\n" for study in (told, {})))
    made.games(tmp_path / "a", tmp_path / "b")
    found = parquet.read_table(tmp_path / "b")["study"].to_pylist()
    assert [found[0] and json.loads(found[0]), found[1]] == [told, None]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


def test_long_results_come_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.lab import parquet as made

    monkeypatch.setattr(made, "_BATCH", 1)
    monkeypatch.setattr(made, "_GROUP", 2)
    out = simulate(tmp_path / "out", 5)
    assert parquet.ParquetFile(out / "games.parquet").num_row_groups == 3
    assert parquet.read_table(out / "games.parquet")["game"].to_pylist() == [0, 1, 2, 3, 4]


def test_a_ladder_has_them_too(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ["--players", "greedy,random", "--games", "2", *SERIES[2:], "--option", "players=3"]
    assert run("ladder", GAME, *arguments, "--decisions", "--out", str(out)) == 0
    games = parquet.read_table(out / "games.parquet").to_pylist()
    told = lines(out / "results.jsonl")
    assert [(row["game"], row["pair"], row["number"]) for row in games] == [(0, 0, 0), (1, 0, 1)]
    assert [row["choices"] for row in games] == [row["choices"] for row in told]
    assert [sum(row["choices"]) for row in games] == [row["decisions"] for row in games]
    decisions = lines(out / "decisions.jsonl")
    assert [sum(one["game"] == i for one in decisions) for i in (0, 1)] == [row["decisions"] for row in games]


@pytest.mark.parametrize("players", ["random,random,random", "greedy,random,random"])
def test_noting_decisions_does_not_change_the_games(players: str, tmp_path: Path) -> None:
    arguments = ["--games", "2", *SERIES[2:], "--players", players]
    assert run("simulate", GAME, *arguments, "--out", str(tmp_path / "a")) == 0
    assert run("simulate", GAME, *arguments, "--out", str(tmp_path / "b"), "--decisions") == 0
    assert (tmp_path / "a" / "results.jsonl").read_bytes() == (tmp_path / "b" / "results.jsonl").read_bytes()


def test_decisions_need_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--out DIR" in refusal(capsys, "simulate", GAME, "--games", "2", *SERIES, "--decisions")


def test_without_the_libraries_json_lines_remain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    out = simulate(tmp_path / "out", 1)
    assert (
        capsys.readouterr().err
        == "grognard: Parquet needs libraries that are not installed: pip install grognard[lab].\n"
    )
    assert sorted(path.name for path in out.iterdir()) == ["results.jsonl", "series.json", "summary.json"]


def test_every_column_is_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    games, _, decisions = text.partition("## A row a decision")
    assert [name for name in GAMES if f"| `{name}` |" not in games] == []
    assert [name for name in DECISIONS if f"| `{name}` |" not in decisions] == []


# --- going on --------------------------------------------------------------------------------------------------------


def test_an_unfinished_series_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part = simulate(tmp_path / "whole", 5, "--decisions"), simulate(tmp_path / "part", 3, "--decisions")
    kept = (part / "results.jsonl").read_bytes().splitlines(keepends=True)
    (part / "results.jsonl").write_bytes(b"".join(kept[:2]) + kept[2][:20])  # the third one was cut off
    capsys.readouterr()
    assert run("simulate", GAME, "--resume", "--games", "5", "--out", str(part)) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["seed"]) == (5, 5)
    for name in FILES:
        assert (part / name).read_bytes() == (whole / name).read_bytes()
    assert json.loads((part / "series.json").read_text()) == json.loads((whole / "series.json").read_text())
    assert run("simulate", GAME, "--resume", "--out", str(part)) == 0  # all is played: it is only told again
    assert json.loads(capsys.readouterr().out)["wins"] == told["wins"]


def test_an_unfinished_ladder_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "random,greedy", *SERIES[2:]]
    whole, part = tmp_path / "whole", tmp_path / "part"
    assert run("ladder", GAME, *arguments, "--games", "4", "--out", str(whole)) == 0
    assert run("ladder", GAME, *arguments, "--games", "2", "--out", str(part)) == 0
    with (part / "results.jsonl").open("a") as file:
        file.write('{"cut off')
    capsys.readouterr()
    assert run("ladder", GAME, "--resume", "--games", "4", "--out", str(part)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["played"] == told["wanted"] == 4
    found, wanted = (lines(folder / "results.jsonl") for folder in (part, whole))
    assert [one["row"] for one in found] == [one["row"] for one in wanted]
    assert "--players" in refusal(
        capsys, "ladder", GAME, "--resume", "--players", "random,conscrit", "--out", str(part)
    )


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--players", "greedy,greedy,random"], "--players"),
        (["--seed", "6"], "--seed was 5, now it is 6"),
        (["--limit", "77"], "--limit"),
        (["--scenario", "world_conquest"], "--option scenario was capitals, now it is world_conquest"),
        (["--decisions"], "--decisions"),
        (["--engine", "mine=cat"], "--engine"),
    ],
)
def test_another_series_is_refused(
    more: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = simulate(tmp_path / "out", 1)
    before = (out / "results.jsonl").read_bytes()
    command = ["simulate", GAME, "--resume", "--games", "2", *more, "--out", str(out)]
    assert words in refusal(capsys, *command)
    assert "(folder=" not in refusal(capsys, *command, "--lang", "fr")
    assert (out / "results.jsonl").read_bytes() == before


def test_other_rules_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = simulate(tmp_path / "out", 1)
    monkeypatch.setattr(find_game(GAME), "version", "99")
    assert "version 1 of the rules" in refusal(capsys, "simulate", GAME, "--resume", "--out", str(out))


def test_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = simulate(tmp_path / "out", 1)
    told = json.loads((out / "series.json").read_text())
    (out / "series.json").write_text(json.dumps({**told, "game": "chess"}))
    assert "games of chess" in refusal(capsys, "simulate", GAME, "--resume", "--out", str(out))


def test_nothing_to_go_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", GAME, "--resume"]
    assert "--out DIR" in refusal(capsys, *command)
    assert "no series" in refusal(capsys, *command, "--out", str(tmp_path / "none"))
    assert "no series" in refusal(capsys, *command, "--out", str(tmp_path))
    (tmp_path / "series.json").write_text("[]")
    assert "damaged at line 1" in refusal(capsys, *command, "--out", str(tmp_path))


@pytest.mark.parametrize("damage", ["lost", "altered", "nonsense"])
def test_damaged_results_are_refused_with_their_line(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = simulate(tmp_path / "out", 3)
    file = out / "results.jsonl"
    told = file.read_text().splitlines(keepends=True)
    second = {"lost": "", "altered": told[1].replace('"seed": ', '"seed": 1'), "nonsense": "{]\n"}[damage]
    file.write_text(told[0] + second + told[2])
    assert "results.jsonl is damaged at line 2" in refusal(capsys, "simulate", GAME, "--resume", "--out", str(out))
