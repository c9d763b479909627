"""What a player finds at a table."""

import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from grognard.games.wellingtons_victory import GAME
from grognard.server import lobby
from tests.games.wellingtons_victory.helpers import BAUDUIN, at, blank, brigade, leader, put, run
from tests.server.client import Live, Visitor, news
from tests.server.conftest import Running

CORPS = ["erlon", "reille", "lobau", "orange", "uxbridge", "blucher"]


def to_the_end(live: Live, luck: random.Random) -> None:
    while live.about["scores"] is None:
        told = [seat for seat in live.hello["mine"] if live.prompts.get(seat, {}).get("legal")]
        if not told:
            live.receive()
            continue
        legal = live.legal(told[0])
        live.act(told[0], luck.choice(legal))


def test_a_whole_game_against_the_computer(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "greedy"])["id"]
    live = someone.sit(table)
    to_the_end(live, random.Random(1))
    assert live.about["status"] == "over"
    assert live.about["scores"] == [0.0, 1.0]
    record = someone.get(f"/tables/{table}/record")
    assert record.status_code == 200
    replay = someone.get(f"/tables/{table}/replay?seat=p2").json()
    assert len(replay["steps"]) > 50
    fresh = someone.post("/import", {"record": record.text, "at": 60, "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert fresh.status_code == 201
    again = someone.post(f"/tables/{table}/rematch", {})
    assert again.status_code == 201


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("napoleon_1815/options", ["seat-french", "seat-coalition"]),
        ("napoleon_1815/options?players=3", ["seat-french", "seat-english", "seat-prussian"]),
        ("risk_napoleon/options?players=3", ["seat-1", "seat-2", "seat-3"]),  # colours are chosen later
        ("nations_1813/options", ["seat-1", "seat-2"]),  # lots are drawn
        ("wellingtons_victory/options", ["side-empire", "side-coalition"]),
        (
            "wellingtons_victory/options?scenario=waterloo&multiplayer_commands=true",
            ["side-empire", "side-coalition", *[f"player-{name}" for name in CORPS]],
        ),
        ("wellingtons_victory/options?scenario=hougoumont&multiplayer_commands=true", ["side-empire", "side-coalition"]),
    ],
)  # fmt: skip
def test_the_options_say_who_sits_where_as_far_as_they_settle_it(server: Running, asked: str, words: list[str]) -> None:
    form = server.visitor().get(f"/games/{asked}").json()
    assert form["words"] == words
    assert len(form["seats"]) == len(words)


def test_the_view_is_what_the_changes_make_it(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "greedy", "random"])["id"]
    live = someone.sit(table)
    luck = random.Random(5)
    for _ in range(60):
        seat = live.turn()
        live.act(seat, luck.choice(live.legal(seat)))
        if live.about["scores"]:
            break
        fresh = someone.sit(table)
        while live.v != fresh.v:
            (live if int(live.v.split(".")[1]) < int(fresh.v.split(".")[1]) else fresh).receive()
        assert fresh.view == live.view
        fresh.close()


def test_a_barred_action_names_its_clause(server: Running) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    answer = live.act("p1", "colour violet")
    assert (answer["t"], answer["clause"]) == ("refused", "RSK-SET-16")
    assert answer["fr"] != answer["en"]
    assert live.ask("why", "p1", do="colour violet")["clause"] == "RSK-SET-16"
    assert live.ask("why", "p1", do="colour blue")["clause"] is None


def test_odds_and_hint(server: Running) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    luck = random.Random(2)
    while live.view["frame"] != "Combat":
        seat = live.turn()
        live.act(seat, live.legal(seat)[-1] if live.view["frame"] != "Deploy" else luck.choice(live.legal(seat)))
    seat = live.turn()
    attack = next(do for do in live.legal(seat) if do.startswith("attack"))
    odds = live.ask("odds", seat, do=attack)["odds"]
    assert odds["exact"]
    assert sum(way["p"] for way in odds["round"]) == pytest.approx(1)
    assert live.ask("hint", seat)["do"] in live.legal(seat)


def test_an_order_for_several_pieces_is_planned_and_then_played(server: Running) -> None:
    someone = server.visitor()
    wish = {"game": "wellingtons_victory", "options": {}, "seats": [{"kind": "me"}] * 2}
    opened = someone.post("/tables", {**wish, "position": GAME.describe(brigade())}).json()
    live = someone.sit(opened["id"])
    (march,) = [one for one in live.ask("gather", "french", things=BAUDUIN)["orders"] if one["order"] == "march"]
    parts = live.ask("plan", "french", things=BAUDUIN, order="march", goal=march["goals"][0])["parts"]
    actions = [do for part in parts for do in part["do"]]
    assert actions
    for do in actions:
        live.act("french", do)
    assert live.ask("gather", "allied", things=BAUDUIN)["orders"] == []  # not his, and not his turn
    assert live.ask("gather", "french", things=["nobody"])["code"] == "unknown-name"


