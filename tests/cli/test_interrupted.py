"""A game that is interrupted, however it is, loses nothing and is offered again."""

import json
import os
import signal
import stat
import subprocess
from pathlib import Path

import pytest

from grognard.cli import main, shelf
from grognard.kernel import records
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game
from tests.cli.helpers import COMMAND, GAME, Terminal, environment, grognard, situation, wait_until, write


def kept(folder: Path) -> Path:
    """The one game on the shelf."""
    (file,) = (folder / "games").glob("*.grog")
    return file


def begun(folder: Path, *arguments: str) -> Path:
    """A game that ended in the middle, after three moves of a person."""
    assert grognard("play", GAME, *arguments, data=folder, input="1\n1\n1\n").code == 0
    return kept(folder)


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    done = grognard("play", GAME, data=tmp_path, input="1\n1\n")
    assert done.code == 0
    assert done.out.endswith("The game is kept: grognard play risk_napoleon --continue goes on with it.\n")
    own = [line for line in records.read(kept(tmp_path)) if line.get("seat") == "p1"]
    assert len(own) == 2


def test_continue_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = begun(tmp_path)
    before = file.read_bytes()
    done = grognard("play", GAME, "--continue", "--lang", "fr", data=tmp_path, input="1\nquitter\n")
    assert done.code == 0, done.err
    assert "Choisissez votre couleur" not in done.out
    after = kept(tmp_path).read_bytes()
    assert after.startswith(before)
    assert len(after) > len(before)


def test_the_key_is_kept_secret_and_the_dice_stay_those_of_the_commitment(tmp_path: Path) -> None:
    file = begun(tmp_path)
    table = file.with_suffix(".table")
    assert stat.S_IMODE(table.stat().st_mode) == 0o600
    key = bytes.fromhex(json.loads(table.read_text())["key"])
    assert Match.load(find_game(GAME), records.read(file), key).key == key


def test_kill_in_the_middle(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", GAME, "--seed", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
        encoding="utf-8",
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("1\n2\n3\n")
    process.stdin.flush()
    while "(21 left)" not in process.stdout.readline():
        assert process.poll() is None
    process.kill()
    process.communicate()
    before = records.read(kept(tmp_path))
    with Terminal("play", GAME, data=tmp_path) as terminal:
        terminal.expect("Continue the game of ")
        terminal.expect("[n] new game, [x] put it away: ")
        terminal.type("y")
        terminal.expect("(21 left)")
        terminal.expect("> ")
        terminal.type("quit")
        assert terminal.end()[0] == 0
    assert records.read(kept(tmp_path)) == before


def test_kill_while_the_computer_plays(tmp_path: Path) -> None:
    setup = ["--scenario", "capitals", "--option", "players=4", "--seat", "p1=greedy"]
    process = subprocess.Popen(
        [*COMMAND, "play", GAME, *setup],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path),
    )
    wait_until(
        lambda: any(file.stat().st_size > 5_000 for file in tmp_path.glob("games/*.grog")), "a good deal is played"
    )
    process.send_signal(signal.SIGKILL)
    process.wait()
    done = grognard("play", GAME, "--continue", data=tmp_path)
    assert done.code == 0, done.err
    assert "has won the game." in done.out
    (file,) = (tmp_path / "records").iterdir()
    assert Match.load(find_game(GAME), records.read(file)).over


def test_a_line_that_was_half_written_does_not_count(tmp_path: Path) -> None:
    file = begun(tmp_path, "--seed", "1")
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"n": 99, "seat": "p1", "do": "pla')
    assert grognard("play", GAME, "--continue", data=tmp_path).code == 0
    assert file.read_bytes() == whole


def test_control_c_in_a_game(tmp_path: Path) -> None:
    with Terminal("play", GAME, data=tmp_path) as terminal:
        terminal.expect("Play Yellow\n> ")
        terminal.type("3")
        terminal.expect("left)")
        terminal.expect("> ")
        terminal.interrupt()
        code, rest = terminal.end()
    assert code == 130
    assert "Traceback" not in rest
    assert "The game is kept" in rest
    assert records.read(kept(tmp_path))[1]["do"] == "colour black"


def test_end_of_file_at_the_terminal(tmp_path: Path) -> None:
    with Terminal("play", GAME, "--lang", "fr", data=tmp_path) as terminal:
        terminal.expect("Jouer Jaune\n> ")
        terminal.press(b"\x04")
        code, rest = terminal.end()
    assert code == 0
    assert "La partie est gardée" in rest


