"""What the lobby says and does: forms, records that were brought, rematches."""

from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.conftest import Running

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