def test_undo_goes_back_to_the_last_die(server: Running) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    luck = random.Random(4)
    while live.view["frame"] != "Reinforcements":
        seat = live.turn()
        live.act(seat, luck.choice(live.legal(seat)))
    seat = live.turn()
    before = live.view["table"]
    entries = len(live.heard)
    live.act(seat, next(do for do in live.legal(seat) if do.startswith("place ")))
    assert live.prompts[seat]["undo"]
    assert live.ask("undo", seat, v=live.v)["t"] == "done"
    assert live.view["table"] == before
    assert any(message.get("gone") for message in live.heard[entries:])
    refused = live.ask("undo", seat, v=live.v)
    assert refused["code"] == "no-undo"


def test_standing_orders_are_secret_and_obeyed(server: Running) -> None:
    one, two = server.visitor(), server.visitor()
    told = one.table(["me", "link"])
    token = told["links"]["p2"].rsplit("/", 1)[1]
    two.post(f"/tables/{told['id']}/claim", {"token": token})
    attacker, defender = one.sit(told["id"]), two.sit(told["id"])
    heard = len(attacker.heard)
    assert defender.ask("order", "p2", order="defence", value="most")["t"] == "done"
    assert defender.ask("order", "p2", order="defence", value="nonsense")["t"] == "refused"
    luck = random.Random(11)
    asked = 0
    for _ in range(400):
        if attacker.about["scores"]:
            break
        if defender.prompts.get("p2", {}).get("legal"):
            asked += any(do.startswith("defend") for do in defender.legal("p2"))
            defender.act("p2", luck.choice(defender.legal("p2")))
        elif attacker.prompts.get("p1", {}).get("legal"):
            attacks = [do for do in attacker.legal("p1") if do.startswith(("attack", "engage 3"))]
            attacker.act("p1", luck.choice(attacks or attacker.legal("p1")))
        else:
            news(attacker, defender)
    assert asked == 0
    assert any(entry["by"] == "order" for message in attacker.heard for entry in message.get("log", []))
    assert not any("most" in values(message) or message["t"] == "orders" for message in attacker.heard[heard:])


def values(told: Any) -> list[Any]:
    """All that a message says, without the names under which it says it."""
    if isinstance(told, dict | list):
        inner = told.values() if isinstance(told, dict) else told
        return [value for each in inner for value in values(each)]
    return [told]


def test_resignation_and_spectators(server: Running) -> None:
    one, two, watcher = server.visitor(), server.visitor(), server.visitor()
    told = one.table(["me", "link"])
    two.post(f"/tables/{told['id']}/claim", {"token": told["links"]["p2"].rsplit("/", 1)[1]})
    players, eyes = one.sit(told["id"]), watcher.sit(told["id"])
    assert eyes.hello["seat"] == "watcher"
    assert eyes.hello["mine"] == []
    assert eyes.act("p1", "colour blue")["code"] == "not-your-seat"
    assert players.ask("resign", "p1")["t"] == "done"
    assert eyes.until("update", lambda message: "table" in message)["table"]["scores"] == [0.0, 1.0]


def test_chat_is_heard_by_whom_it_is_for(server: Running) -> None:
    visitors = [server.visitor() for _ in range(3)]
    told = visitors[0].table(["me", "link", "link"])
    for seat, visitor in zip(("p2", "p3"), visitors[1:], strict=True):
        visitor.post(f"/tables/{told['id']}/claim", {"token": told["links"][seat].rsplit("/", 1)[1]})
    lives = [visitor.sit(told["id"]) for visitor in visitors]
    assert lives[0].ask("chat", "p1", text="to all")["t"] == "done"
    assert lives[0].ask("chat", "p1", text="to one", to="p2")["t"] == "done"
    assert lives[0].ask("chat", "p1", text="x" * 2000)["code"] == "chat-length"
    assert lives[1].until("chat", lambda message: message["text"] == "to one")["to"] == "p2"
    lives[2].until("chat", lambda message: message["text"] == "to all")
    assert "to one" not in [said["text"] for said in visitors[2].sit(told["id"]).hello["chat"]]
    assert "to one" in [said["text"] for said in visitors[1].sit(told["id"]).hello["chat"]]


