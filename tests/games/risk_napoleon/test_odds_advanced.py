"""Odds with fortresses, leaders, at sea, of interceptions and at Waterloo: against the dice counted one by one."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.kernel.odds import Siege, conquest
from tests.games.risk_napoleon.campaigning import ENG, FRA, fleet, history, war
from tests.games.risk_napoleon.helpers import Table


def odds(t: Table, seat: str, action: str) -> dict[str, Any]:
    told = GAME.odds(t.state, GAME.seat_number(seat), GAME.vocabulary.parse(action))
    assert told is not None
    return told


def test_a_fortress_counts() -> None:
    t = war(fortresses="ecosse", irlande=("p1", 9), ecosse=("p2", 6))
    told = odds(t, "p1", "attack irlande>ecosse")
    assert told["dice"] == [2, 2]
    assert told["fight"]["win"] == Siege([0, 2, 2, 2, 2, 2, 2, 3]).conquest(8, 6) < conquest(8, 6)


def test_a_leader_counts() -> None:
    t = history(lorraine=("fra", 9), belgique=("aut", 3))
    t.do(FRA, "attack lorraine>belgique")
    plain = odds(t, FRA, "engage 3")["fight"]["win"]
    t.do(FRA, "leader")
    assert odds(t, FRA, "engage 3")["fight"]["win"] > plain


def test_fights_at_sea() -> None:
    fleets = {"fleet_1": "sea l_manche", "fleet_2": "sea l_manche", "fleet_5": "sea l_manche"}
    t = war("NavalCombat", fleets=fleets, r_royaume_uni="p1")
    assert odds(t, "p1", "naval_attack l_manche")["fight"]["win"] == conquest(2, 1)
    t.do("p1", "naval_attack l_manche")
    assert odds(t, "p1", "fire 1")["dice"] == [1, 1]


@pytest.mark.parametrize(("fleets", "each"), [(1, 1 / 3), (2, 2 / 3)])
def test_interceptions(fleets: int, each: float) -> None:
    lying = {f"fleet_{n}": "sea l_manche" for n in range(5, 5 + fleets)}
    t = war(rules="fleets", fleets=lying, r_royaume_uni="p1", sud_angleterre=("p1", 9), normandie_bretagne="p2")
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "embark 3")
    told = odds(t, "p2", "intercept")
    assert told["convoy"][0]["p"] == pytest.approx((1 - each) ** 3)
    assert sum(row["lost"] * row["p"] for row in told["convoy"]) == pytest.approx(3 * each)


def test_an_escorted_convoy_is_a_fight_first() -> None:
    t = history(
        normandie_bretagne=("fra", 9), fleets={fleet("eng", 1): "sea l_manche", fleet("fra", 1): "sea l_manche"}
    )
    t.do(FRA, "attack normandie_bretagne>sud_angleterre", "embark 3", f"escort {fleet('fra', 1)}", "set_sail")
    assert odds(t, ENG, "intercept")["fight"]["win"] == conquest(1, 1)
    assert GAME.odds(t.state, 0, GAME.vocabulary.parse("intercept")) is None  # only to whom it concerns


def test_waterloo() -> None:
    t = history("belgium_1815", frame="Calendar", calendar={"stage": "begin"})
    assert odds(t, FRA, "engage 3")["dice"] == [3, 2]
    t.do(FRA, "engage 2")
    assert odds(t, ENG, "defend 1")["dice"] == [2, 1]
