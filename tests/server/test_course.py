"""The course of a finished game: what the page at its end shows."""

import random
from typing import Any

import pytest

from grognard.kernel import clauses
from grognard.kernel.contract import WATCHER
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game
from grognard.server.course import SWINGS, by_steps, course, turning_points
from tests.golden import Golden, endings, games
from tests.server.client import Json
from tests.server.conftest import Running
from tests.server.test_table import to_the_end

# by golden game: the clause by which it ended
CLAUSES = {
    "napoleon_1815": {
        "track_0": "N15-VIC-09", "track_20": "N15-VIC-08", "last_turn": "N15-VIC-10", "napoleon": "N15-VIC-11",
    },
    "napoleon_in_europe": {
        "elimination": "NIE-VIC-13", "last_player": "NIE-VIC-13", "limited_war": "NIE-VIC-08",
        "joint_winners": "NIE-VIC-08", "turn_limit": "NIE-OPT-18",
    },
    "nations_1813": {
        "french": "N13-VIC-04", "allied": "N13-VIC-04", "tie": "N13-VIC-04", "draw": "N13-VIC-04",
        "match_won": "N13-VIC-07", "match_drawn": "N13-VIC-07",
    },
    "risk_napoleon": {
        "capitals": "RSK-CAP-04", "claimed_by_hand": "RSK-VIC-01", "destruction": "RSK-VIC-01",
        "garrisons": "RSK-VIC-01", "last_player": "RSK-R-89", "own_colour": "RSK-VIC-01", "regions": "RSK-VIC-01",
        "territories": "RSK-VIC-01", "two_player": "RSK-2PL-01", "world_conquest": "RSK-WLD-01",
        "allied_camp": "RSK-HIS-03", "camps_level": "RSK-HIS-03", "french_camp": "RSK-HIS-03",
    },
    "wellingtons_victory": {
        "hougoumont_army_broken": "WV-13.4.1", "hougoumont_last_turn": "WV-16.1.5",
        "la_haye_sainte_last_turn": "WV-16.2.5", "plancenoit_army_broken": "WV-16.3.5(2)",
        "waterloo_counted": "WV-16.4.5", "early_assault_counted": "WV-16.4.5",
    },
}  # fmt: skip
SHORT = {
    "napoleon_1815": "last_turn", "napoleon_in_europe": "elimination", "nations_1813": "french",
    "risk_napoleon": "capitals", "wellingtons_victory": "hougoumont_army_broken",
}  # fmt: skip


def golden(game: str, ending: str) -> Golden:
    return next(each for each in games(game) if each.ending == ending)


def played(told: Golden) -> Match:
    """A golden game as a match, with something taken back now and then."""
    game = find_game(told.game)
    seats = len(game.seats(game.resolve(told.options)))
    match = Match.start(game, told.options, ["random"] * seats, seed=told.seed)
    player = told.players(told.seed)
    while not match.over:
        seat = match.deciders()[0]
        action = player(match.state, seat)
        match.act(seat, action)
        if len(match.lines) % 7 == 0 and match.undoable(seat) == len(match.lines) - 1:
            match.undo(seat)
            match.act(seat, action)
    return match


@pytest.mark.parametrize("game", SHORT)
def test_the_course_of_a_game(game: str) -> None:
    match = played(golden(game, SHORT[game]))
    assert match.gone or game == "nations_1813"
    told = course(game, match.lines, match.gone, match.key)
    assert told["clause"] == CLAUSES[game][SHORT[game]]
    seats = len(match.seats)
    assert len(told["turns"]) > 1
    assert all(len(turn["standing"]) == len(turn["losses"]) == seats for turn in told["turns"])
    assert [turn["line"] for turn in told["turns"]] == sorted(turn["line"] for turn in told["turns"])
    assert sum(told["decisions"]) == sum("do" in line for line in match.lines) - len(match.gone)
    assert len(told["luck"]) == len(told["last"]) == seats
    dice = game != "nations_1813"  # the one without
    assert any(luck["throws"] and luck["deviation"] > 0 for luck in told["luck"]) == dice
    assert any(any(turn["losses"]) for turn in told["turns"])
    for seat in (WATCHER, 0):
        seen = by_steps(match, told, seat)
        assert 1 <= len(seen["swings"]) <= SWINGS
        assert all(any(swing["change"]) for swing in seen["swings"])
        assert all(0 <= swing["step"] <= seen["steps"] for swing in seen["swings"])
        assert [turn["step"] for turn in seen["turns"]] == sorted(turn["step"] for turn in seen["turns"])
        assert "line" not in seen["turns"][0]


@pytest.mark.parametrize(("game", "ending"), [(game, ending) for game in CLAUSES for ending in endings(game)])
def test_a_clause_for_every_ending(game: str, ending: str) -> None:
    found = find_game(game)
    told = golden(game, ending)
    state = found.new(told.options, told.seed)
    player = told.players(told.seed)
    while state.stack:
        seat = state.deciders()[0]
        state.apply(seat, player(state, seat))
    assert found.ending(state) == CLAUSES[game][ending]
    assert CLAUSES[game][ending] in clauses.load(found.package)


def test_the_largest_swings_are_the_turning_points() -> None:
    heights = [[5, 5], [6, 4], [1, 9], [1, 9], [3, 7]]
    told: Json = {"turns": [{"turn": 1 + 2 * i, "standing": point} for i, point in enumerate(heights)], "last": [9, 1]}
    assert turning_points(told) == [
        {"turn": 3, "change": [-5, 5]},
        {"turn": 7, "change": [2, -2]},
        {"turn": 9, "change": [6, -6]},
    ]
    still: Json = {"turns": [{"turn": 1, "standing": [1, 1]}], "last": [1, 1]}
    assert turning_points(still) == []


def test_steps_of_the_course_are_those_of_the_replay(server: Running) -> None:
    someone, stranger = server.visitor(), server.visitor()
    table = someone.table(["me", "greedy"])["id"]
    assert someone.get(f"/tables/{table}/course").json()["code"] == "not-over"
    to_the_end(someone.sit(table), random.Random(1))
    for seat in ("p1", "watcher"):
        told: Any = stranger.get(f"/tables/{table}/course?seat={seat}").json()
        replay = stranger.get(f"/tables/{table}/replay?seat={seat}").json()
        assert told["steps"] == len(replay["steps"])
        assert told["seats"] == ["p1", "p2"]
        for turn in told["turns"][1:]:  # the step after it begins the turn
            names = [event["e"] for event in replay["steps"][turn["step"]]["entry"]["events"]]
            assert "turn" in names
    assert stranger.get(f"/tables/{table}/course?seat=p9").status_code == 400


def test_the_course_of_a_game_that_was_given_up(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    live = someone.sit(table)
    live.act("p1", "colour blue")
    live.ask("resign", "p1")
    told = someone.get(f"/tables/{table}/course").json()
    assert told["resigned"] == ["p1"]
    assert told["clause"] is None
    assert told["decisions"] == [1, 0]
