"""External engines: the example plays, and whatever a bad one does is told plainly."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.kernel.contract import State
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids
from grognard.players import Engine, EngineFailed, check_engines, find_player
from grognard.words import LANGUAGES, Words
from tests.players.moments import moments

PYTHON = shlex.quote(sys.executable)
EXAMPLE = f"{PYTHON} {shlex.quote(str(Path(__file__).parents[2] / 'examples' / 'engine.py'))}"
READY = "import sys, json; json.loads(input()); print(json.dumps({'t': 'ready', 'id': 1}), flush=True); "


@pytest.fixture
def moment() -> tuple[State, int]:
    return moments("risk_napoleon", 1)[0]


class Engines:
    """Makes engines and closes them."""

    def __init__(self) -> None:
        self.made: list[Engine] = []

    def __call__(self, command: str, patience: float = 20.0) -> Engine:
        self.made.append(Engine("bot", command, patience))
        return self.made[-1]


@pytest.fixture
def engine() -> Iterator[Engines]:
    engines = Engines()
    yield engines
    for one in engines.made:
        one.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_example_plays_every_game(engine: Engines, game_id: str) -> None:
    bot = engine(EXAMPLE)
    state = find_game(game_id).new({}, 4)
    for number in range(40):
        if not state.stack:
            break
        seat = state.deciders()[0]
        action = bot.choose(state, seat, number)
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_an_engine_is_told_what_its_seat_sees_and_nothing_else(engine: Engines, moment: tuple[State, int]) -> None:
    state, seat = moment
    echo = (
        READY + "q = json.loads(input()); keys = sorted(q); "
        "print(json.dumps({'t': 'do', 'id': q['id'], 'do': ' '.join(keys)}), flush=True)"
    )
    with pytest.raises(EngineFailed) as told:
        engine(program(echo)).choose(state, seat, 1)
    assert "game id legal options rules seat seconds seed t view" in str(told.value.details["said"])


def test_a_world_for_those_who_want_one(engine: Engines, moment: tuple[State, int]) -> None:
    """An engine that searches is given a world dealt anew, the same whatever is hidden."""
    state, seat = moment
    told = []
    for world in (state, state.redeal(seat, 5)):
        wants = READY.replace("'id': 1", "'id': 1, 'wants': ['world']") + (
            "q = json.loads(input()); print(json.dumps({'t': 'do', 'id': 2, 'do': json.dumps(q['world'])[:60]}))"
        )
        with pytest.raises(EngineFailed) as failed:
            engine(program(wants)).choose(world, seat, 7)
        told.append(failed.value.details["said"])
    assert told[0] == told[1]
    assert "risk_napoleon" in str(told[0])


def program(code: str) -> str:
    """The command that runs this Python."""
    return f"{PYTHON} -c {shlex.quote(code)}"


def answering(id: int, do: str) -> str:
    """An engine that answers this to the first question."""
    return program(READY + f"input(); print(json.dumps(dict(t='do', id={id}, do={do!r})))")


BAD = {
    "no such program": ("/no/such/program", "engine-start"),
    "not a command": ("'unfinished", "engine-start"),
    "dies at once": (program("raise ValueError('no net')"), "engine-died"),
    "dies later": (program(READY), "engine-died"),
    "says nothing": (program("import time; time.sleep(60)"), "engine-slow"),
    "no JSON": (program("print('bonjour')"), "engine-nonsense"),
    "not an object": (program("print([])"), "engine-nonsense"),
    "an echo": (program("print(input())"), "engine-nonsense"),
    "forbidden": (answering(2, "attack moon"), "engine-nonsense"),
    "an answer to another question": (answering(1, "end_combat"), "engine-nonsense"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_engine(engine: Engines, moment: tuple[State, int], name: str) -> None:
    command, code = BAD[name]
    state, seat = moment
    bot = engine(command, 1.0 if code == "engine-slow" else 20.0)
    with pytest.raises(EngineFailed) as failed:
        bot.choose(state, seat, 1)
    assert failed.value.code == code
    for lang in LANGUAGES:
        told = Words(lang).error(failed.value)
        assert "bot" in told
        assert "\n" not in told
    if name == "dies at once":
        assert failed.value.details["complaint"] == "ValueError: no net"
        assert failed.value.details["status"] == "1"


def test_it_is_started_anew_after_it_failed(engine: Engines, moment: tuple[State, int], tmp_path: Path) -> None:
    state, seat = moment
    mark = tmp_path / "mark"
    code = f"import pathlib, sys, os; p = pathlib.Path({str(mark)!r})\nif not p.exists(): p.touch(); sys.exit(3)\n"
    script = tmp_path / "engine.py"
    script.write_text(code + (Path(__file__).parents[2] / "examples" / "engine.py").read_text())
    bot = engine(f"{PYTHON} {shlex.quote(str(script))}")
    with pytest.raises(EngineFailed):
        bot.choose(state, seat, 1)
    assert bot.choose(state, seat, 1) in state.legal(seat)


def test_names_of_engines() -> None:
    check_engines({"hussar": "x", "my-bot_2": "y"})
    for name in ("greedy", "maréchal", "a,b", "", "x" * 21):
        with pytest.raises(BadInput, match="engine-name"):
            check_engines({name: "x"})
    assert isinstance(find_player("hussar", {"hussar": "x"}), Engine)
