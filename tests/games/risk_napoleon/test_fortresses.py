"""Fortresses: building, defence, capture, debts (RSK-FOR, RSK-R-22 to -25)."""

from typing import Any

import pytest

from tests.games.risk_napoleon.campaigning import war
from tests.games.risk_napoleon.helpers import REGION, Table, scattered

HERE, THERE = "irlande", "ecosse"
TWELVE = [place for region in REGION.values() for place in region][:13]

EACH: dict[str, Any] = dict.fromkeys(TWELVE, "p1")


def siege(defenders: int, dice: str = "", **more: Any) -> Table:
    return war(rules="fortresses", fortresses=THERE, dice=dice, irlande=("p1", 9), ecosse=("p2", defenders), **more)


@pytest.mark.clause("RSK-FOR-01", "RSK-FOR-02", "RSK-FOR-03")
def test_a_fortress_costs_three_regiments() -> None:
    t = war("Turns", rules="fortresses", fortresses="saxe", **{**scattered("p1", 15), "saxe": "p1", "russie": "p2"})
    pool = t["pool"]
    built = t.offers("p1", "fortress")[0]
    assert t.bar("p1", "fortress saxe") == "RSK-FOR-03"
    assert t.bar("p1", "fortress russie") == "RSK-FOR-01"
    t.do("p1", f"fortress {built}")
    assert t["pool"] == pool - 3
    assert set(t["advanced"]["fortresses"]) == {"saxe", built}


@pytest.mark.clause("RSK-FOR-02")
def test_one_fortress_a_turn() -> None:
    t = war("Reinforcements", rules="fortresses", put={"pool": 9}, irlande="p1", ecosse="p1")
    t.do("p1", "fortress irlande")
    assert t.bar("p1", "fortress ecosse") == "RSK-FOR-02"
    assert t.offers("p1", "fortress") == []


@pytest.mark.clause("RSK-FOR-01")
def test_two_regiments_buy_no_fortress() -> None:
    t = war("Reinforcements", rules="fortresses", put={"pool": 2}, irlande="p1")
    assert t.bar("p1", "fortress irlande") == "RSK-FOR-01"


@pytest.mark.clause("RSK-FOR-04", "RSK-FOR-10")
def test_there_are_twelve() -> None:
    t = war(
        "Reinforcements",
        rules="fortresses",
        put={"pool": 9},
        fortresses=" ".join(TWELVE[:12]),
        **EACH,
    )
    assert t.bar("p1", f"fortress {TWELVE[12]}") == "RSK-FOR-04"
    t.do("p1", f"raze {TWELVE[0]}")
    assert t.bar("p1", f"fortress {TWELVE[12]}") is None


@pytest.mark.clause("RSK-FOR-05", "RSK-R-22")
@pytest.mark.parametrize(("defenders", "most"), [(8, 3), (7, 3), (6, 2), (2, 2), (1, 2)])
def test_six_defenders_are_sheltered(defenders: int, most: int) -> None:
    t = siege(defenders)
    t.do("p1", f"attack {HERE}>{THERE}")
    assert len(t.offers("p1", "engage")) == most
    if most == 2:
        assert t.bar("p1", "engage 3") == "RSK-FOR-05"


@pytest.mark.clause("RSK-FOR-06")
def test_the_limit_is_looked_at_before_every_round() -> None:
    """X-17 of the rulebook: 6 5 3 against 4 2."""
    t = siege(7, "653 42")
    t.do("p1", f"attack {HERE}>{THERE}", "engage 3").do("p2", "defend 2")
    assert t.regiments(THERE) == 5
    t.do("p1", f"attack {HERE}>{THERE}")
    assert t.offers("p1", "engage") == ["1", "2"]


@pytest.mark.clause("RSK-FOR-07", "RSK-FOR-10")
def test_a_captured_fortress_is_destroyed() -> None:
    t = siege(1, "66 1")
    t.do("p1", f"attack {HERE}>{THERE}", "engage 2", "occupy 2")
    assert (t.frame, t.legal("p1")) == ("Captured", ["keep", "destroy"])
    t.do("p1", "destroy")
    assert t["advanced"]["fortresses"] == []
    assert t.frame == "Assault"


