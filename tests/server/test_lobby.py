"""What the lobby says and does: forms, records that were brought, rematches."""

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from grognard.kernel import records
from tests.server.client import Visitor
from tests.server.conftest import Running
from tests.server.test_table import to_the_end

Json = dict[str, Any]


def form(someone: Visitor, asked: str) -> dict[str, Json]:
    return {option["id"]: option for option in someone.get(f"/games/{asked}").json()["options"]}


# --- forms -----------------------------------------------------------------------------------------------------------


def test_a_value_that_cannot_be_taken_is_refused_with_its_reason(server: Running) -> None:
    told = form(server.visitor(), "risk_napoleon/options?players=9&scenario=waterloo&fleets=maybe")
    assert told["players"]["value"] == 4
    assert told["players"]["refused"]["code"] == "option-range"
    assert told["players"]["refused"]["fr"] != told["players"]["refused"]["en"]
    assert told["scenario"]["refused"]["code"] == "option-choice"
    assert told["fleets"]["refused"]["code"] == "option-flag"
    assert "refused" not in told["card_bonus"]


def test_a_value_that_has_nothing_to_choose_any_more_is_said_to(server: Running) -> None:
    told = form(server.visitor(), "risk_napoleon/options?progressive_reinforcements=true&advanced_exchange=true")
    assert told["progressive_reinforcements"]["value"] is True
    assert told["advanced_exchange"]["refused"]["code"] == "option-idle"
    assert told["advanced_exchange"]["value"] is False
    told = form(server.visitor(), "risk_napoleon/options?progressive_reinforcements=true&advanced_exchange=false")
    assert "refused" not in told["advanced_exchange"]


def test_the_form_knows_what_has_no_effect_and_what_is_not_on_offer(server: Running) -> None:
    told = form(server.visitor(), "risk_napoleon/options?players=4")
    assert told["scenario"]["absent"] == ["two_player", "history"]
    assert not told["guerrilla_each_turn"]["open"]
    told = form(server.visitor(), "risk_napoleon/options?players=5&scenario=history")
    assert told["guerrilla_each_turn"]["open"]
    assert told["guerrilla_each_turn"]["subject"] == "history"
    assert not told["fleets"]["open"]
    assert told["fleets"]["value"] is True


@pytest.mark.parametrize("bad", [9, "9", 2.5, "", None, True])
def test_no_table_is_opened_with_a_bad_number(server: Running, bad: object) -> None:
    wish = {"game": "risk_napoleon", "options": {"players": bad}, "seats": [{"kind": "me"}] * 4}
    answer = server.visitor().post("/tables", wish)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("option-number", "option-range")


def test_presets_are_served(server: Running) -> None:
    for game in server.visitor().get("/games").json():
        assert game["presets"][0]["id"] == "first"


# --- records that are brought ----------------------------------------------------------------------------------------


def ended(someone: Visitor) -> tuple[str, str]:
    """A game played to its end by people and the computer: its table, and its record."""
    table = someone.table(["me", "greedy"])["id"]
    live = someone.sit(table)
    to_the_end(live, random.Random(1))
    return table, someone.get(f"/tables/{table}/record").text


def test_a_finished_record_can_be_watched_as_it_was_played(server: Running) -> None:
    someone = server.visitor()
    table, record = ended(someone)
    other = server.visitor()
    answer = other.post("/import", {"record": record})
    assert answer.status_code == 201, answer.text
    brought = answer.json()["id"]
    assert answer.json()["links"] == {}
    told = other.get(f"/tables/{brought}/replay?seat=p2").json()
    was = someone.get(f"/tables/{table}/replay?seat=p2").json()
    assert len(told["steps"]) > 50
    assert (told["steps"], told["log"], told["start"]) == (was["steps"], was["log"], was["start"])
    live = other.sit(brought)
    assert live.hello["log"] == server.visitor().sit(table).hello["log"] != []
    assert live.about["status"] == "over"
    assert live.about["scores"] == [0.0, 1.0]
    assert [(seat["kind"], seat["level"]) for seat in live.about["seats"]] == [("human", ""), ("computer", "greedy")]
    assert other.get(f"/tables/{brought}/record").text == record
    assert [row["id"] for row in other.get("/tables").json()["mine"]] == [brought]


def test_a_brought_record_is_there_after_a_restart(serve: Callable[..., Running]) -> None:
    first = serve()
    someone = first.visitor()
    record = ended(someone)[1]
    brought = someone.post("/import", {"record": record}).json()["id"]
    first.stop()
    again = serve().visitor()
    assert len(again.get(f"/tables/{brought}/replay").json()["steps"]) > 50


