"""Positions: any situation as JSON or TOML, read back as it was; what cannot be is refused, never half read."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel import positions
from grognard.kernel.actions import act
from grognard.kernel.chance import Keyed
from grognard.kernel.contract import Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids
from grognard.testing.luck import Luck
from tests.conformance import toy
from tests.conformance.toy import AIM, GAME, STAKE

JUNK: list[Any] = [None, -1, 1 << 40, 10**30, True, 2.5, "", "xyzzy", [], [[]], {}, {"p1": 1}]


def turn() -> State:
    state = GAME.new({}, 1)
    state.apply(0, act(STAKE, 2))
    state.apply(1, act(STAKE, 3))
    state.apply(0, act(AIM))
    return state


def refused(description: Any, game: Game = GAME) -> BadInput:
    with pytest.raises(BadInput) as problem:
        game.position(description)
    return problem.value


# --- describe and position -------------------------------------------------------------------------------------------


def test_a_description_tells_game_rules_options_frames_and_table() -> None:
    state = turn()
    assert GAME.describe(state) == {
        "game": "toy",
        "rules": "1",
        "options": {"scenario": "skirmish", "players": 2, "turns": 6, "open_stakes": False, "windows": False},
        "stack": [{"frame": "Turn", "seat": "north"}],
        "table": GAME.table_out(state),
    }


def test_a_position_is_the_inverse() -> None:
    state = turn()
    told = json.loads(json.dumps(GAME.describe(state)))
    again = GAME.position(told)
    assert GAME.describe(again) == told
    assert again.deciders() == [0]
    assert again.view(1) == state.view(1)


def test_the_dice_to_come_are_not_part_of_a_position() -> None:
    told = GAME.describe(turn())
    assert GAME.position(told, 1).word == GAME.position(told, 1).word != GAME.position(told, 2).word
    assert GAME.position(told, source=Keyed(bytes(32))).word == 0


def test_a_position_before_its_first_decision_goes_on_to_it() -> None:
    told = GAME.describe(GAME.begin(GAME.resolve({}), 1))
    assert told["stack"] == [{"frame": "Deal"}]
    told["table"]["deck"] = list(range(len(toy.CARDS)))
    assert [type(frame).__name__ for frame in GAME.position(told).stack] == ["Stakes"]


def test_options_left_out_are_the_defaults() -> None:
    told = {**GAME.describe(turn()), "options": {}}
    assert GAME.options_of(GAME.position(told)) == GAME.resolve({})


def test_frames_are_told_by_their_fields() -> None:
    game = find_game("risk_napoleon")
    state, luck = game.new({"players": 3}, 1), Luck(1)
    seen: dict[str, dict[str, Any]] = {}
    while state.stack and "Exchange" not in seen:
        for told in game.describe(state)["stack"]:
            seen[told["frame"]] = told
        seat = state.deciders()[0]
        state.apply(seat, luck.choose(state.legal(seat)))
    assert seen["Turns"] == {"frame": "Turns"}
    assert list(seen["Defend"]) == ["frame", "seat", "border", "engaged"]
    assert ">" in seen["Defend"]["border"]
    assert seen["Exchange"]["second"] is None
    assert seen["Exchange"]["first"].startswith("card_")


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("description", [None, [], 5, "north", True])
def test_what_is_no_description_is_refused(description: object) -> None:
    assert refused(description).code == "position-shape"


@pytest.mark.parametrize("part", ["game", "options", "stack", "table"])
@pytest.mark.parametrize("value", [None, 5, True])
def test_a_part_of_the_wrong_kind_is_refused(part: str, value: object) -> None:
    problem = refused({**GAME.describe(turn()), part: value})
    assert problem.code == "position-shape"
    assert problem.details == {"part": part}


def test_a_missing_part_is_refused() -> None:
    told = GAME.describe(turn())
    del told["stack"]
    assert refused(told).details == {"part": "stack"}


def test_a_position_of_another_game_is_refused() -> None:
    problem = refused({**GAME.describe(turn()), "game": "chess"})
    assert problem.code == "position-game"
    assert problem.details == {"found": "chess", "wanted": "toy"}


def test_a_position_with_impossible_options_is_refused() -> None:
    assert refused({**GAME.describe(turn()), "options": {"players": 7}}).code == "option-range"


@pytest.mark.parametrize(
    ("stack", "code"),
    [
        (["Turn"], "position-shape"),
        ([{"seat": "north"}], "position-shape"),
        ([{"frame": 5}], "position-shape"),
        ([{"frame": "Tern", "seat": "north"}], "position-frame"),
        ([{"frame": "Turn"}], "position-fields"),
        ([{"frame": "Turn", "seat": "north", "colour": "blue"}], "position-fields"),
        ([{"frame": "Turn", "seat": "west"}], "unknown-seat"),
        ([{"frame": "Turn", "seat": "watcher"}], "unknown-seat"),
        ([{"frame": "Turn", "seat": 0}], "unknown-seat"),
    ],
)
def test_a_frame_that_cannot_be_is_refused(stack: list[object], code: str) -> None:
    assert refused({**GAME.describe(turn()), "stack": stack}).code == code


def test_a_misspelt_frame_is_refused_with_the_nearest() -> None:
    problem = refused({**GAME.describe(turn()), "stack": [{"frame": "Tern", "seat": "north"}]})
    assert problem.details == {"frame": "Tern", "nearest": "Turn"}


def test_a_table_that_cannot_be_is_refused_by_its_game() -> None:
    told = GAME.describe(turn())
    told["table"]["deck"] = [0, 0]
    assert refused(told).code == "position-missing"


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything in a description."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    if isinstance(value, list):
        for i in range(len(value)):
            yield from places(value[i], (*path, i))


def put(description: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(description)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    if value is places:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return changed


@pytest.mark.parametrize("game", game_ids())
def test_junk_anywhere_is_refused_or_gives_a_game_that_can_be_played(game: str) -> None:
    """Every part of some descriptions replaced by junk, or left out: a clear refusal or a sound state, never a crash."""
    found = find_game(game)
    luck = Luck(1)
    tried = 0
    for seed in range(12):
        state = found.new({}, seed)
        for _ in range(60 + 60 * seed):
            if state.stack:
                seat = luck.choose(state.deciders())
                state.apply(seat, luck.choose(state.legal(seat)))
        told = json.loads(json.dumps(found.describe(state)))
        paths = list(places(told))
        shallow = [path for path in paths if len(path) <= 3]
        for path in [*shallow, *(luck.choose(paths) for _ in range(60))]:
            description = put(told, path, luck.choose([*JUNK, places]))
            try:
                changed = found.position(description)
            except BadInput:
                continue
            tried += 1
            for seat in changed.deciders():
                action = luck.choose(changed.legal(seat))
                changed.clone().apply(seat, action)
                found.describe(changed)
                changed.view(seat)
    assert tried


# --- files -----------------------------------------------------------------------------------------------------------


TOML = """
game = "toy"
options = {turns = 4}