def test_a_game_waits_until_every_seat_is_taken(server: Running) -> None:
    one, two = server.visitor(), server.visitor()
    table = one.table(["me", "open"])["id"]
    live = one.sit(table)
    assert live.prompts == {}
    assert live.act("p1", "colour blue")["code"] == "table-open"
    assert [entry["id"] for entry in two.get("/tables").json()["open"]] == [table]
    assert two.post(f"/tables/{table}/join", {"seat": "p1"}).status_code == 409
    assert two.post(f"/tables/{table}/join", {"seat": "p2"}).status_code == 200
    live.turn("p1")
    assert live.act("p1", "colour blue")["t"] == "done"
    assert two.get("/tables").json()["mine"][0]["your_turn"]
    assert not one.get("/tables").json()["mine"][0]["your_turn"]


def test_a_bot_needs_only_its_token(server: Running) -> None:
    someone = server.visitor()
    told = someone.table(["me", "link"])
    bot = Visitor(server.base)
    live = bot.sit(told["id"], token=told["links"]["p2"].rsplit("/", 1)[1])
    assert live.hello["mine"] == ["p2"]
    with pytest.raises(ConnectionClosedError):
        bot.sit(told["id"], token="wrong")
    bot.close()


def test_time_runs_out_and_the_computer_plays(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PACES", (0, 1))
    server = serve(idle=0.2)
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"], pace=1)["id"])
    message = live.until("update", lambda told: any(entry["by"] == "clock" for entry in told.get("log", [])))
    assert message["log"][0]["events"][0]["e"] == "colour"


def test_a_step_to_which_the_rules_give_real_time_is_ended(serve: Callable[..., Running]) -> None:
    """The rules' own clock runs for the step as a whole, not for each decision in it."""
    battle = blank(clock=True)
    put(battle, at("N5"), "aa-30-2 column f3")
    leader(battle, "aa-wellington", at("N5"))
    server = serve(idle=0.2)
    someone = server.visitor()
    wish = {"game": "wellingtons_victory", "options": {}, "seats": [{"kind": "me"}] * 2}
    opened = someone.post("/tables", {**wish, "position": GAME.describe(run(battle, 4))}).json()
    live = someone.sit(opened["id"])
    table = server.hall.tables[opened["id"]]
    live.act(live.turn(), "move aa-30-2")
    until = table.row["deadline"]
    assert 880 < until - time.time() < 901
    live.act(live.turn(), next(action for action in live.legal("allied") if action.startswith("march")))
    assert table.row["deadline"] == until
    table.until = (table.until[0], time.time() - 1)
    live.act(live.turn(), next(action for action in live.legal("allied") if action.startswith("march")))
    live.until("update", lambda told: any(entry["by"] == "clock" for entry in told.get("log", [])))
    while table.row["deadline"]:
        live.receive()
    assert live.view["table"]["phase"] != 4


def test_a_crashed_worker_is_replaced(server: Running) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "greedy"])["id"])
    live.act(live.turn(), "colour blue")
    live.turn("p1")
    killed = 0
    for _ in range(8):
        for pid in server.hall.computer.processes():
            with suppress(ProcessLookupError):  # one that was killed before is still on the list
                os.kill(pid, signal.SIGKILL)
                killed += 1
        live.act(live.turn("p1"), live.legal("p1")[0])
    live.turn("p1")
    assert killed > 0


@pytest.mark.clause("RSK-R-70")
def test_one_person_plays_several_nations_of_the_history(server: Running) -> None:
    someone = server.visitor()
    kinds: list[dict[str, str]] = [{"kind": "computer", "level": "random"}, *[{"kind": "me"}] * 4]
    body = {"game": "risk_napoleon", "options": {"players": 5, "scenario": "history"}, "seats": kinds}
    answer = someone.post("/tables", body)
    assert answer.status_code == 201, answer.text
    live = someone.sit(answer.json()["id"])
    assert live.hello["mine"] == ["p2", "p3", "p4", "p5"]
    decided = set()
    for _ in range(40):
        seat = live.turn()
        live.act(seat, live.legal(seat)[0])
        decided.add(seat)
    assert len(decided) > 1