def test_a_record_without_its_key_can_be_watched_too(server: Running) -> None:
    someone = server.visitor()
    lines = records.parse(ended(someone)[1])
    end = {name: value for name, value in lines[-1].items() if name not in ("key", "sum")}
    lines[-1] = records.seal(end, lines[-2]["sum"])
    text = "".join(records.to_text(line) for line in lines)
    brought = someone.post("/import", {"record": text}).json()["id"]
    assert len(someone.get(f"/tables/{brought}/replay").json()["steps"]) > 50


def test_after_the_end_nothing_goes_on(server: Running) -> None:
    someone = server.visitor()
    table, record = ended(someone)
    seats = [{"kind": "me"}, {"kind": "me"}]
    last = len(record.splitlines()) - 1
    answer = someone.post("/import", {"record": record, "at": last, "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "match-over")
    steps = len(someone.get(f"/tables/{table}/replay").json()["steps"])
    answer = someone.post(f"/tables/{table}/fork", {"step": steps})
    assert (answer.status_code, answer.json()["code"]) == (400, "match-over")
    assert someone.post("/import", {"record": record, "at": last - 3, "seats": seats}).status_code == 201


def test_an_altered_record_is_refused(server: Running) -> None:
    someone = server.visitor()
    record = ended(someone)[1].replace('"end"', '"END"')
    assert someone.post("/import", {"record": record}).json()["code"] == "record-altered"


# --- rematches -------------------------------------------------------------------------------------------------------


def given_up(server: Running, *seats: str) -> tuple[list[Visitor], str]:
    """A finished game of people who sat down by links, and a computer if one is named: who, and the table."""
    people = [server.visitor()]
    opened = people[0].table(["me", *seats])
    for link in [link for seat, link in opened["links"].items() if seat != "p1"]:
        people.append(server.visitor())
        token = link.rsplit("/", 1)[1]
        assert people[-1].post(f"/tables/{opened['id']}/claim", {"token": token, "name": "Ney"}).status_code == 200
    live = people[0].sit(opened["id"])
    live.ask("resign", "p1")
    return people, opened["id"]


def test_a_rematch_is_told_at_the_table_and_keeps_everybody_his_seat(server: Running) -> None:
    (one, two), table = given_up(server, "link")
    watching, there = server.visitor().sit(table), two.sit(table)
    assert there.about["next"] is None
    opened = one.post(f"/tables/{table}/rematch", {}).json()
    for live in (watching, there):
        told = live.until("update", lambda message: "table" in message)
        assert told["table"]["next"] == opened["id"]
        assert "/seat/" not in json.dumps(live.heard)
    assert two.sit(table).hello["chat"] == []
    assert two.sit(opened["id"]).hello["mine"] == ["p1"]  # one seat further
    assert one.sit(opened["id"]).hello["mine"] == ["p2"]
    assert [seat["name"] for seat in two.sit(opened["id"]).about["seats"]] == ["Ney", ""]


def test_nobody_learns_the_link_of_anothers_seat(server: Running) -> None:
    (one, _), table = given_up(server, "link")
    opened = one.post(f"/tables/{table}/rematch", {}).json()
    assert list(opened["links"]) == ["p2"]  # his own, for another screen


def test_a_seat_that_nobody_has_taken_can_still_be_sent(server: Running) -> None:
    one = server.visitor()
    table = one.table(["me", "link"])["id"]
    one.sit(table).ask("resign", "p1")
    assert sorted(one.post(f"/tables/{table}/rematch", {}).json()["links"]) == ["p1", "p2"]


def test_there_is_one_rematch_whoever_asks(server: Running) -> None:
    (one, two), table = given_up(server, "link")
    with ThreadPoolExecutor(2) as crowd:
        asked = [crowd.submit(person.post, f"/tables/{table}/rematch", {}) for person in (one, two)]
        assert len({answer.result().json()["id"] for answer in asked}) == 1
    stranger = server.visitor().post(f"/tables/{table}/rematch", {})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not-your-table")


def test_the_lobby_shows_a_rematch(serve: Callable[..., Running]) -> None:
    server = serve()
    (one, two), table = given_up(server, "link")
    there = one.post(f"/tables/{table}/rematch", {}).json()["id"]
    for person in (one, two):
        rows = {row["id"]: row for row in person.get("/tables").json()["mine"]}
        assert rows[table]["next"] == there
        assert rows[there]["rematch"]
        assert not rows[table]["rematch"]
        assert rows[there]["mine"]
    server.stop()
    assert serve().visitor().sit(table).about["next"] == there
