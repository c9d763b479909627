"""`games`, `rules`, `bench`, help: what the command tells about itself."""

import json
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.kernel import clauses
from grognard.kernel.registry import find_game
from tests.cli.helpers import GAME, environment, grognard


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(list(argv)) == 0
    out, err = capsys.readouterr()
    assert not err
    return str(out)


# --- games -----------------------------------------------------------------------------------------------------------


def test_games_as_json(tmp_path: Path) -> None:
    (risk,) = [game for game in grognard("games", "--json", data=tmp_path).json() if game["id"] == GAME]
    assert risk["names"] == {"fr": "RISK Édition Napoléon", "en": "RISK Napoleon Edition"}
    assert risk["seats"] == {"min": 2, "max": 6}
    assert set(risk["scenarios"]) == {"mission", "two_player", "world_conquest", "capitals", "history"}
    assert risk["clauses"] == len(clauses.load(find_game(GAME).package))
    assert risk["rules"] == find_game(GAME).version
    options = {option["id"]: option for option in risk["options"]}
    assert options["players"] == {"id": "players", "type": "number", "default": 4, "low": 2, "high": 6}
    assert options["auto_claim"] == {"id": "auto_claim", "type": "flag", "default": True}
    assert options["card_bonus"]["values"] == ["per_set", "per_card"]


@pytest.mark.parametrize(("lang", "words"), [("fr", ["Sièges", "par défaut"]), ("en", ["Seats", "default"])])
def test_games_for_people(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "games", "--lang", lang)
    assert GAME in told
    assert all(word in told for word in words)


def test_games_answers_at_once_because_it_loads_little(tmp_path: Path) -> None:
    heavy = "rich", "fluent", "typer", "readline", "asyncio", "multiprocessing", "grognard.players", "grognard.lab"
    asked = (
        f"import sys; from grognard.cli import main; main(['games']); print([m for m in {heavy} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=environment(tmp_path))
    assert done.stdout.splitlines()[-1] == "[]"


# --- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--help"], ["Usage: grognard", "simulate", "--lang"]),
        (["--lang", "fr", "--help"], ["Usage\u00a0: grognard", "Montrer une partie"]),
        (["help", "replay"], ["grognard replay FILE", "--verify"]),
        (["play", "--help", "--lang=fr"], ["--seat NAME=PLAYER", "qui occupe un siège"]),
        (["simulate", GAME, "-h"], ["--players", "Options of RISK", "progressive_reinforcements"]),
    ],
)
def test_help(argv: list[str], words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, *argv)
    assert all(word in told for word in words)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    from grognard import __version__

    assert run(capsys, "--version").startswith(f"grognard {__version__} (")


# --- rules -----------------------------------------------------------------------------------------------------------


def test_a_clause_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    clause = clauses.find(find_game(GAME).package, "RSK-CBT-03")
    for lang in ("fr", "en"):
        told = run(capsys, "rules", GAME, "rsk-cbt-03", "--lang", lang)
        assert " ".join(clause.text(lang).split()[:4]) in told


def test_a_chapter_by_the_beginning_of_its_ids(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "rules", GAME, "RSK-CBT", "--json"))
    assert len(found) > 5
    assert all(clause["id"].startswith("RSK-CBT-") for clause in found)
    assert set(found[0]) == {"id", "chapter", "kind", "basis", "ref", "fr", "en"}


def test_searching_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "rules", GAME, "--search", "joker", "pile", "--json"))
    assert found
    assert all("joker" in (clause["fr"] + clause["en"]).lower() for clause in found)
    assert "zeppelin" in run(capsys, "rules", GAME, "--search", "zeppelin")


def test_all_rules_under_their_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "rules", GAME, "--lang", "fr")
    assert told.index("Mise en place") < told.index("RSK-SET-01") < told.index("Renforts\n") < told.index("RSK-REN-01")


def test_a_pipe_that_is_closed_early_is_no_accident(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m grognard rules {GAME} | head -n 1'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment(tmp_path))
    assert done.stdout
    assert not done.stderr


# --- coverage --------------------------------------------------------------------------------------------------------


def checkout(folder: Path) -> Path:
    """A checkout with two tests."""
    tests = folder / "tests" / "deep"
    tests.mkdir(parents=True)
    (folder / "pyproject.toml").write_text('[project]\nname = "grognard"\n')
    (tests / "test_a.py").write_text(
        'import pytest\n\n@pytest.mark.clause("RSK-CBT-01", "RSK-CBT-02")\ndef test_it(): pass\n'
        'CASES = [pytest.param(1, marks=pytest.mark.clause("RSK-CBT-03"))]\n# pytest.mark.clause("RSK-CBT-04")\n'
    )
    return tests


def test_coverage_counts_the_marks_of_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(checkout(tmp_path))
    told = json.loads(run(capsys, "rules", GAME, "--coverage", "--json"))
    every = clauses.load(find_game(GAME).package).values()
    assert told["clauses"] == len(every)
    assert told["proved"] == 3
    assert told["provable"] == sum(clause.provable for clause in every)
    assert "RSK-CBT-04" in told["unproved"]
    assert "RSK-CBT-03" not in told["unproved"]
    assert len(told["unproved"]) == told["provable"] - 3
    assert sum(map(len, told["unproved_by_chapter"].values())) == len(told["unproved"])
    assert set(told["unprovable"]) <= set(clauses.UNPROVABLE)
    assert sum(told["unprovable"].values()) == told["clauses"] - told["provable"]
    assert "RSK-CBT-04" in run(capsys, "rules", GAME, "--coverage")


def test_coverage_outside_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", GAME, "--coverage"]) == 2
    assert "checkout" in capsys.readouterr().err


# --- bench -----------------------------------------------------------------------------------------------------------


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    from grognard.kernel import contract

    (row,) = json.loads(run(capsys, "bench", GAME, "--seconds", "0.05", "--json"))
    assert row["game"] == GAME
    assert row["decisions_per_second"] > 1000
    assert 0 < row["clone_us"] < row["view_us"]
    assert row["compiled"] == (not contract.__file__.endswith(".py"))
    told = run(capsys, "bench", "--seconds", "0.05", "--lang", "fr")
    assert ("compilé" if row["compiled"] else "Python simple") in told


def test_the_command_by_itself_opens_the_door(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.server import run as server

    served = []
    monkeypatch.setattr(server, "serve", lambda settings, *told: served.append((settings.port, *told)))
    assert "1815" in run(capsys)
    assert served == [(1815, True, "There is no browser here: open http://127.0.0.1:1815/ in one.")]


@pytest.mark.parametrize("screen", ["DISPLAY", ""])
def test_without_a_browser_it_says_where_to_look(
    screen: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser of the terminal does not count, nor one that does not start."""
    from grognard.server import run as server
    from grognard.server.settings import Settings

    class Started:
        started, should_exit = True, False

    asked: list[str] = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", lambda url: asked.append(url))
    if screen:
        monkeypatch.setenv(screen, ":0")
    server._open_when_started(Started(), Settings(), "look there")  # type: ignore[arg-type]
    assert capsys.readouterr().out == "look there\n"
    assert asked == (["http://127.0.0.1:1815/"] if screen else [])