def test_what_if_from_a_running_game_deals_the_unknown_anew(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "greedy", "greedy"])["id"]
    live = someone.sit(table)
    luck = random.Random(9)
    for _ in range(30):
        live.act(live.turn("p1"), luck.choice(live.legal("p1")))
    live.turn("p1")
    assert someone.get(f"/tables/{table}/replay?seat=p2").status_code == 403
    steps = someone.get(f"/tables/{table}/replay?seat=p1").json()["steps"]
    forked = someone.post(f"/tables/{table}/fork", {"step": len(steps), "seat": "p1"})
    assert forked.status_code == 201, forked.text
    other = someone.sit(forked.json()["id"])
    mine = [seat["mission"] for seat in live.view["table"]["seats"]]
    assert [seat["mission"] for seat in other.hello["view"]["table"]["seats"]] == mine
    assert mine[1:] == [None, None]


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "null", '{"t":"nothing"}', '{"t":"act"}', '{"t":"act","id":1}', "\ud800".encode("utf-8", "surrogatepass")],
)  # fmt: skip
def test_bad_messages_are_refused_and_nothing_happens(server: Running, message: Any) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    live.send(message)
    assert live.until("refused")["code"] == "message-form"
    assert live.act("p1", "colour blue")["t"] == "done"


@pytest.mark.parametrize(
    "do", ["", "nonsense", "colour", "colour pink", "place irlande", "attack a>b", "engage 99", "x" * 5000]
)
def test_bad_actions_are_refused(server: Running, do: str) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    assert live.act("p1", do)["t"] == "refused"
    assert live.view["awaited"] == ["p1"]


def test_an_oversized_message_and_a_flood_are_refused(serve: Callable[..., Running]) -> None:
    server = serve(rate=5.0)
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    live.send('{"t":"act","do":"' + "x" * 70_000 + '"}')
    assert live.until("refused")["code"] == "message-size"
    for _ in range(60):
        live.send('{"t":"ping"}')
    assert live.until("refused")["code"] == "too-fast"


def test_other_sites_are_kept_out(server: Running) -> None:
    someone = server.visitor()
    body = {"game": "risk_napoleon", "seats": [{"kind": "me"}] * 4}
    assert someone.http.post("/api/tables", json=body).status_code == 403
    table = someone.table(["me", "me"])["id"]
    with pytest.raises(Exception, match=r"4403|403|rejected"):
        someone.sit(table, Origin="http://elsewhere.example")


@pytest.mark.parametrize(
    "path", ["/etc/passwd", "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets", "/assets/"]
)
def test_no_files_but_the_clients(server: Running, path: str) -> None:
    answer = httpx.get(server.base + path)
    assert answer.status_code == 404
    assert "root:" not in answer.text


def test_headers_that_keep_a_browser_safe(server: Running) -> None:
    headers = httpx.get(server.base + "/api/games").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    cookies = httpx.get(server.base + "/api/me").headers.get_list("set-cookie")
    assert any(cookie.startswith("grognard=") and "HttpOnly" in cookie for cookie in cookies)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "rsk"}, "message-form"),
        ({"game": "rsk", "seats": []}, "unknown-game"),
        ({"game": "risk_napoleon", "seats": [{"kind": "me"}]}, "player-count"),
        ({"game": "risk_napoleon", "seats": [{"kind": "me"}] * 7, "options": {"players": 7}}, "option-range"),
        ({"game": "risk_napoleon", "seats": [{"kind": "me"}] * 4, "options": {"players": "many"}}, "option-number"),
        ({"game": "risk_napoleon", "seats": [{"kind": "me"}] * 4, "pace": 17}, "pace"),
        ({"game": "risk_napoleon", "seats": [{"kind": "computer", "level": "genius"}] * 4}, "unknown-player"),
        ({"game": "risk_napoleon", "seats": [{"kind": "me"}] * 4, "position": {"game": "x"}}, "position-shape"),
    ],
)
def test_a_bad_table_is_refused_with_a_sentence(server: Running, body: Any, code: str) -> None:
    answer = server.visitor().post("/tables", body)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert answer.json()["fr"] != code


def test_the_list_of_tables_has_my_turn_first(server: Running) -> None:
    someone = server.visitor()
    first = someone.table(["me", "link"])["id"]
    live = someone.sit(first)
    live.act("p1", "colour blue")
    second = someone.table(["me", "link"])["id"]
    time.sleep(0.01)
    third = someone.table(["me", "link"])["id"]
    someone.sit(third).act("p1", "colour blue")
    mine = someone.get("/tables").json()["mine"]
    assert mine[0]["id"] == second
    assert [entry["your_turn"] for entry in mine] == [True, False, False]
