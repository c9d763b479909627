"""Bad input of every kind: exit code 2 and one clear line, in the reader's language, with a suggestion where there is one."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.kernel import records
from tests.cli.helpers import GAME, environment, grognard, record, situation, write

LINES = [
    ("gaems", "games"),
    ("--versoin", "--version"),
    ("games --jsn", "--json"),
    ("play", "GAME"),
    ("play risk_napoloen", GAME),
    ("play chess", GAME),
    (f"play {GAME} --option players=7", "2 to 6"),
    (f"play {GAME} --option players=many", "whole number"),
    (f"play {GAME} --option auto_claim=perhaps", "on"),
    (f"play {GAME} --option card_bonus=per_crad", "per_card"),
    (f"play {GAME} --option plyers=3", "players"),
    (f"play {GAME} --option players", "NAME=VALUE"),
    (f"play {GAME} --option players=3 --option players=4", "twice"),
    (f"play {GAME} --scenario captials", "capitals"),
    (f"play {GAME} --scenario capitals --option scenario=capitals", "twice"),
    (f"play {GAME} --seat p7=human", "p1, p2, p3, p4"),
    (f"play {GAME} --seat 7=human", "p1, p2, p3, p4"),
    (f"play {GAME} --seat p1=gredy", "greedy"),
    (f"play {GAME} --seed one", "whole number"),
    (f"play {GAME} --seed -1", "-1"),
    (f"play {GAME} --record nowhere/at/all.grog", "no folder"),
    (f"play {GAME} --position none.json", "none.json"),
    (f"play {GAME} --continue --new", "--continue"),
    (f"play {GAME} --continue", "No interrupted game"),
    (f"play {GAME} --continue --seed 3", "--seed"),
    (f"simulate {GAME} --players greedy,random", "--games"),
    (f"simulate {GAME} --games 2", "--players"),
    (f"simulate {GAME} --games two --players greedy,random", "two"),
    (f"simulate {GAME} --games 2 --players greedy,rndom", "random"),
    (f"simulate {GAME} --games 2 --players {','.join(['random'] * 7)}", "2 to 6"),
    (f"simulate {GAME} --games 2 --players greedy,random --option players=3", "3 seats"),
    ("replay", "FILE"),
    ("replay none.grog", "none.grog"),
    (f"position {GAME}", "--check"),
    (f"position {GAME} --from none.grog@3", "none.grog"),
    (f"position {GAME} --check a --from b", "--check"),
    (f"rules {GAME} RSK-CBT-98", "RSK-CBT-"),
    (f"rules {GAME} RSK-CBT-01 --search joker", "RSK-CBT-01"),
    ("bench chess", GAME),
    ("bench --seconds never", "never"),
    ("games --lang de", "fr, en"),
    ("games --lang", "--lang"),
]


@pytest.mark.parametrize(("line", "words"), LINES, ids=[line for line, _ in LINES])
def test_one_clear_line(
    line: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert words in err
    assert not list(tmp_path.iterdir())  # nothing was begun


@pytest.mark.parametrize(("line", "words"), LINES[:12], ids=[line for line, _ in LINES[:12]])
def test_in_french(line: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--lang", "fr"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "There is" not in err
    assert "(word=" not in err  # the bare code, had the words been missing


def test_the_same_from_outside(tmp_path: Path) -> None:
    done = grognard("play", "risk_napolon", data=tmp_path)
    assert done.code == 2
    assert done.err == "grognard: There is no game called “risk_napolon”. Did you mean “risk_napoleon”?\n"
    french = grognard("play", "risk_napolon", data=tmp_path, LANG="fr_FR.UTF-8")
    assert french.code == 2
    assert french.err.startswith("grognard: Aucun jeu ne s’appelle")


def test_bytes_that_are_no_text_on_the_command_line(tmp_path: Path) -> None:
    command = [sys.executable.encode(), b"-m", b"grognard", b"play", b"\xff\xfe"]
    done = subprocess.run(command, capture_output=True, env=environment(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


# --- files -----------------------------------------------------------------------------------------------------------


def refusal(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(list(argv)) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    return str(err)


@pytest.mark.parametrize(
    "command", [["replay"], ["position", GAME, "--check"], ["position", GAME, "--from"], ["play", GAME, "--position"]]
)
def test_a_file_that_is_no_text(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "data"))
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    assert "UTF-8" in refusal(capsys, *command, str(file))


def test_a_position_of_49_territories(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = situation()
    told["table"]["territories"]["corse"] = {"owner": "p1", "regiments": 1}
    assert "corse" in refusal(capsys, "position", GAME, "--check", write(tmp_path / "p.json", told))


def test_a_position_of_47_territories(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = situation()
    del told["table"]["territories"]["saxe"]
    assert "saxe" in refusal(capsys, "position", GAME, "--check", write(tmp_path / "p.json", told))


@pytest.mark.parametrize("regiments", [-3, 0, "ten", 1.5, None])
def test_a_position_with_an_army_that_cannot_be(
    regiments: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = situation()
    told["table"]["territories"]["saxe"]["regiments"] = regiments
    assert "saxe" in refusal(capsys, "position", GAME, "--check", write(tmp_path / "p.json", told))


def test_a_position_that_is_no_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "p.json"
    file.write_text('{"game": ')
    assert "line 1" in refusal(capsys, "position", GAME, "--check", str(file))


def test_a_position_fixes_the_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    file = write(tmp_path / "p.json", situation())
    assert "--option" in refusal(capsys, "play", GAME, "--position", file, "--option", "players=3")


def test_a_record_that_was_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.grog"
    record(file)
    file.write_bytes(file.read_bytes()[:-20])
    assert "Line 41" in refusal(capsys, "replay", str(file))


def test_a_record_that_was_altered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.grog"
    record(file)
    lines = file.read_text().splitlines(keepends=True)
    lines[10] = lines[10].replace('"p', '"q')
    file.write_text("".join(lines))
    assert "Line 11" in refusal(capsys, "replay", str(file))
    assert "Line 11" in refusal(capsys, "replay", str(file), "--verify")


def test_a_record_whose_sums_were_made_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = record(tmp_path / "a.grog")
    lines = [{name: value for name, value in line.items() if name != "sum"} for line in match.lines]
    lines[20]["do"] = "attack lorraine>belgique"
    forged, before = [], ""
    for line in lines:
        forged.append(records.seal(line, before))
        before = forged[-1]["sum"]
    file = tmp_path / "forged.grog"
    records.append(file, forged)
    assert "Line 21" in refusal(capsys, "replay", str(file), "--verify")
    assert main(["replay", str(file), "--verify", "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["verified"] is False
    assert told["line"] == 21


@pytest.mark.parametrize("text", ["", "{}\n", "[]\n", "not json\n", '{"grog": 9, "sum": "x"}\n'])
def test_a_file_that_is_no_record(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.grog"
    file.write_text(text)
    refusal(capsys, "replay", str(file))
    refusal(capsys, "position", GAME, "--from", f"{file}@1")


def test_a_line_that_the_record_does_not_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.grog"
    record(file)
    assert "40" in refusal(capsys, "position", GAME, "--from", f"{file}@41")


def test_nothing_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "data"))
    file = tmp_path / "mine.grog"
    file.write_text("precious")
    assert "mine.grog" in refusal(capsys, "play", GAME, "--record", str(file))
    assert str(tmp_path) in refusal(
        capsys, "simulate", GAME, "--games", "1", "--players", "random,random", "--out", str(tmp_path)
    )
    refusal(capsys, "simulate", GAME, "--games", "1", "--players", "random,random", "--out", str(file))
    assert file.read_text() == "precious"


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = grognard("play", GAME, "--seed", "1", data=blocked / "data")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert str(blocked) in done.err


# --- no input --------------------------------------------------------------------------------------------------------


def test_closed_stdin_before_the_game(tmp_path: Path) -> None:
    command = f'exec "{sys.executable}" -m grognard play {GAME} <&-'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment(tmp_path))
    assert done.returncode == 2
    assert done.stderr == "grognard: There is no input: a person cannot play without it.\n"
    assert not list(tmp_path.iterdir())


def test_bytes_that_are_no_text_as_a_move(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "grognard", "play", GAME, "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, env=environment(tmp_path))
    assert done.returncode == 0
    assert not done.stderr
    assert "Player 1 plays Blue" in done.stdout.decode()