[[stack]]
frame = "Turn"
seat = "south"

[table]
hand = [5, 0]
deck = [1, 2, 3, 4]
stake = [1, 1]
points = [0, 7]
known = [4, 0, 0, 0, 0, 2, 2, 4]
aim = 1
left = 2
"""


def test_a_position_is_read_from_toml(tmp_path: Path) -> None:
    path = tmp_path / "late.toml"
    path.write_text(TOML, encoding="utf-8")
    state = toy.toy(GAME.position(positions.read(path)))
    assert state.deciders() == [1]
    assert (state.hand, state.points, state.aim, state.left) == ([5, 0], [0, 7], 1, 2)


def test_a_position_is_read_from_json(tmp_path: Path) -> None:
    path = tmp_path / "late.json"
    told = GAME.describe(turn())
    path.write_text(json.dumps(told), encoding="utf-8")
    assert positions.read(path) == told


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("broken.json", "{"),
        ("broken.json", ""),
        ("deep.json", "[" * 100_000),
        ("long.json", '{"game": ' + "9" * 5000 + "}"),
        ("broken.toml", "game = "),
        ("broken.toml", "game = toy"),
        ("long.toml", "game = " + "9" * 5000),
        ("deep.toml", "game = " + "[" * 100_000),
    ],
)
def test_a_broken_file_is_refused_with_the_reason(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as problem:
        positions.read(path)
    assert problem.value.code == "file-syntax"
    assert problem.value.details["file"] == str(path)


@pytest.mark.parametrize("text", ["[]", "5", "null", '"toy"'])
def test_a_file_that_holds_no_description_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as problem:
        positions.read(path)
    assert problem.value.code == "position-shape"


def test_a_file_that_is_not_utf8_is_refused_with_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "latin.json"
    path.write_bytes(b'{"game": "\xe9"}')
    with pytest.raises(BadInput) as problem:
        positions.read(path)
    assert problem.value.code == "file-not-utf8"
    assert problem.value.details["byte"] == 10


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(BadInput) as problem:
            positions.read(path)
        assert problem.value.code == "file-unreadable"
