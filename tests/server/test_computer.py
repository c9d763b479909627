"""Computer seats: the levels on offer, advice with its reasons, engines of the host's, and what happens when one fails."""

import asyncio
import shlex
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from grognard import engine
from grognard.kernel.registry import find_game
from grognard.players import level_names
from grognard.server.computer import Computer
from tests.server.client import Json, Live
from tests.server.conftest import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.py"
HUSSAR = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"


def log_of(live: Live) -> list[Json]:
    return [entry for message in live.heard for entry in message.get("log", [])]


def test_the_levels_on_offer(serve: Callable[..., Running]) -> None:
    someone = serve(engines={"hussar": HUSSAR}).visitor()
    for game in someone.get("/games").json():
        assert game["levels"] == [*level_names(), "hussar"]
        assert game["level"] in game["levels"]


def test_nobody_but_the_host_names_a_budget_or_a_command(server: Running) -> None:
    someone = server.visitor()
    for level in ("search-1000000", "hussar", f"x={HUSSAR}"[:20], ""):
        seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
        answer = someone.post("/tables", {"game": "risk_napoleon", "options": {"players": 2}, "seats": seats})
        assert answer.status_code == 400
        assert answer.json()["code"] == "unknown-player"


def test_a_hint_gives_its_reasons(server: Running) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    while live.view["frame"] != "Deploy":
        live.act(live.turn(), live.legal(live.turn())[0])
    seat = live.turn()
    hint = live.ask("hint", seat)
    thoughts = hint["thoughts"]
    assert hint["do"] == thoughts[0]["do"]
    assert {thought["do"] for thought in thoughts} <= set(live.legal(seat))
    assert all(0 <= thought["value"] <= 1 for thought in thoughts)
    assert 0 < sum(thought["part"] for thought in thoughts) <= 1.001
    assert thoughts[0]["line"][0] == {"seat": seat, "do": hint["do"]}


def test_an_engine_sits_at_the_table(serve: Callable[..., Running]) -> None:
    someone = serve(engines={"hussar": HUSSAR}).visitor()
    live = someone.sit(someone.table(["me", "hussar"])["id"])
    for _ in range(6):
        seat = live.turn()
        assert seat == "p1"
        live.act(seat, live.legal(seat)[0])
    assert not any(entry["by"] for entry in log_of(live))


def test_when_an_engine_fails_another_stands_in(serve: Callable[..., Running]) -> None:
    someone = serve(engines={"mute": f"{shlex.quote(sys.executable)} -c 'raise SystemExit(3)'"}).visitor()
    live = someone.sit(someone.table(["me", "mute"])["id"])
    seat = live.turn()
    live.act(seat, live.legal(seat)[0])
    assert live.turn() == "p1"
    assert "stand-in" in [entry["by"] for entry in log_of(live)]


def test_a_player_that_breaks_holds_up_no_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def submit(self, *_: object) -> Future[object]:
            told: Future[object] = Future()
            told.set_exception(IndexError("a fault of ours"))
            return told

    someone = server.visitor()
    monkeypatch.setattr(server.hall.computer, "_running", Broken)
    live = someone.sit(someone.table(["me", "greedy"])["id"])
    live.act(live.turn(), "colour blue")
    assert live.turn("p1") == "p1"


def test_workers_are_started_anew_when_the_engine_has_been_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is being thought about is still answered; the next decision is made by a process that found the compiled engine."""
    there = False
    monkeypatch.setattr(engine, "newer", lambda: there)
    computer = Computer(1, 60.0)
    game = find_game("risk_napoleon")
    state = game.new({"players": 2}, 1)
    seat = state.deciders()[0]

    async def decisions() -> list[set[int]]:
        nonlocal there
        told = []
        for _ in range(2):
            assert state.bar(seat, (await computer.choose("t", game, state, seat, "greedy", 1)).action) is None
            told.append(set(computer.processes()))
        thinking = asyncio.create_task(computer.choose("t", game, state, seat, "greedy", 1))
        await asyncio.sleep(0)  # it has been handed to the old worker
        there = True
        for _ in range(2):
            assert state.bar(seat, (await computer.choose("t", game, state, seat, "greedy", 1)).action) is None
            told.append(set(computer.processes()))
        assert state.bar(seat, (await thinking).action) is None
        return told

    try:
        first, second, third, fourth = asyncio.run(decisions())
    finally:
        computer.close()
    assert first == second
    assert not first & third
    assert third == fourth