@pytest.mark.clause("RSK-FOR-08", "RSK-R-23")
def test_a_kept_fortress_works_at_once_and_is_paid_for_next_turn() -> None:
    t = siege(1, "66 1 1")
    t.do("p1", f"attack {HERE}>{THERE}", "engage 2", "occupy 2", "keep")
    assert t["advanced"]["fortresses"] == [THERE]
    assert t["advanced"]["debts"] == {"p1": [THERE]}
    t.do("p1", "end_combat", "end_turn")
    t = war(
        "Turns", rules="fortresses", fortresses=THERE, advanced={"debts": {"p1": [THERE]}}, irlande="p1", ecosse="p1"
    )
    assert t["pool"] == 1
    assert t["advanced"]["debts"] == {}


@pytest.mark.clause("RSK-R-23")
def test_debts_that_the_pool_does_not_cover() -> None:
    t = war(
        "Turns", rules="fortresses", fortresses="irlande ecosse", advanced={"debts": {"p1": ["irlande", "ecosse"]}},
        irlande="p1", ecosse="p1",
    )  # fmt: skip
    assert t["pool"] == 3
    assert t.bar("p1", "place irlande") == "RSK-R-23"
    assert t.bar("p1", "end_reinforcements") == "RSK-R-23"
    assert t.bar("p1", "pay russie") == "RSK-FOR-08"
    t.do("p1", "pay ecosse")
    assert t["pool"] == 1
    assert t.bar("p1", "pay irlande") == "RSK-R-23"
    t.do("p1", "forfeit irlande")
    assert t["advanced"]["fortresses"] == ["ecosse"]
    assert t.bar("p1", "place irlande") is None


@pytest.mark.clause("RSK-R-23")
def test_a_debt_is_due_though_the_fortress_is_lost() -> None:
    t = war("Turns", rules="fortresses", advanced={"debts": {"p1": ["ecosse"]}}, irlande="p1", ecosse="p2")
    assert t["pool"] == 1


@pytest.mark.clause("RSK-FOR-09", "RSK-FOR-10", "RSK-R-24")
@pytest.mark.parametrize("frame", ["Reinforcements", "Assault", "Movement"])
def test_a_player_destroys_his_own_in_his_turn(frame: str) -> None:
    t = war(
        frame,
        rules="fortresses",
        put={"pool": 3 if frame == "Reinforcements" else 0},
        fortresses="irlande ecosse",
        irlande=("p1", 2),
    )
    assert t.bar("p1", "raze ecosse") == "RSK-FOR-09"
    t.do("p1", "raze irlande")
    assert t["advanced"]["fortresses"] == ["ecosse"]
    assert t.frame == frame


@pytest.mark.clause("RSK-R-25")
def test_fortresses_stay_when_a_capital_falls() -> None:
    capitals = {"p1": "russie", "p2": "ecosse", "p3": "saxe"}
    t = war(
        rules="fortresses", fortresses="galice", dice="6 1", capitals=capitals, irlande=("p1", 3),
        russie="p1", saxe="p3", baviere="p3",
    )  # fmt: skip
    t.do("p1", "attack irlande>ecosse", "engage 1", "occupy 1")
    assert t.owner("galice") == "p1"  # with all that was p2's
    assert t["advanced"]["fortresses"] == ["galice"]
    assert t["advanced"]["debts"] == {}
    assert t["pool"] == 0


@pytest.mark.clause("RSK-CMP-06", "RSK-CMP-05")
def test_rules_are_chosen_singly() -> None:
    t = war("Reinforcements", rules="fortresses", put={"pool": 9}, irlande="p1")
    assert t.bar("p1", "general irlande") == "RSK-GEN-02"
    assert t.bar("p1", "fleet irlande") == "RSK-FLT-02"
