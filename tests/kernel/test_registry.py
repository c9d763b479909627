"""The registry: games by entry point, found by name, refused with a suggestion; what every game declares."""

import re
from importlib.metadata import EntryPoint

import pytest

from grognard.kernel import registry
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids


def test_the_games_of_the_house_are_found() -> None:
    assert "risk_napoleon" in game_ids()
    assert game_ids() == sorted(game_ids())


def test_a_game_is_one_object() -> None:
    assert find_game("risk_napoleon") is find_game("risk_napoleon")


@pytest.mark.parametrize(
    ("word", "suggestion"), [("risk_napoléon", "risk_napoleon"), ("risk", "risk_napoleon"), ("go", "")]
)
def test_an_unknown_game_is_refused_with_the_nearest(word: str, suggestion: str) -> None:
    with pytest.raises(BadInput) as problem:
        find_game(word)
    assert problem.value.code == "unknown-game"
    assert problem.value.details["nearest"] == suggestion
    assert problem.value.details["known"] == ", ".join(game_ids())


def point(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """Another package is installed that offers a game."""
    points = {name: EntryPoint(name, value, "grognard.games")}
    monkeypatch.setattr(registry, "_found", lambda: points)


def test_a_game_may_live_in_a_package_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    point(monkeypatch, "toy", "tests.conformance.toy:GAME")
    assert game_ids() == ["toy"]
    assert find_game("toy").names["en"] == "Outposts"


def test_what_is_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    point(monkeypatch, "cards", "tests.conformance.toy:CARDS")
    with pytest.raises(BadInput) as problem:
        find_game("cards")
    assert problem.value.code == "not-a-game"
    assert problem.value.details == {"word": "cards"}


@pytest.mark.parametrize("id", game_ids())
def test_a_game_declares_itself(id: str) -> None:
    game = find_game(id)
    assert game.id == id
    assert re.fullmatch(r"[a-z][a-z0-9_]*", id)
    assert set(game.names) == {"fr", "en"}
    assert all(game.names.values())
    assert game.version
    assert len({option.id for option in game.options}) == len(game.options)
    assert len({telling.name for telling in game.tellings}) == len(game.tellings)
    assert len({verb.name for verb in game.vocabulary.verbs}) == len(game.vocabulary.verbs)


@pytest.mark.parametrize("id", game_ids())
def test_the_kinds_that_a_game_speaks_of_are_known(id: str) -> None:
    """Frames are written by the kinds of their fields, events told by the kinds of their arguments."""
    game = find_game(id)
    known = {*game.vocabulary.sets, "number", "seat", "dice"}
    for name, frame in game.frames.items():
        assert {kind for _, kind in frame.fields} <= known, name
        assert frame.__name__ == name
    for telling in game.tellings:
        assert {kind for _, kind in telling.arguments} <= known, telling.name


@pytest.mark.parametrize("id", game_ids())
def test_the_seats_of_a_game_are_among_all_its_seats(id: str) -> None:
    game = find_game(id)
    seats = game.seats(game.resolve({}))
    assert seats == game.all_seats[: len(seats)]
    assert "watcher" not in game.all_seats
