"""What the lobby says and does: forms, records that were brought, rematches."""

import random
from collections.abc import Callable
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
