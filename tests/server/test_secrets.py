"""Nothing leaves but what the seat may see: all bytes sent to a seat are the same in two worlds that differ only in secrets."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.server import lobby
from tests.server.client import Live, news
from tests.server.conftest import Running

DROPPED = {"id", "created", "at", "deadline"}


def plain(told: Any) -> Any:
    """A message without what differs between any two tables: ids, times, the random part of versions."""
    if isinstance(told, dict):
        told = {**told, "done": "done" in told}
        return {key: plain(value) for key, value in told.items() if key not in DROPPED}
    if isinstance(told, list):
        return [plain(value) for value in told]
    return re.sub(r"^[0-9a-f]{8}\.", "", told) if isinstance(told, str) else told


@pytest.mark.parametrize(("scenario", "seed"), [("mission", 1), ("mission", 2), ("capitals", 3), ("capitals", 4)])
def test_all_bytes_to_a_seat(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, scenario: str, seed: int
) -> None:
    """Two tables with the same dice; the second one's secrets are dealt anew behind the back of p1 (and of a spectator)."""
    monkeypatch.setattr(lobby, "new_key", lambda: b"k" * 32)
    game = find_game("risk_napoleon")
    # victory is claimed by hand, and capitals are left alone: nobody's secret comes to light while we compare
    truth = game.new({"players": 3, "scenario": scenario, "auto_claim": False}, seed)
    playout(truth, seed, 120 if scenario == "capitals" else 300)
    while truth.stack and game.describe(truth)["stack"][-1]["frame"] != "Reinforcements":
        playout(truth, seed + 1, 1)
    assert truth.stack
    worlds = [game.describe(truth), game.describe(truth.redeal(0, 99))]
    assert worlds[0] != worlds[1]
    server = serve()
    heard: list[list[Any]] = []
    actions: list[tuple[str, str]] = []
    for world in worlds:
        owner, others, stranger = server.visitor(), server.visitor(), server.visitor()
        told = others.post(
            "/tables",
            {"game": "risk_napoleon", "position": world, "seats": [{"kind": "link"}, {"kind": "me"}, {"kind": "me"}]},
        ).json()
        owner.post(f"/tables/{told['id']}/claim", {"token": told["links"]["p1"].rsplit("/", 1)[1]})
        mine, theirs, eyes = owner.sit(told["id"]), others.sit(told["id"]), stranger.sit(told["id"])
        _play(mine, theirs, random.Random(seed), actions, scenario, first=world is worlds[0])
        for live in (mine, eyes):
            live.send({"t": "ping"})
            live.until("pong")
        page = [owner.get(f"/tables/{told['id']}").json(), owner.get(f"/tables/{told['id']}/replay?seat=p1").json()]
        heard.append([message for message in plain([*mine.heard, *page]) if message.get("t") != "present"])
    for one, other in zip(*heard, strict=True):
        assert one == other
    assert len(actions) > 10


def _play(
    mine: Live, theirs: Live, luck: random.Random, actions: list[tuple[str, str]], hidden: str, first: bool
) -> None:
    """The first time: what is open to everybody alike (no cards are exchanged); then the same again."""
    for i in range(40):
        if not first and i >= len(actions):
            return
        while not (
            open_to := [(live, seat) for live in (mine, theirs) for seat in live.prompts if live.prompts[seat]["legal"]]
        ):
            news(mine, theirs)
        live, seat = open_to[0]
        if first:
            quiet = seat == "p1" or "capital" in hidden  # p1 draws no card, and no capital falls
            secret = ("exchange", "claim", "attack") if quiet else ("exchange", "claim")
            choices = [do for do in live.legal(seat) if not do.startswith(secret)]
            if not choices:
                return
            actions.append((seat, luck.choice(choices)))
        seat, do = actions[i]
        live = mine if seat == "p1" else theirs
        assert live.act(seat, do)["t"] == "done"


def test_a_running_record_is_not_given_away(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "greedy"])["id"]
    assert someone.get(f"/tables/{table}/record").status_code == 403
    about = someone.get(f"/tables/{table}").text
    assert "key" not in about
    assert len(someone.get(f"/tables/{table}").json()["commitment"]) == 64
