"""`replay` and `position`."""

import json
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.cli.position import readable
from grognard.kernel import records
from grognard.kernel.chance import new_key
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game
from tests.cli.helpers import GAME, grognard, record, situation, write


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen on which no line is broken, however long the path in it."""
    monkeypatch.setenv("COLUMNS", "1000")


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(list(argv)) == 0
    out, err = capsys.readouterr()
    assert not err
    return str(out)


def test_replay_shows_lines_and_what_happened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.grog"
    record(file)
    told = run(capsys, "replay", str(file))
    assert "p1 = greedy, p2 = greedy, p3 = greedy" in told
    assert "1  p1   colour blue" in told
    assert "Player 1 plays Blue." in told
    assert "Le joueur 1 joue Bleu." in run(capsys, "replay", str(file), "--lang", "fr")


def test_replay_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.grog"
    record(file)
    told = json.loads(run(capsys, "replay", str(file), "--json"))
    assert (told["game"], told["lines"], told["actions"], told["finished"]) == (GAME, 41, 40, False)
    assert told["record"][1] == {"n": 1, "seat": "p1", "do": "colour blue", "events": ["Player 1 plays Blue."]}


def test_replay_tells_undo_orders_and_resignations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(find_game(GAME), {}, ["human"] * 2, seed=3, position=situation())
    match.order(1, "defence", "most")
    match.act(0, match.game.vocabulary.parse("attack ecosse>irlande"))
    match.undo(0)
    match.resign(1)
    file = tmp_path / "a.grog"
    records.append(file, match.lines)
    told = run(capsys, "replay", str(file))
    assert "leaves the standing order defence = most" in told
    assert "takes back action 2" in told
    assert "resigns" in told
    assert "p1 1.0, p2 0.0" in told
    checked = json.loads(run(capsys, "replay", str(file), "--verify", "--json"))
    assert checked["verified"] is True
    assert checked["result"] == {"p1": 1.0, "p2": 0.0}
    assert checked["undone"] == 1


@pytest.mark.parametrize("keyed", [True, False])
def test_verify(keyed: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(find_game(GAME), {}, ["human"] * 2, new_key() if keyed else None, 5, situation())
    for action in ("attack ecosse>irlande", "engage 3"):
        if not match.over:
            match.act(match.deciders()[0], match.game.vocabulary.parse(action))
    file = tmp_path / "a.grog"
    records.append(file, match.lines)
    told = json.loads(run(capsys, "replay", str(file), "--verify", "--json"))
    assert told["verified"] is True
    assert told["dice"] == ("seed" if not keyed else "key" if match.over else "recorded")
    assert "tout concorde" in run(capsys, "replay", str(file), "--verify", "--lang", "fr")


def test_a_position_out_of_a_record_can_be_checked_and_goes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = record(tmp_path / "a.grog", moves=100)
    source = f"{tmp_path / 'a.grog'}@100"
    told = run(capsys, "position", GAME, "--from", source)
    assert json.loads(told) == json.loads(run(capsys, "position", GAME, "--from", source, "--json"))
    assert json.loads(told) == match.game.describe(match.state)
    assert json.loads(told) == json.loads(run(capsys, "position", GAME, "--from", str(tmp_path / "a.grog")))
    file = tmp_path / "p.json"
    file.write_text(told, encoding="utf-8")
    checked = json.loads(run(capsys, "position", GAME, "--check", str(file), "--json"))
    assert checked["ok"] is True
    assert checked["deciders"] == [match.seats[match.deciders()[0]]]
    assert "décrit une situation possible" in run(capsys, "position", GAME, "--check", str(file), "--lang", "fr")


def test_an_earlier_line_gives_an_earlier_situation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path / "a.grog")
    begin = json.loads(run(capsys, "position", GAME, "--from", f"{tmp_path / 'a.grog'}@0"))
    assert begin["stack"] == [{"frame": "Colours", "seat": "p1"}]
    later = json.loads(run(capsys, "position", GAME, "--from", f"{tmp_path / 'a.grog'}@1"))
    assert later["table"]["colours"] == {"p1": "blue"}


def test_a_readable_description_keeps_short_things_on_a_line() -> None:
    told = {"a": {"x": 1, "y": [1, 2]}, "long": ["somewhat_long_name"] * 30, "rows": [{"k": "v" * 40}] * 4, "none": []}
    text = readable(told)
    assert json.loads(text) == told
    assert '  "a": {"x": 1, "y": [1, 2]}' in text
    assert max(map(len, text.splitlines())) <= 110


def test_play_from_a_position(tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", situation())
    done = grognard("play", GAME, "--position", file, "--seed", "2", data=tmp_path / "d", input="odds 1\nquit\n")
    assert done.code == 0
    assert "3 dice against 1" in done.out
    assert "29 against 1" in done.out