def test_control_c_elsewhere(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("grognard.cli.bench.measure", interrupted)
    assert main(["bench"]) == 130
    assert capsys.readouterr() == ("", "")


# --- the offer -------------------------------------------------------------------------------------------------------


def test_piped_input_is_told_of_the_game_and_begins_a_new_one(tmp_path: Path) -> None:
    begun(tmp_path)
    done = grognard("play", GAME, data=tmp_path, input="1\n")
    assert done.code == 0
    assert "--continue" in done.err
    assert "--new" in done.err
    assert len(list((tmp_path / "games").glob("*.grog"))) == 2
    assert grognard("play", GAME, "--new", data=tmp_path, input="").err == ""


def test_no_means_a_new_game_and_the_old_one_stays(tmp_path: Path) -> None:
    begun(tmp_path)
    with Terminal("play", GAME, "--lang", "fr", data=tmp_path) as terminal:
        terminal.expect("[x] la ranger\u00a0: ")
        terminal.type("n")
        terminal.expect("Jouer Jaune\n> ")
        terminal.type("quitter")
        terminal.end()
    assert len(list((tmp_path / "games").glob("*.grog"))) == 2


def test_one_of_several_is_chosen_by_number_and_one_put_away(tmp_path: Path) -> None:
    first = begun(tmp_path)
    os.utime(first, (1, 1))
    grognard("play", GAME, "--new", data=tmp_path, input="2\n")
    with Terminal("play", GAME, data=tmp_path) as terminal:
        terminal.expect("Interrupted games, the latest first:")
        terminal.expect("put one away: ")
        terminal.type("7")
        terminal.expect("put one away: ")
        terminal.type("2")
        terminal.expect("(21 left)")
        terminal.type("quit")
        terminal.end()
    with Terminal("play", GAME, data=tmp_path) as terminal:
        terminal.expect("put one away: ")
        terminal.type("x 1")
        terminal.expect("Put away: ")
        terminal.expect("Play Yellow\n> ")
        terminal.type("quit")
        terminal.end()
    assert len(list((tmp_path / "records").glob("*.grog"))) == 1


def test_nobody_else_goes_on_with_a_game_that_is_being_played(tmp_path: Path) -> None:
    with Terminal("play", GAME, data=tmp_path) as terminal:
        terminal.expect("Play Yellow\n> ")
        done = grognard("play", GAME, "--continue", data=tmp_path)
        assert done.code == 2
        assert "another terminal" in done.err
        assert grognard("play", GAME, data=tmp_path, input="").err == ""
        terminal.kill()
    assert grognard("play", GAME, "--continue", data=tmp_path).code == 0


def test_the_record_goes_on_in_its_file(tmp_path: Path) -> None:
    copy = tmp_path / "a.grog"
    file = begun(tmp_path / "data", "--record", str(copy))
    assert copy.read_bytes() == file.read_bytes()
    grognard("play", GAME, "--continue", data=tmp_path / "data", input="1\n")
    assert copy.read_bytes() == file.read_bytes()
    copy.write_text("something else\n")
    done = grognard("play", GAME, "--continue", data=tmp_path / "data", input="1\n")
    assert str(copy) in done.err
    assert copy.read_text() == "something else\n"
    new = tmp_path / "b.grog"
    grognard("play", GAME, "--continue", "--record", str(new), data=tmp_path / "data", input="1\n")
    assert new.read_bytes() == file.read_bytes()


def test_a_damaged_game_is_refused_with_its_line(tmp_path: Path) -> None:
    file = begun(tmp_path, "--seed", "1")
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2] + lines[3:]))
    done = grognard("play", GAME, "--continue", data=tmp_path)
    assert done.code == 2
    assert "Line 3" in done.err


def test_a_game_that_was_over_when_the_power_went_is_put_to_the_others(tmp_path: Path) -> None:
    match = Match.start(find_game(GAME), {}, ["human", "greedy"], seed=1, position=situation())
    match.resign(0)
    os.environ["GROGNARD_DATA"] = str(tmp_path)
    try:
        shelf.keep(match, None).let_go()
    finally:
        del os.environ["GROGNARD_DATA"]
    done = grognard("play", GAME, "--continue", data=tmp_path)
    assert done.code == 0
    assert len(list((tmp_path / "records").iterdir())) == 1
    assert not list((tmp_path / "games").iterdir())


def test_where_games_are_kept(tmp_path: Path) -> None:
    begun(tmp_path / "own")
    for env, folder in (
        ({"XDG_DATA_HOME": str(tmp_path / "xdg")}, tmp_path / "xdg" / "grognard"),
        ({"HOME": str(tmp_path / "home")}, tmp_path / "home" / ".local" / "share" / "grognard"),
    ):
        done = subprocess.run(
            [*COMMAND, "play", GAME],
            input="1\n",
            capture_output=True,
            encoding="utf-8",
            env={**environment(tmp_path), "GROGNARD_DATA": "", **env},
        )
        assert done.returncode == 0, done.stderr
        assert kept(folder)


def test_a_position_is_kept_with_the_game(tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", situation())
    grognard("play", GAME, "--position", file, data=tmp_path / "data", input="1\n")
    done = grognard("play", GAME, "--continue", data=tmp_path / "data", input="")
    assert "You attack Ireland (Red, one regiment) from Scotland" in done.out
